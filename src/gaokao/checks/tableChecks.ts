import { lineOf } from '../chance';
import type { Tier } from '../planUnit';
import { matchReq } from '../requirement';
import { half } from '../scoreTable';
import { shadowedRows } from '../sortRows';
import { rowTier } from '../tier';
import { normalKey, unitName } from '../unitKey';
import type { ChoiceRow } from '../volunteerTable';
import {
  type CheckedBatch,
  type CheckedStudent,
  type CheckedTable,
  type Problem,
  rowProblem,
  tableProblem,
} from './problem';

/** A last row below this chance is no safe choice (W04). */
const netChance = 95;

/** Rows from which tiers are compared with the ratio, and points of difference from which that is reported (W05). */
const balance = { rows: 10, points: 15 };

/** More rows of 险 than one in ten are too many (W12). */
const riskyShare = 10;

/** Majors of one college above which they are reported (I01). */
const majorsOfOneSchool = 6;

/** V10 and V08: whether there is a score, and whether it reaches the batch. */
export function checkScore(batch: CheckedBatch, student: CheckedStudent): Problem[] {
  const { score, rank } = student;
  const missing = score === null || rank === null ? [tableProblem('V10', '请先填写考生成绩与位次')] : [];
  const line = lineOf(batch, student.category, student.lineVariant)?.score;
  if (score === null || line === undefined || score >= line) return missing;
  return [...missing, tableProblem('V08', `成绩低于本批次控制线 ${line} 分，差 ${line - score} 分`)];
}

/** V01, V02 and W06. */
export function checkCount({ length }: readonly ChoiceRow[], { maxChoices }: CheckedBatch): Problem[] {
  if (length > maxChoices) {
    return [tableProblem('V02', `超过本批次上限：已填 ${length} 个，最多 ${maxChoices} 个`)];
  }
  return [
    ...(length === 0 ? [tableProblem('V01', '志愿表为空')] : []),
    ...(length < maxChoices ? [tableProblem('W06', `还可再填 ${maxChoices - length} 个志愿`)] : []),
  ];
}

/** V03: each row whose key an earlier one has. */
export function checkDuplicates(items: readonly ChoiceRow[]): Problem[] {
  const first = new Map<string, number>();
  return items.flatMap((row, index) => {
    const key = normalKey(row.unit.key);
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, index);
      return [];
    }
    const text = `与第 ${earlier + 1} 志愿重复（${unitName(row.unit)}）`;
    return [rowProblem({ row, index }, 'V03', text, { kind: 'removeRow', label: '删除重复', uid: row.uid })];
  });
}

/**
 * W03: rows after an easier one, in a batch of 平行志愿. Rows that the student may not apply to, or that no plan has, are left out: no place
 * helps them. A locked row stays where it is, and nothing is moved past a locked easier one: either is unlocked first.
 */
export function checkShadows(
  items: readonly ChoiceRow[],
  { parallel }: CheckedBatch,
  student: CheckedStudent,
): Problem[] {
  if (parallel === 0) return [];
  const rankOf = ({ unit }: ChoiceRow) =>
    unit.gone === 1 || matchReq(unit, student).ok === 0 ? null : unit.refRank;
  return shadowedRows(items.map(rankOf)).flatMap(({ index, by }) => {
    const row = items[index];
    const easier = items[by];
    if (!row || !easier) return [];
    const place = `第 ${by + 1} 志愿`;
    const fix = { kind: 'move', label: `移到${place}前`, uid: row.uid, before: easier.uid } as const;
    const text = `比${place}更难录取却排在其后，几乎不会被检索到`;
    const isLocked = row.locked === 1 || easier.locked === 1;
    return [rowProblem({ row, index }, 'W03', text, isLocked ? undefined : fix)];
  });
}

/** W04, W05 and W12: whether the tiers make the table safe. */
export function checkTiers(items: readonly ChoiceRow[], batch: CheckedBatch): Problem[] {
  if (items.length === 0) return [];
  const counts = new Map<Tier, number>();
  for (const row of items) {
    const tier = rowTier(row, batch);
    counts.set(tier, (counts.get(tier) ?? 0) + 1);
  }
  const count = (tier: Tier) => counts.get(tier) ?? 0;
  return [
    ...checkNet(items, count(3)),
    ...checkBalance(items.length, [count(1), count(2), count(3)], batch),
    ...(count(0) * riskyShare > items.length
      ? [tableProblem('W12', `险（＜${batch.rush}%）志愿 ${count(0)} 个，过多`)]
      : []),
  ];
}

function checkNet(items: readonly ChoiceRow[], safe: number): Problem[] {
  const chance = items.at(-1)?.unit.chance ?? null;
  if (chance !== null && chance >= netChance) {
    return safe > 0 ? [] : [tableProblem('W04', '缺少兜底：没有「保」层级的志愿')];
  }
  const last = chance === null ? '最后一个志愿录取机会无法估算' : `最后一个志愿录取机会 ${chance}%`;
  return [tableProblem('W04', `缺少兜底：${last}`)];
}

function checkBalance(
  n: number,
  counts: readonly [number, number, number],
  { ratio }: CheckedBatch,
): Problem[] {
  if (n < balance.rows) return [];
  const sum = ratio[0] + ratio[1] + ratio[2];
  const off = (['冲', '稳', '保'] as const).flatMap((name, tier) => {
    const count = counts[tier] ?? 0;
    const part = ratio[tier] ?? 0;
    const differs = 100 * Math.abs(count * sum - n * part) >= balance.points * n * sum;
    return differs ? [`${name} ${half((100 * count) / n)}%（建议 ${half((100 * part) / sum)}%）`] : [];
  });
  return off.length > 0 ? [tableProblem('W05', `冲稳保比例失衡：${off.join('，')}`)] : [];
}

/** W13: chances older than the student's last change. */
export function checkAge({ chanceAt, items }: CheckedTable, { updatedAt }: CheckedStudent): Problem[] {
  const stale = items.length > 0 && chanceAt && updatedAt && chanceAt < updatedAt;
  const fix = { kind: 'recompute', label: '重新计算' } as const;
  return stale ? [tableProblem('W13', '考生成绩已修改，录取机会待重新计算', fix)] : [];
}

/** I01: many majors of one college, where each is a row of its own. */
export function checkSchools(items: readonly ChoiceRow[], { mode }: CheckedBatch): Problem[] {
  if (mode !== 1) return [];
  const counts = new Map<string, number>();
  for (const { unit } of items) counts.set(unit.schoolName, (counts.get(unit.schoolName) ?? 0) + 1);
  return [...counts].flatMap(([name, count]) =>
    count > majorsOfOneSchool ? [tableProblem('I01', `${name}已填 ${count} 个专业`)] : [],
  );
}
