import { sameId } from '@/src/lib/recordId';
import type { BatchConfig } from './batch';
import type { PlanMajor, PlanUnit } from './planUnit';
import { type Match, matchReq } from './requirement';
import type { Student } from './student';
import { normalKey } from './unitKey';
import type { ChoiceRow } from './volunteerTable';

/** The parts of a student that adding needs. */
export type Adder = Pick<Student, 'category' | 'subjects' | 'prefer' | 'exclude'>;

/** The units to add, and the table and batch that they join. */
export interface Addition {
  readonly items: readonly ChoiceRow[];
  readonly units: readonly PlanUnit[];
  readonly batch: Pick<BatchConfig, 'id' | 'mode' | 'maxChoices' | 'maxMajors' | 'obeyAllowed'>;
  readonly student: Adder;
  /** By its chance where absent; `after` is the index of a row. */
  readonly place?: 'end' | { readonly after: number } | undefined;
  /** True once the expert wants a single unit in spite of its subjects (仍要加入). */
  readonly confirmed?: boolean | undefined;
  readonly newUid?: (() => string) | undefined;
}

/** The table after adding, and the outcome of each unit. */
export interface AddResult {
  readonly items: readonly ChoiceRow[];
  readonly added: readonly ChoiceRow[];
  /** Units of another batch. */
  readonly foreign: readonly PlanUnit[];
  readonly duplicates: readonly PlanUnit[];
  readonly over: readonly PlanUnit[];
  readonly conflicts: readonly { readonly unit: PlanUnit; readonly match: Match }[];
}

/**
 * A8: adds units in their order. None of another batch, none twice, none above the limit, none that the subjects do not
 * allow.
 */
export function addUnits(addition: Addition): AddResult {
  const items = [...addition.items];
  const keys = new Set(items.map((row) => normalKey(row.unit.key)));
  const added: ChoiceRow[] = [];
  const foreign: PlanUnit[] = [];
  const duplicates: PlanUnit[] = [];
  const over: PlanUnit[] = [];
  const conflicts: { unit: PlanUnit; match: Match }[] = [];
  for (const unit of addition.units) {
    const match = matchReq(unit, addition.student);
    if (!sameId(unit.batchId, addition.batch.id)) foreign.push(unit);
    else if (keys.has(normalKey(unit.key))) duplicates.push(unit);
    else if (items.length >= addition.batch.maxChoices) over.push(unit);
    else if (match.ok === 0 && !addition.confirmed) conflicts.push({ unit, match });
    else {
      const row = newRow(unit, addition);
      items.splice(placeOf(items, unit, addition.place, added.length), 0, row);
      keys.add(normalKey(unit.key));
      added.push(row);
    }
  }
  return { items, added, foreign, duplicates, over, conflicts };
}

function placeOf(
  items: readonly ChoiceRow[],
  unit: PlanUnit,
  place: Addition['place'],
  addedBefore: number,
): number {
  if (place === 'end') return items.length;
  if (place) return Math.min(place.after + 1 + addedBefore, items.length);
  return insertIndex(
    items.map((row) => row.unit.chance),
    unit.chance,
  );
}

/** A8: after the last row whose chance is not larger; at the end without a chance. */
export function insertIndex(chances: readonly (number | null)[], chance: number | null): number {
  if (chance === null) return chances.length;
  return 1 + chances.findLastIndex((other) => other !== null && other <= chance);
}

function newRow(unit: PlanUnit, { batch, student, newUid = () => crypto.randomUUID() }: Addition): ChoiceRow {
  const picks = defaultPicks(unit, batch, student);
  return { uid: newUid(), unit, picks, obey: batch.obeyAllowed, locked: 0, manualTier: null, note: '' };
}

/** A8: the first majors of a new row: permitted ones only and none twice, liked ones first, then by chance. */
export function defaultPicks(
  unit: PlanUnit,
  { mode, maxMajors }: Pick<BatchConfig, 'mode' | 'maxMajors'>,
  student: Adder,
): string[] {
  if (mode === 1) return [];
  const { prefer, exclude } = student;
  const fitting = unit.majors.filter(
    (major) => matchReq(major, student).ok !== 0 && !namesMajor(exclude.majorCodes, major),
  );
  const liked = (major: PlanMajor) => (namesMajor(prefer.majorCodes, major) ? 0 : 1);
  const codes = fitting
    .toSorted((a, b) => liked(a) - liked(b) || (b.chance ?? -1) - (a.chance ?? -1))
    .map((major) => major.majorCode);
  return [...new Set(codes)].slice(0, maxMajors);
}

/** Whether a list of national codes names a major; the code inside a plan is the province's own. */
export function namesMajor(codes: readonly string[], major: Pick<PlanUnit, 'majorCode' | 'majorId'>) {
  return codes.some((code) => code === String(major.majorId) || code === major.majorCode);
}

/** A8: one sentence for a bulk add; parts with a count of 0 are left out. */
export function addMessage({ added, foreign, duplicates, over, conflicts }: AddResult): string {
  const parts: [number, string][] = [
    [added.length, `已加入 ${added.length} 个`],
    [foreign.length, `${foreign.length} 个不属于本批次未加入`],
    [duplicates.length, `${duplicates.length} 个重复已跳过`],
    [over.length, `${over.length} 个超出上限未加入`],
    [conflicts.length, `${conflicts.length} 个选科不符未加入`],
  ];
  return parts.flatMap(([count, text]) => (count > 0 ? [text] : [])).join('；');
}
