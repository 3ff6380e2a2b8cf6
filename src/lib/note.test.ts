import { expect, test } from 'vitest';
import { mergeNote, parseNote, tipsOf } from './note';

test('[LAY-2] a note is read member by member; one that says nothing is none', () => {
  expect(parseNote({ key: 'a', title: '提示', tips: ['一', 7, ''], content: null })).toEqual({
    title: '提示',
    tips: ['一'],
    content: '',
  });
  for (const nothing of [null, [], '', { title: '', tips: [], content: '' }, { tips: '一' }])
    expect(parseNote(nothing)).toBeUndefined();
});

test('[LAY-2] each line is a tip, blank ones are not', () => {
  expect(tipsOf(' 一 \n\n二\n  ')).toEqual(['一', '二']);
  expect(tipsOf('')).toEqual([]);
});

test('a typed note keeps the changes of others beside it, and asks about the same member alone', () => {
  const before = { title: '提示', tips: '一\n二', content: '' };
  const now = { title: '提示', tips: '一\n三', content: '同事的描述' };
  expect(mergeNote(before, { ...before, title: '新的' }, now)).toEqual({
    note: { ...now, title: '新的' },
    both: [],
  });
  const mine = { ...before, tips: '一\n四' };
  expect(mergeNote(before, mine, now)).toEqual({ note: { ...now, tips: mine.tips }, both: ['tips'] });
  expect(mergeNote(before, { ...before, tips: '一\n\n 三 ' }, now).both).toEqual([]);
});
