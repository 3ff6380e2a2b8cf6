import { expect, test } from 'vitest';
import { parseNote, tipsOf } from './note';

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
