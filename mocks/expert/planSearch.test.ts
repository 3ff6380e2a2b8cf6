import { expect, test } from 'vitest';
import { testMajor, testUnit } from '@/src/testing/choiceRows';
import { keywordTests } from './planSearch';

const unit = testUnit('A10425|01', {
  schoolName: '中国石油大学（华东）',
  majors: [testMajor('1', { majorName: '石油工程（卓越班）' })],
});

test.each([
  '中国石油大学（华东）',
  '中国石油大学(华东)',
  '石油 华东',
  '院校：石油大学（华',
  '专业:工程(卓越',
  'ａ10425',
  'ZGSY',
])('[E3] the candidates’ search finds a college by %s', (keyword) => {
  expect(keywordTests(keyword).every((answers) => answers(unit))).toBe(true);
});

test('[E3] the candidates’ search tells two colleges of one name apart by their brackets', () => {
  expect(keywordTests('石油大学（北京）').every((answers) => answers(unit))).toBe(false);
});
