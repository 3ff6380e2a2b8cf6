import type { Tier } from '@/src/gaokao/planUnit';
import { chanceText } from '@/src/gaokao/sheet';
import { categoryName } from '@/src/gaokao/subjects';
import { formatNumber } from '@/src/lib/formatNumber';
import { isYes, numberOr, textOr, textsOf } from '@/src/lib/record';
import { Bar } from '@/src/ui/Bar';
import { type CellProps, emptyText } from '@/src/ui/fields/field';
import { StateTag } from '@/src/ui/StateTag';
import { TierCounts } from '../unit/TierBar';
import { tierName } from '../unit/TierTag';
import styles from './volunteer.module.css';

/** 物理类 and the subjects, a character each. */
export function CategoryCell({ record }: CellProps<1 | 2 | 3 | 4 | 5>) {
  const category = ([1, 2, 3, 4, 5] as const).find((one) => one === numberOr(record.category));
  return (
    <>
      {category ? categoryName(category) : emptyText}{' '}
      <span className={styles.soft}>
        {textsOf(record.subjects)
          .map((subject) => subject.slice(0, 1))
          .join('')}
      </span>
    </>
  );
}

/** The score, and the rank behind it. */
export function ScoreCell({ record }: CellProps<number>) {
  const rank = numberOr(record.rank, Number.NaN);
  return (
    <>
      {textOr(record.score, '–')}{' '}
      <span className={styles.soft}>{Number.isNaN(rank) ? '–' : formatNumber(rank)}</span>
    </>
  );
}

/** Name of the scheme; the main one is marked. */
export function NameCell({ value, record }: CellProps<string>) {
  return (
    <>
      {value || emptyText} {isYes(record.isMain) && <StateTag tone="primary">主</StateTag>}
    </>
  );
}

/** Rows of those that the batch takes. */
export function FilledCell({ record }: CellProps<number>) {
  return <Bar value={numberOr(record.filled)} max={numberOr(record.limit)} low={false} label="已填志愿" />;
}

const tiers: readonly (readonly [member: string, tier: Tier])[] = [
  ['reach', 1],
  ['match', 2],
  ['safe', 3],
  ['risky', 0],
  ['unknown', 9],
];

function countsOf(record: Readonly<Record<string, unknown>>) {
  return tiers.map(([member, tier]) => ({ tier, count: numberOr(record[member]) }));
}

/** Rows by tier, as figures and as a bar. */
export function TiersCell({ record }: CellProps<number>) {
  const counts = countsOf(record);
  return (
    <span className={styles.tiers}>
      <TierCounts counts={counts} />
    </span>
  );
}

/** The same in a file: 冲 11，稳 14，保 6，险 1. */
export function tiersText(record: Readonly<Record<string, unknown>>): string {
  const shown = countsOf(record).filter(({ count }) => count > 0);
  return shown.map(({ tier, count }) => `${tierName(tier)} ${count}`).join('，');
}

/** The first row as its mode calls it. */
export function FirstCell({ value }: CellProps<string>) {
  return value || emptyText;
}

/** The chance of the last row: what the table falls back on. */
export function LastChanceCell({ record }: CellProps<number>) {
  const chance = numberOr(record.lastChance, Number.NaN);
  return chanceText(record.lastChance === null || Number.isNaN(chance) ? null : chance);
}

/** Share of the rows with 服从调剂; nothing where the batch does not know it. */
export function ObeyedCell({ record }: CellProps<number>) {
  const filled = numberOr(record.filled);
  if (!isYes(record.obeyAllowed) || numberOr(record.mode) === 1 || filled === 0) return emptyText;
  return `${Math.round((100 * numberOr(record.obeyed)) / filled)}%`;
}

/** Errors and warnings of the checks. */
export function ChecksCell({ record }: CellProps<number>) {
  const [errors, warns] = [numberOr(record.errors), numberOr(record.warns)];
  if (errors + warns === 0) return <StateTag tone="success">通过</StateTag>;
  return (
    <>
      {errors > 0 && <StateTag tone="danger">{errors} 错误</StateTag>}{' '}
      {warns > 0 && <StateTag tone="warning">{warns} 警告</StateTag>}
    </>
  );
}
