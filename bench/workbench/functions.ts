/** Computations of the workbench at every change (section 0.4 and 0.5 of its catalogue), without a page. */
import { withChance } from '@/src/gaokao/chance';
import { validateTable } from '@/src/gaokao/validateTable';
import { testBatch, testMajor, testRow, testStudent, testUnit } from '@/src/testing/choiceRows';
import { median } from '../../scripts/measure.mjs';

const history = [2025, 2024, 2023].map((year) => ({ year, minScore: 590, minRank: 20000 }));
const units = Array.from({ length: 3000 }, () =>
  testUnit('A|01', {
    history,
    chance: null,
    majors: [testMajor('1', { history }), testMajor('2', { history, req: '生物' }), testMajor('3')],
  }),
);
const majors = Array.from({ length: 20 }, (_, index) =>
  testMajor(String(index), { req: '化学', restrict: { gender: 1 } }),
);
const picks = majors.slice(0, 6).map(({ majorCode }) => majorCode);
const items = Array.from({ length: 112 }, (_, index) =>
  testRow(`S${index}|01`, { majors, refRank: 300000 - index, chance: index % 100 }, { picks, obey: 0 }),
);
const student = testStudent();
const context = { candidate: student, batch: testBatch() };
const batch = testBatch({ maxChoices: 112 });

const functions = [
  { name: 'chances of 3,000 units', most: 50, run: () => units.map((unit) => withChance(unit, context)) },
  {
    name: 'checks of 112 rows',
    most: 5,
    run: () => validateTable({ items, chanceAt: '2026-06-26 10:00:00' }, batch, student),
  },
];

/** A line for each function: the median of sixty runs, and what it may take. */
export function benchFunctions(): string[] {
  return functions.map(({ name, most, run }) => {
    const middle = median(Array.from({ length: 60 }, () => timeOf(run)));
    return `${middle > most ? '✗' : '✓'} ${name.padEnd(46)} median ${middle.toFixed(1)} ms of ${most}`;
  });
}

function timeOf(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}
