import { expect, test } from 'vitest';
import { createUndo, stepBack, stepForth, stepNames, take, takeOn } from './undo';

test('[E3] a step is taken back and taken again, under its name', () => {
  const one = take(createUndo('A'), '添加 B', 'AB');
  expect(stepNames(one)).toEqual({ undo: '添加 B', redo: undefined });
  const back = stepBack(one);
  expect(back.present).toBe('A');
  expect(stepNames(back)).toEqual({ undo: undefined, redo: '添加 B' });
  expect(stepForth(back)).toEqual(one);
});

test('[E3] a new step drops undone steps; one that changes nothing is no step', () => {
  const back = stepBack(take(createUndo('A'), '添加 B', 'AB'));
  expect(take(back, '无', 'A')).toBe(back);
  expect(take(back, '添加 C', 'AC').future).toEqual([]);
});

test('[E3] a step that goes on is one step; one of another name is its own', () => {
  const typed = takeOn(takeOn(createUndo('A'), '备注 甲', 'A先'), '备注 甲', 'A先问');
  expect([typed.present, stepNames(typed).undo, stepBack(typed).present]).toEqual(['A先问', '备注 甲', 'A']);
  const other = takeOn(typed, '备注 乙', 'B');
  expect([other.past.length, stepBack(other).present]).toEqual([2, 'A先问']);
});

test('[E3] a hundred steps are remembered', () => {
  let undo = createUndo(0);
  for (let at = 1; at <= 120; at += 1) undo = take(undo, `第 ${at} 步`, at);
  expect(undo.past).toHaveLength(100);
  for (let at = 0; at < 150; at += 1) undo = stepBack(undo);
  expect(undo.present).toBe(20);
});
