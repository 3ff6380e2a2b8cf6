import { addUnits } from '@/src/gaokao/addUnits';
import { type Chance, type ChanceContext, unitChance, withChance } from '@/src/gaokao/chance';
import { itemOf } from '@/src/gaokao/difference';
import type { PlanUnit, Tier } from '@/src/gaokao/planUnit';
import { matchReq } from '@/src/gaokao/requirement';
import { tierOf } from '@/src/gaokao/tier';
import type { ChoiceItem } from '@/src/gaokao/volunteerTable';
import { groupBy } from '@/src/lib/groupBy';
import type { BatchRow } from '../gaokao/batchTable';
import type { MockServer } from '../mockServer';
import { chanceContextOf } from './chances';
import { hashOf } from './plan/plan';
import { unitsOf } from './planUnits';
import type { StudentRow } from './studentTable';
import type { Fault, Recipe, VolunteerRow } from './volunteerTable';

/** The rows of a seeded table: sensible ones of each tier by rising chance, and then what is deliberately wrong. */
export async function pickRows(
  mockServer: MockServer,
  row: VolunteerRow & { recipe: Recipe },
  batch: BatchRow,
): Promise<ChoiceItem[]> {
  const { mode, recipe } = row;
  const { student } = recipe;
  const units = await unitsOf(mockServer, { batchId: batch.id, category: student.category, mode });
  const context = await chanceContextOf(mockServer, student, batch);
  const chosen = choose(choicesOf(units, context, `${row.id}`), recipe, batch);
  const whole = chosen.map(({ unit }) => withChance(unit, context));
  const { items } = addUnits({ items: [], units: whole, batch: { ...batch, mode }, student, place: 'end' });
  const rows = items.map(itemOf);
  return recipe.faults.reduce((all, fault) => spoil[fault](all, units, student), rows);
}

/** A unit and its chance: thousands are looked at, so none of them is copied. */
interface Choice extends Pick<Chance, 'chance' | 'refRank'> {
  readonly unit: PlanUnit;
  /** The smaller, the sooner it is taken. */
  readonly order: number;
}

function choicesOf(units: readonly PlanUnit[], context: ChanceContext, seed: string): Choice[] {
  return units.flatMap((unit) => {
    if (unit.gone === 1 || matchReq(unit, context.candidate).ok === 0) return [];
    const { chance, refRank, volatility } = unitChance(unit, context);
    return { unit, chance, refRank, order: hashOf(seed + unit.key) + doubtOf(unit, volatility ?? 0) };
  });
}

/** Units of each tier, not more than two of a college, from the hardest to the easiest. */
function choose(
  choices: readonly Choice[],
  { counts, faults }: Pick<Recipe, 'counts' | 'faults'>,
  batch: BatchRow,
): Choice[] {
  const tiers = groupBy(choices, ({ chance }) => String(tierOf(chance, batch)));
  const [reach, match, safe] = counts;
  const [surest] = faults.includes('unsafe') ? [] : sure(tiers.get('3') ?? []);
  const used = new Map<string, number>(surest ? [[surest.unit.schoolCode, 2]] : []);
  const take = (tier: Tier, count: number): Choice[] => {
    const taken: Choice[] = [];
    for (const choice of (tiers.get(String(tier)) ?? []).toSorted(byOrder)) {
      const { schoolCode } = choice.unit;
      const already = used.get(schoolCode) ?? 0;
      if (taken.length >= count || already >= 2) continue;
      used.set(schoolCode, already + 1);
      taken.push(choice);
    }
    return taken;
  };
  const safer = Math.max(0, safe - (surest ? 1 : 0));
  const known = [...take(1, reach), ...take(2, match), ...take(3, safer), ...(surest ? [surest] : [])];
  const blind = take(9, known.length === 0 ? reach + match + safe : 0);
  return [...known, ...blind].sort(
    (one, other) => (one.chance ?? 100) - (other.chance ?? 100) || (one.refRank ?? 0) - (other.refRank ?? 0),
  );
}

/** Doubts of an expert about a unit: invented or unsteady figures, few places, a high fee. */
function doubtOf({ synthetic, planCount, planPrev, tuition = 0 }: PlanUnit, volatility: number): number {
  const shrinks = planPrev !== undefined && planCount <= 0.72 * planPrev;
  const unsteady = volatility > 0.12 ? 1 : 0;
  return synthetic * 0.4 + unsteady + (shrinks ? 1 : 0) + (tuition > 15_000 ? 1 : 0);
}

/** The last row must be a safe one. */
function sure(choices: readonly Choice[]): Choice[] {
  return choices.filter(({ chance }) => (chance ?? 0) >= 97).toSorted(byOrder);
}

function byOrder(one: Choice, other: Choice): number {
  return one.order - other.order;
}

type Spoil = (rows: ChoiceItem[], units: readonly PlanUnit[], student: StudentRow) => ChoiceItem[];

const spoil: Readonly<Record<Fault, Spoil>> = {
  // an easy row stands before harder ones
  shadow: (rows) => {
    const from = Math.floor(rows.length * 0.8);
    const moved = rows[from];
    if (!moved || rows.length < 6) return rows;
    const rest = rows.filter((row) => row !== moved);
    return [...rest.slice(0, from - 2), moved, ...rest.slice(from - 2)];
  },
  retreat: (rows) => rows.map((row, index) => (index % 6 === 2 ? { ...row, obey: 0 } : row)),
  subject: (rows, units, student) => {
    const isUnfit = (unit: PlanUnit) => unit.gone === 0 && matchReq(unit, student).ok === 0;
    const unfit = units.filter(isUnfit)[7] ?? units.find(isUnfit);
    return unfit ? replaced(rows, 4, unfit) : rows;
  },
  gone: (rows, units) => {
    const gone = units.find((unit) => unit.gone === 1);
    return gone ? replaced(rows, 6, gone) : rows;
  },
  noPick: (rows) => rows.map((row, index) => (index === 8 ? { ...row, picks: [] } : row)),
  // needs no change: the table has no 保 row
  unsafe: (rows) => rows,
};

function replaced(rows: readonly ChoiceItem[], index: number, { key, majors }: PlanUnit): ChoiceItem[] {
  const picks = majors.slice(0, 2).map(({ majorCode }) => majorCode);
  return rows.map((row, place) => (place === index ? { ...row, key, picks } : row));
}
