import type { Tier } from '@/src/gaokao/planUnit';

/** Marks of an expert for a row's tier; null leaves it to the chance (标记层级). */
export const tierMarks: readonly {
  readonly key: string;
  readonly label: string;
  readonly tier: Tier | null;
}[] = [
  { key: 'reach', label: '冲', tier: 1 },
  { key: 'match', label: '稳', tier: 2 },
  { key: 'safe', label: '保', tier: 3 },
  { key: 'auto', label: '自动', tier: null },
];
