import { expect, test } from 'vitest';
import { byGrade, linesChart } from './collegeChart';

test('[E11] lines run from the oldest year, the student’s rank across them', () => {
  const lines = [
    { year: 2025, minRank: 21502 },
    { year: 2024, minRank: 0 },
    { year: 2023, minRank: '19267' },
  ];
  expect(linesChart(lines, 18876)).toEqual({
    head: '年份',
    categories: ['2023', '2024', '2025'],
    series: [
      { name: '投档位次', values: [19267, null, 21502] },
      { name: '考生等位线', values: [18876, 18876, 18876] },
    ],
  });
  expect(linesChart(lines, null).series).toHaveLength(1);
});

test('[E11] disciplines are under their grade, the best first, those without one last', () => {
  const found = byGrade([{ grade: 'B+' }, { grade: '' }, { grade: 'A+' }, { grade: 'B+' }]);
  expect(found.map(({ grade, disciplines }) => [grade, disciplines.length])).toEqual([
    ['A+', 1],
    ['B+', 2],
    ['', 1],
  ]);
});
