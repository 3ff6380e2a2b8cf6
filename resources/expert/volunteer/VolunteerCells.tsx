import { Fragment } from 'react';
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

type Members = Readonly<Record<string, unknown>>;

/** 物理类 and the subjects, a character each. */
export function CategoryCell({ record }: CellProps<1 | 2 | 3 | 4 | 5>) {
  return <SoftPair of={categoryPair(record)} />;
}

/** The same in a file: 物理类 物化地. */
export function categoryText(record: Members): string {
  return categoryPair(record).join(' ').trim();
}

function categoryPair(record: Members): Pair {
  const category = ([1, 2, 3, 4, 5] as const).find((one) => one === numberOr(record.category));
  const subjects = textsOf(record.subjects).map((subject) => subject.slice(0, 1));
  return [category ? categoryName(category) : emptyText, subjects.join('')];
}

/** The score, and the rank behind it. */
export function ScoreCell({ record }: CellProps<number>) {
  return <SoftPair of={scorePair(record)} />;
}

/** The same in a file: 598 / 12,345. */
export function scoreText(record: Members): string {
  return scorePair(record).join(' / ');
}

function scorePair(record: Members): Pair {
  const rank = numberOr(record.rank, Number.NaN);
  return [textOr(record.score, '–'), Number.isNaN(rank) ? '–' : formatNumber(rank)];
}

type Pair = readonly [first: string, second: string];

/** Two texts of a cell, the second one softer. */
function SoftPair({ of: [first, second] }: { readonly of: Pair }) {
  return (
    <>
      {first} <span className={styles.soft}>{second}</span>
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

/** The same in a file: 38 / 45. */
export function filledText(record: Members): string {
  return `${numberOr(record.filled)} / ${numberOr(record.limit)}`;
}

const tiers: readonly (readonly [member: string, tier: Tier])[] = [
  ['reach', 1],
  ['match', 2],
  ['safe', 3],
  ['risky', 0],
  ['unknown', 9],
];

function countsOf(record: Members) {
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
export function tiersText(record: Members): string {
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
  return obeyedText(record);
}

/** The same in a file: 84%. */
export function obeyedText(record: Members): string {
  const filled = numberOr(record.filled);
  if (!isYes(record.obeyAllowed) || numberOr(record.mode) === 1 || filled === 0) return emptyText;
  return `${Math.round((100 * numberOr(record.obeyed)) / filled)}%`;
}

/** Errors and warnings of the checks. */
export function ChecksCell({ record }: CellProps<number>) {
  return checksOf(record).map(({ tone, text }) => (
    <Fragment key={tone}>
      <StateTag tone={tone}>{text}</StateTag>{' '}
    </Fragment>
  ));
}

/** The same in a file: 2 错误 3 警告. */
export function checksText(record: Members): string {
  return checksOf(record)
    .map(({ text }) => text)
    .join(' ');
}

interface Check {
  readonly tone: 'success' | 'warning' | 'danger';
  readonly text: string;
}

function checksOf(record: Members): readonly Check[] {
  const found = [
    { tone: 'danger', count: numberOr(record.errors), word: '错误' },
    { tone: 'warning', count: numberOr(record.warns), word: '警告' },
  ] as const;
  const shown = found.filter(({ count }) => count > 0);
  if (shown.length === 0) return [{ tone: 'success', text: '通过' }];
  return shown.map(({ tone, count, word }) => ({ tone, text: `${count} ${word}` }));
}
