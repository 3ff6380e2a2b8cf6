import { addMessage, addUnits, defaultPicks } from '@/src/gaokao/addUnits';
import type { PlanUnit } from '@/src/gaokao/planUnit';
import { normalKey, unitName } from '@/src/gaokao/unitKey';
import { assessUnit, type ScoreContext } from './assess';
import { newUid } from './readTable';
import type { Rows } from './rows';

/** The place of added units: by chance (A8), at the end, behind the row with the cursor, before an index. */
export interface Adding {
  readonly at?: 'auto' | 'end' | 'after' | number;
  /** Adds a unit that the student may not apply to: the staff have said so (仍要加入). */
  readonly force?: boolean;
  readonly cursor?: string | undefined;
}

/** The result of adding units. */
export interface Added {
  /** Uids of the new rows. */
  readonly uids: readonly string[];
  /** The message for the staff: 已加入 2 个；1 个重复已跳过. For a single omitted unit, the reason. */
  readonly text: string;
  /** Why a single unit was not added. */
  readonly refused?: 'foreign' | 'duplicate' | 'full' | 'conflict' | 'readOnly';
}

/** A8: the rows with the added units, and the message about them. */
export function addTo(
  rows: Rows,
  units: readonly PlanUnit[],
  context: ScoreContext,
  { at = 'auto', force, cursor }: Adding,
): Added & { readonly rows: Rows } {
  const { batch, candidate } = context;
  const behind =
    at === 'after' ? rows.findIndex(({ uid }) => uid === cursor) : typeof at === 'number' ? at - 1 : 0;
  const result = addUnits({
    items: rows,
    units: units.map((unit) => assessUnit(context, unit)),
    batch,
    student: candidate,
    place:
      at === 'auto' ? undefined : at === 'end' || (at === 'after' && behind < 0) ? 'end' : { after: behind },
    confirmed: force,
    newUid,
  });
  const uids = result.added.map(({ uid }) => uid);
  const [only] = units;
  const refusal = units.length === 1 && only ? refusalOf(rows, only, context, result) : undefined;
  return { rows: result.items, uids, text: addMessage(result), ...refusal };
}

/** Why a unit cannot join the open table; said after its name, or alone beside it. */
export const ofOtherBatch = '不属于本批次';

/** Why a single unit was left out, in the words of E3. */
function refusalOf(
  rows: Rows,
  unit: PlanUnit,
  { batch }: ScoreContext,
  { foreign, duplicates, over, conflicts: [conflict] }: ReturnType<typeof addUnits>,
): Omit<Added, 'uids'> | undefined {
  if (foreign.length > 0)
    return { refused: 'foreign', text: `「${unitName(unit)}」${ofOtherBatch}，不能加入` };
  if (duplicates.length > 0) {
    const key = normalKey(unit.key);
    const place = rows.findIndex((row) => normalKey(row.unit.key) === key) + 1;
    return { refused: 'duplicate', text: `第 ${place} 志愿已有「${unitName(unit)}」，不能重复填报` };
  }
  if (over.length > 0) return { refused: 'full', text: `本批次最多填 ${limitText(batch)}，已满` };
  if (conflict)
    return { refused: 'conflict', text: `选科不符：${conflict.match.reasons.join('；')}，仍要加入？` };
  return undefined;
}

/** The reason why a unit can never take a row's place: another pool, or another row that has it. */
export function whyNoReplacement(
  rows: Rows,
  uid: string,
  unit: PlanUnit,
  { candidate }: ScoreContext,
): string | undefined {
  if (unit.category !== candidate.category) return `科类不符，不能替换为 ${unitName(unit)}`;
  const place = rows.findIndex((row) => row.uid !== uid && normalKey(row.unit.key) === normalKey(unit.key));
  return place < 0 ? undefined : `第 ${place + 1} 志愿已有「${unitName(unit)}」，不能重复填报`;
}

/** A limit as the batch's mode counts: 45 个院校专业组. */
export function limitText({ mode, maxChoices }: Pick<ScoreContext['batch'], 'mode' | 'maxChoices'>): string {
  return `${maxChoices} ${mode === 1 ? '个专业志愿' : mode === 2 ? '个院校专业组' : '所院校'}`;
}

/** The members that a row takes anew when it names another unit; the note is kept. */
export function freshChoice(unit: PlanUnit, context: ScoreContext) {
  const { batch, candidate } = context;
  const assessed = assessUnit(context, unit);
  const picks = defaultPicks(assessed, batch, candidate);
  return { unit: assessed, picks, obey: batch.obeyAllowed, locked: 0, manualTier: null } as const;
}
