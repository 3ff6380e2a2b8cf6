import { expect, test } from 'vitest';
import { checkStage } from '@/src/gaokao/checkStage';
import { categoryName } from '@/src/gaokao/subjects';
import { controlLinesOf } from './controlLines';
import { provinces } from './provinces';
import { seededTables, seedTableOf } from './scoreSeed';

test('[Q2] the official tables of 2026 hit D3 once, D5 five times, D6 five, D8 three, the others never', async () => {
  const names = provinces
    .flatMap(({ id }) => seededTables(id))
    .filter(({ year, published }) => year === 2026 && published === 1);
  const hits: Record<string, string[]> = {};
  for (const name of names) {
    const rows = (await seedTableOf(name)) ?? [];
    const prev = await seedTableOf({ ...name, year: 2025 });
    const lines = controlLinesOf(name.provinceId, 2026)
      .filter(({ category }) => category === name.category)
      .map(({ batch, score }) => ({ name: batch, score }));
    for (const code of new Set(checkStage(rows, { prev, lines }).map((problem) => problem.code)))
      hits[code] = [...(hits[code] ?? []), `${name.provinceId} ${categoryName(name.category)}`];
  }
  expect(Object.fromEntries(Object.entries(hits).map(([code, found]) => [code, found.length]))).toEqual({
    D3: 1,
    D5: 5,
    D6: 5,
    D8: 3,
  });
});

test('[Q2] D2 names the right sum', () => {
  const rows = [
    { score: 600, open: 1, count: 2000, cum: 2000 },
    { score: 599, count: 130, cum: 2125 },
  ] as const;
  expect(checkStage(rows)).toEqual([
    { code: 'D2', index: 1, score: 599, expected: 2130, text: '599 分：累计人数应为 2130' },
  ]);
});
