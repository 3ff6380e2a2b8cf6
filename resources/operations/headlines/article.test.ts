import { expect, test } from 'vitest';
import { isSummaryOf, noteOf, publishProblem, summaryOf, tagsProblem } from './article';
import { fullProvince, type HeadlineSlot } from './headlineSlots';
import { isOutdated } from './outdated';

const whole = {
  categoryName: '志愿填报',
  cover: '/profile/image/1',
  words: '字'.repeat(50),
  sourceUrl: '',
};

test.each([
  [whole, undefined],
  [{ ...whole, categoryName: '' }, '请选择分类'],
  [{ ...whole, words: `${'字'.repeat(49)}  \n ` }, '正文不少于 50 字'],
  [{ ...whole, cover: '' }, '请上传封面'],
  [{ ...whole, categoryName: '政策解读' }, '政策类资讯须填写官方来源链接'],
  [{ ...whole, categoryName: '招考动态', sourceUrl: 'https://example.com' }, undefined],
])('[O8] %j before publication: %s', (article, text) => {
  expect(publishProblem(article)?.text).toBe(text);
});

test('[O8] five tags of two to ten characters; a summary is written, or the first eighty characters', () => {
  expect(tagsProblem(['选科', '一二三四五六七八九十'])).toBeUndefined();
  expect(tagsProblem(['选'])).toBe('每个标签为 2-10 个字符');
  expect(tagsProblem(Array.from({ length: 6 }, (_, index) => `标签${index}`))).toBe('标签最多 5 个');
  expect(summaryOf(' 要点 ', '正文')).toBe('要点');
  expect(summaryOf('', `头 \n尾${'字'.repeat(90)}`)).toHaveLength(80);
});

test('[O8] the first words of a text are a summary that nobody wrote', () => {
  const words = `头 尾${'字'.repeat(90)}`;
  expect(isSummaryOf(words, summaryOf('', words))).toBe(true);
  expect(isSummaryOf(words, '头 尾')).toBe(false);
  expect(isSummaryOf('', '')).toBe(false);
});

const provinces = [
  { id: 11, name: '甲省' },
  { id: 12, name: '乙省' },
];
const slot = (hours: readonly [number, number], ...provinceIds: number[]): HeadlineSlot => {
  const at = (hour: number) => `2026-06-25 ${String(hour).padStart(2, '0')}:00:00`;
  return { provinceIds, begin: at(hours[0]), end: at(hours[1]) };
};

test('[O8] five headlines of a province at a moment are full; those for the nation count for all', () => {
  const four = Array.from({ length: 4 }, () => slot([8, 12], 11));
  const wanted = slot([10, 20], 11);
  expect(fullProvince(wanted, four, provinces)).toBeUndefined();
  expect(fullProvince(wanted, [...four, slot([9, 11])], provinces)).toBe('甲省');
  expect(fullProvince(slot([10, 20], 12), [...four, slot([9, 11])], provinces)).toBeUndefined();
  expect(fullProvince(slot([10, 20]), [...four, slot([9, 11])], provinces)).toBe('甲省');
});

test('[O8] headlines that follow one another are never five at a moment; the end belongs to the next', () => {
  const wanted = slot([8, 20], 11);
  const one = [slot([8, 10], 11), slot([10, 12], 11), slot([12, 14], 11), slot([14, 16], 11)];
  expect(fullProvince(wanted, [...one, ...one], provinces)).toBeUndefined();
  expect(
    fullProvince(
      slot([12, 20], 11),
      Array.from({ length: 5 }, () => slot([8, 12], 11)),
      provinces,
    ),
  ).toBe(undefined);
  const nation = Array.from({ length: 5 }, () => slot([13, 15]));
  expect(fullProvince(wanted, nation, provinces)).toBe('甲省');
  expect(fullProvince(slot([8, 20]), nation, provinces)).toBe('全国');
});

test.each([
  ['2024 年高考报名人数', true],
  ['2026年高考报名人数', false],
  ['2026年6月9日前完成确认', true],
  ['2026年6月20日前完成确认', false],
  ['2027 届学生选科', false],
  ['招生 2024 人', false],
  ['电话 12024 年', false],
])('[O8] on 20 June 2026 %s is out of date: %s', (text, outdated) => {
  expect(isOutdated(text, '2026-06-20')).toBe(outdated);
});

test('[O8] the line below a title has its time to the minute, however the server writes it', () => {
  expect(noteOf({ source: '省考试院', publishTime: '2026-06-20T04:00:00Z' })).toBe(
    '省考试院　2026-06-20 12:00',
  );
  expect(noteOf({ source: '省考试院', publishTime: '' })).toBe('省考试院');
});
