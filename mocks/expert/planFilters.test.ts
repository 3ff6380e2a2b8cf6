import { expect, test } from 'vitest';
import { testBatch, testMajor, testUnit } from '@/src/testing/choiceRows';
import { listTests, planFilters } from './planFilters';

const of = (majorId: string, majorName: string) =>
  testUnit(`A1|${majorId}`, { majorId, majorName, majors: [] });

test.each([
  ['its own major under 专业+院校', of('050102', '汉语言'), true],
  ['a major whose name begins alike', of('050101', '汉语言文学'), false],
  ['a group with the major', testUnit('A1|01', { majors: [testMajor('01', { majorId: '050102' })] }), true],
  ['a group without it', testUnit('A1|02', { majors: [testMajor('01', { majorId: '050101' })] }), false],
])('[E3] the filter of a major is about its code: %s', (_name, unit, expected) => {
  const tests = listTests(planFilters.parse({ majorCodes: ['050102'] }), testBatch());
  expect(tests.every(({ test: holds }) => holds(unit))).toBe(expected);
});
