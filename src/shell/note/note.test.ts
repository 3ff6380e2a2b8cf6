import { expect, test } from 'vitest';
import { buildMenuTree } from '../menu/menuTree';
import { staticRules } from '../menu/staticRules';
import { noteKeyOf, parseNote, tipsOf } from './note';

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

test('[LAY-2] the key is the view path of the open page, whatever record it shows', () => {
  const tree = buildMenuTree(staticRules, { grants: { permissions: ['*:*:*'], roles: [] } });
  expect(noteKeyOf(tree, '/index')).toBe('index');
  expect(noteKeyOf(tree, '/system/dict-data/index/7')).toBe('system/dict-data/index');
  expect(noteKeyOf(tree, '/nowhere')).toBeUndefined();
});
