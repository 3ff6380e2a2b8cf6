import type { PlanUnit } from '@/src/gaokao/planUnit';
import { matchReq } from '@/src/gaokao/requirement';
import { normalKey } from '@/src/gaokao/unitKey';
import type { ChoiceRow } from '@/src/gaokao/volunteerTable';
import { assessUnit, type ScoreContext } from './assess';
import { newUid } from './readTable';
import { type Rows, unitName } from './rows';

/** Where units go: by their chance (A8), to the end, behind the row with the cursor, or before the row at an index. */
export interface Adding {
  readonly at?: 'auto' | 'end' | 'after' | number;
  /** Adds a unit that the student may not apply to: the staff have said so. */
  readonly force?: boolean;
  readonly cursor?: string | undefined;
}

/** What became of units that were to be added. */
export interface Added {
  /** Uids of the new rows. */
  readonly uids: readonly string[];
  /** What the staff read: 已加入 2 个；1 个重复已跳过. */
  readonly text: string;
  /** Why a single unit was not added. */
  readonly refused?: 'duplicate' | 'full' | 'conflict' | 'readOnly';
}

/** A8: adds units one after the other; what is there already, what has no room and what the student may not apply to is left out. */
export function addTo(
  rows: Rows,
  units: readonly PlanUnit[],
  context: ScoreContext,
  how: Adding,
): Added & { readonly rows: Rows } {
  const [only] = units;
  const refusal = only && units.length === 1 ? refusalOf(rows, only, context, how) : undefined;
  if (refusal) return { ...refusal, rows, uids: [] };
  const counts = { duplicate: 0, full: 0, conflict: 0 };
  const uids: string[] = [];
  let sum = rows;
  for (const unit of units) {
    const refused = refusalOf(sum, unit, context, how)?.refused;
    if (refused) {
      counts[refused] += 1;
      continue;
    }
    const row = newRow(unit, context);
    sum = sum.toSpliced(placeFor(sum, row, how, uids), 0, row);
    uids.push(row.uid);
  }
  return { rows: sum, uids, text: textOf(uids.length, counts) };
}

function textOf(added: number, counts: Readonly<Record<'duplicate' | 'full' | 'conflict', number>>): string {
  const parts = [
    added > 0 && `已加入 ${added} 个`,
    counts.duplicate > 0 && `${counts.duplicate} 个重复已跳过`,
    counts.full > 0 && `${counts.full} 个超出上限未加入`,
    counts.conflict > 0 && `${counts.conflict} 个选科不符未加入`,
  ];
  return parts.filter((part) => part !== false).join('；');
}

function refusalOf(rows: Rows, unit: PlanUnit, { batch, candidate }: ScoreContext, { force }: Adding) {
  const key = normalKey(unit.key);
  const place = rows.findIndex((row) => normalKey(row.unit.key) === key);
  if (place >= 0)
    return {
      refused: 'duplicate',
      text: `第 ${place + 1} 志愿已有「${unitName(unit)}」，不能重复填报`,
    } as const;
  if (rows.length >= batch.maxChoices)
    return { refused: 'full', text: `本批次最多填 ${limitText(batch)}，已满` } as const;
  const match = matchReq(unit, candidate);
  if (match.ok === 0 && !force)
    return { refused: 'conflict', text: `选科不符：${match.reasons.join('；')}，仍要加入？` } as const;
  return undefined;
}

/** A limit as the batch's mode counts: 45 个院校专业组. */
export function limitText({ mode, maxChoices }: ScoreContext['batch']): string {
  return `${maxChoices} ${mode === 1 ? '个专业志愿' : mode === 2 ? '个院校专业组' : '所院校'}`;
}

function placeFor(
  rows: Rows,
  row: ChoiceRow,
  { at = 'auto', cursor }: Adding,
  before: readonly string[],
): number {
  if (typeof at === 'number') return Math.min(rows.length, at + before.length);
  const behind = before.at(-1) ?? cursor;
  if (at === 'after') return rows.findIndex(({ uid }) => uid === behind) + 1 || rows.length;
  const { chance } = row.unit;
  if (at === 'end' || chance === null) return rows.length;
  return rows.findLastIndex(({ unit }) => unit.chance !== null && unit.chance <= chance) + 1;
}

/** A row as it begins: consent to adjustment where the batch knows it, and the majors that suit best (A8). */
export function newRow(unit: PlanUnit, context: ScoreContext): ChoiceRow {
  const assessed = assessUnit(context, unit);
  const { batch } = context;
  return {
    uid: newUid(),
    unit: assessed,
    picks: batch.mode === 1 ? [] : bestMajors(assessed, context).slice(0, batch.maxMajors),
    obey: batch.mode === 1 ? 0 : batch.obeyAllowed,
    locked: 0,
    manualTier: null,
    note: '',
  };
}

/** Codes of the majors that the student may choose and does not rule out: wished-for ones first, then by chance. */
export function bestMajors({ majors, category }: PlanUnit, { candidate }: ScoreContext): readonly string[] {
  const { prefer, exclude } = candidate;
  const isWished = (code: string) => (prefer.majorCodes.includes(code) ? 0 : 1);
  return majors
    .filter((major) => !exclude.majorCodes.includes(major.majorCode))
    .filter((major) => matchReq({ req: major.req, category }, candidate).ok !== 0)
    .toSorted((a, b) => isWished(a.majorCode) - isWished(b.majorCode) || (b.chance ?? -1) - (a.chance ?? -1))
    .map(({ majorCode }) => majorCode);
}
