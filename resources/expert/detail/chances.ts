import type { BatchConfig } from '@/src/gaokao/batch';
import type { PlanUnit } from '@/src/gaokao/planUnit';
import type { Student } from '@/src/gaokao/student';
import type { VolunteerTable } from '@/src/gaokao/volunteerTable';
import { timeOr } from '@/src/lib/dates';
import { isRecord, numberOr, textOr } from '@/src/lib/record';

/** The maximum number of units per call (`schoolEnrollChance`). */
const perCall = 100;

type ChanceStudent = Pick<Student, 'userId' | 'category' | 'subjects' | 'score' | 'rank'>;

/** The members of a student that chances are computed from; nothing else of hers travels. */
export function chanceStudent({ userId, category, subjects, score, rank }: ChanceStudent) {
  return { userId, category, subjects, score, rank };
}

/** Bodies of the calls that compute the chances of a table anew, so many units each. */
export function chanceRequests({ items, provinceId, year, batchId }: VolunteerTable, student: Student) {
  const about = { ...chanceStudent(student), provinceId, year, batchId };
  const units = items.map(({ unit: { key } }) => ({ key }));
  return Array.from({ length: Math.ceil(units.length / perCall) }, (_, index) => ({
    ...about,
    units: units.slice(index * perCall, (index + 1) * perCall),
  }));
}

/** The table with the chances of the answers; a unit that none of them names keeps what it had. */
export function withChances(table: VolunteerTable, answers: readonly unknown[]): VolunteerTable {
  const found = answers
    .filter(isRecord)
    .flatMap(({ list }) => (Array.isArray(list) ? list.filter(isRecord) : []));
  const byKey = new Map(found.map((one) => [textOr(one.key), one]));
  const items = table.items.map((row) => {
    const fresh = byKey.get(row.unit.key);
    return fresh ? { ...row, unit: withFresh(row.unit, fresh) } : row;
  });
  const [first] = answers.filter(isRecord);
  return { ...table, items, chanceAt: timeOr(first?.at) || table.chanceAt };
}

function withFresh(unit: PlanUnit, fresh: Record<string, unknown>): PlanUnit {
  const majors = Array.isArray(fresh.majors) ? fresh.majors.filter(isRecord) : [];
  const chances = new Map(majors.map(({ majorCode, chance }) => [textOr(majorCode), figure(chance)]));
  return {
    ...unit,
    chance: figure(fresh.chance),
    refRank: figure(fresh.refRank),
    spread: figure(fresh.spread),
    volatility: figure(fresh.volatility),
    majors: unit.majors.map((major) => ({
      ...major,
      chance: chances.has(major.majorCode) ? chances.get(major.majorCode) : major.chance,
    })),
  };
}

function figure(value: unknown): number | null {
  const number = value === null ? Number.NaN : numberOr(value, Number.NaN);
  return Number.isNaN(number) ? null : number;
}

/** The batch of a table among those of its province; undefined where it is no more. */
export function batchOf(batches: readonly BatchConfig[], { batchId }: Pick<VolunteerTable, 'batchId'>) {
  return batches.find(({ id }) => String(id) === String(batchId));
}
