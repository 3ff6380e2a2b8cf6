import { expect, test } from 'vitest';
import { odditiesIn } from './oddities';

const bindings = (count: number, about: object, minutes = 1) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ event: 6, operatorName: '王知远', ip: '10.0.0.8', userId: index },
    ...about,
    createTime: `2026-06-20 ${String(8 + Math.floor((index * minutes) / 60)).padStart(2, '0')}:${String((index * minutes) % 60).padStart(2, '0')}:00`,
  }));

test('[G11] one person who binds more than 30 cards in an hour is named', () => {
  expect(odditiesIn(bindings(30, {}))).toEqual([]);
  expect(odditiesIn(bindings(31, {}))).toEqual([
    { kind: 'person', name: '王知远', count: 31, text: '王知远 1 小时内绑卡 31 张' },
  ]);
  expect(odditiesIn(bindings(60, {}, 2))).toEqual([]);
});

test('[G11] one address for more than five users is named; the same user again does not count', () => {
  const fromHome = { event: 5, operatorName: '用户本人', ip: '203.0.113.9' };
  expect(odditiesIn(bindings(5, fromHome))).toEqual([]);
  expect(odditiesIn(bindings(6, fromHome))).toMatchObject([
    { kind: 'address', text: '203.0.113.9 为 6 名用户绑卡' },
  ]);
  expect(odditiesIn(bindings(40, { ...fromHome, userId: 1 }))).toEqual([]);
});
