import { tierQuota } from '@/src/gaokao/quota';
import { type BatchRow, batchTable, currentYear } from '../gaokao/batchTable';
import { provinceShortName } from '../platform/areas';
import { createRandom } from '../random';
import { accountTable } from '../system/accountTable';
import type { SeedContext } from '../table';
import { dayLength, formatTime } from '../time';
import { expertTable } from './expertTable';
import { hashOf } from './plan/plan';
import { firstStudentId, type StudentRow, studentTable } from './studentTable';
import type { Fault, Recipe, VolunteerRow } from './volunteerTable';

/** How many tables the demonstration begins with. */
const wanted = 90;

/** 方案一 … 方案五. */
const numerals = ['一', '二', '三', '四', '五'] as const;

/** 湖南本科批-方案一. */
export function tableName(
  { provinceId }: Pick<StudentRow, 'provinceId'>,
  batch: string,
  planNo: number,
): string {
  return `${provinceShortName(provinceId)}${batch.replace(/（.*?）/g, '')}-方案${numerals[planNo - 1] ?? planNo}`;
}

type Picking = Omit<Recipe, 'student'>;

/** The table that the demonstration opens with: 32 of 45 rows. */
const demo: Picking = { counts: [12, 14, 6], faults: ['shadow', 'subject', 'noPick'] };

/** Tables of the main batch for all who have begun, then other batches and second schemes until there are ninety. */
export function seedVolunteers({ now, seedOf }: SeedContext): VolunteerRow[] {
  const batches = seedOf(batchTable).filter(({ year }) => year === currentYear);
  const names = expertNames({ now, seedOf });
  const begun = seedOf(studentTable).filter(({ fillStatus }) => fillStatus >= 2);
  const plans = [
    ...begun.map((student) => ({ student, batch: mainOf(student, batches), planNo: 1 })),
    ...begun.flatMap((student) => besides(student, batches).map((batch) => ({ student, batch, planNo: 1 }))),
    ...begun.map((student) => ({ student, batch: mainOf(student, batches), planNo: 2 })),
  ];
  const whole = plans.flatMap(({ batch, ...plan }) => (batch ? [{ ...plan, batch }] : [])).slice(0, wanted);
  return whole.map(({ student, batch, planNo }, index) => {
    const picking =
      student.id === firstStudentId && planNo === 1 && batch.main === 1 ? demo : recipeOf(batch, index);
    const savedAt = formatTime(now - (30 + ((index * 577) % 4000)) * 60_000);
    const status = statusOf(student, batch, planNo);
    return {
      id: 501 + index,
      userId: student.id,
      ...{ provinceId: batch.provinceId, year: batch.year, batchId: batch.id, mode: batch.mode },
      ...{ category: student.category, planNo, name: tableName(student, batch.name, planNo) },
      isMain: planNo === 1 ? (1 as const) : (0 as const),
      status,
      version: 3 + (index % 15),
      items: [],
      recipe: { ...picking, ...(status >= 2 && { faults: picking.faults.filter(isOnlyWarned) }), student },
      ...{ chanceAt: savedAt, savedAt, savedBy: names.get(student.expertId ?? 0) ?? '平台' },
      createTime: formatTime(now - (8 + (index % 6)) * dayLength),
    };
  });
}

function expertNames({ seedOf }: SeedContext): ReadonlyMap<number, string> {
  const accounts = new Map(seedOf(accountTable).map(({ userId, nickName }) => [userId, nickName]));
  return new Map(seedOf(expertTable).map(({ id, name }) => [id, name || (accounts.get(id) ?? '')]));
}

function mainOf({ provinceId }: StudentRow, batches: readonly BatchRow[]): BatchRow | undefined {
  return batches.find((batch) => batch.provinceId === provinceId && batch.main === 1);
}

/**
 * Further batches of a student. Every third student fills in the advance batch. All do where a batch has a mode of
 * its own, as some 专科批 have.
 */
function besides({ id, provinceId }: StudentRow, batches: readonly BatchRow[]): BatchRow[] {
  const others = batches.filter((batch) => batch.provinceId === provinceId && batch.main === 0);
  const own = others.filter(({ modeOwn }) => modeOwn === 1);
  const advance = id % 3 === 0 ? others.filter(({ kind }) => kind === 'advance').slice(0, 1) : [];
  return [...new Set([...own.slice(0, 1), ...advance])];
}

function statusOf(
  { fillStatus, id }: StudentRow,
  { main }: BatchRow,
  planNo: number,
): VolunteerRow['status'] {
  if (planNo > 1) return id % 7 === 0 ? 9 : 0;
  if (main === 1 && fillStatus >= 4 && fillStatus <= 5) return fillStatus === 5 ? 3 : 2;
  return fillStatus === 3 ? 1 : 0;
}

const faultsByTurn: readonly (readonly Fault[])[] = [
  [],
  ['shadow'],
  ['retreat'],
  ['subject', 'shadow'],
  ['unsafe'],
  [],
  ['noPick', 'retreat'],
  ['gone'],
];

function isOnlyWarned(fault: Fault): boolean {
  return fault === 'shadow' || fault === 'retreat' || fault === 'unsafe';
}

/** A half to all of the batch's places, shared by its ratio. */
function recipeOf({ maxChoices, ratio, id }: BatchRow, index: number): Picking {
  const random = createRandom(id + index);
  const rows = Math.max(1, Math.round(maxChoices * (0.5 + random.below(11) / 20)));
  const [reach = 0, match = 0, safe = 0] = tierQuota(rows, ratio);
  const faults = faultsByTurn[Math.floor(hashOf(`f${index}`) * faultsByTurn.length)] ?? [];
  return { counts: [reach, match, faults.includes('unsafe') ? 0 : safe], faults };
}
