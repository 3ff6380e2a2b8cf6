import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testBatch, testMajor, testRow, testStudent, testUnit } from '@/src/testing/choiceRows';
import { addMessage, addUnits, defaultPicks, insertIndex } from './addUnits';

const student = testStudent();
const batch = testBatch();

test.each<[(number | null)[], number | null, number]>([
  [[30, 45, 62, 70, 90], 62, 3],
  [[30, 80, 45, 90], 50, 3],
  [[], 40, 0],
  [[30, null, 90], 10, 0],
  [[30, null, 90], null, 3],
])('[E3] A8: among %j a chance of %s comes at %i', (chances, chance, index) => {
  expect(insertIndex(chances, chance)).toBe(index);
});

test('[E3] A8: 43 of 45 rows and four picks, of which the second is there: two added, one duplicate, one over', () => {
  const items = Array.from({ length: 43 }, (_, index) => testRow(`S${index}|01`));
  const units = [testUnit('A|01'), testUnit(' s7|01 '), testUnit('B|01'), testUnit('C|01')];
  const result = addUnits({ items, units, batch, student });
  expect(result.items).toHaveLength(45);
  expect(addMessage(result)).toBe('已加入 2 个；1 个重复已跳过；1 个超出上限未加入');
});

test('[E3] A8: a unit of another batch is left out', () => {
  const units = [testUnit('A|01', { batchId: 2 }), testUnit('B|01')];
  const result = addUnits({ items: [], units, batch, student, confirmed: true });
  expect(result.items.map(({ unit }) => unit.key)).toEqual(['B|01']);
  expect(addMessage(result)).toBe('已加入 1 个；1 个不属于本批次未加入');
});

test('[E3] A8: units that the subjects close are left out until the expert insists', () => {
  const units = [testUnit('A|01', { req: '首选物理，再选生物' })];
  const result = addUnits({ items: [], units, batch, student });
  expect(addMessage(result)).toBe('1 个选科不符未加入');
  expect(result.conflicts[0]?.match.reasons).toEqual(['缺选考科目：生物']);
  expect(addUnits({ items: [], units, batch, student, confirmed: true }).items).toHaveLength(1);
});

test('[E3] A8: added at the end, or behind a row in their order', () => {
  const items = [testRow('A|01', { chance: 90 }), testRow('B|01', { chance: 95 })];
  const units = [testUnit('C|01', { chance: 10 }), testUnit('D|01', { chance: 5 })];
  const keys = (place?: 'end' | { after: number }) =>
    addUnits({ items, units, batch, student, place })
      .items.map(({ unit }) => unit.key[0])
      .join('');
  expect([keys('end'), keys({ after: 0 }), keys()]).toEqual(['ABCD', 'ACDB', 'DCAB']);
});

test('[E3] A8: a new row names the first majors that fit: none excluded, liked ones first, then by chance', () => {
  const majors = [
    testMajor('1', { chance: 20 }),
    testMajor('2', { chance: 70 }),
    testMajor('3', { chance: 99, req: '生物' }),
    testMajor('4', { chance: 10 }),
    testMajor('5', { chance: null }),
    testMajor('6', { chance: 80 }),
  ];
  const choosy = testStudent({
    prefer: { ...student.prefer, majorCodes: ['08094'] },
    exclude: { ...student.exclude, majorCodes: ['08096'] },
  });
  const unit = testUnit('A|01', { majors });
  expect(defaultPicks(unit, batch, choosy)).toEqual(['4', '2', '1', '5']);
  expect(defaultPicks(unit, { mode: 3, maxMajors: 2 }, choosy)).toEqual(['4', '2']);
  expect(defaultPicks(unit, { mode: 1, maxMajors: 6 }, choosy)).toEqual([]);
  expect(
    addUnits({ items: [], units: [unit], batch: testBatch({ obeyAllowed: 0 }), student }).added[0]?.obey,
  ).toBe(0);
});

test('[E3] A8: a new row names no code twice, though the plan has two majors of one code', () => {
  const majors = [
    testMajor('1', { chance: 90 }),
    testMajor('1', { chance: 80 }),
    testMajor('2', { chance: 70 }),
  ];
  expect(defaultPicks(testUnit('A|01', { majors }), { mode: 2, maxMajors: 2 }, student)).toEqual(['1', '2']);
});

test('[E3] A8: adding and then removing restores the table', () => {
  const chances = fc.uniqueArray(fc.integer({ min: 0, max: 99 }), { maxLength: 12 });
  fc.assert(
    fc.property(chances, chances, (before, more) => {
      const items = before.map((chance) => testRow(`A${chance}|01`, { chance }));
      const units = more.map((chance) => testUnit(`B${chance}|01`, { chance }));
      const result = addUnits({ items, units, batch, student });
      const added = new Set(result.added);
      expect(result.items.filter((row) => !added.has(row))).toEqual(items);
      expect(added.size).toBe(more.length);
    }),
  );
});
