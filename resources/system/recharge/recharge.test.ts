import { expect, test } from 'vitest';
import { besideIn, creditQuestion } from './recharge';

test('[H11] confirming asks for the money that came, and of a gift names what is credited', () => {
  const row = { storeName: '启明升学规划中心', payWay: 1, amount: '1500.00', quantity: 1500 };
  expect(creditQuestion(row, '账户余额')).toBe('确认已收到「启明升学规划中心」的 ¥1,500.00 吗？');
  expect(creditQuestion({ ...row, payWay: 4, amount: '0.00' }, '账户余额')).toBe(
    '确认向「启明升学规划中心」赠送账户余额 1,500 吗？',
  );
});

test('[H11] the next and the previous recharge are found by time once this one is gone', () => {
  const rows = [
    { id: 3, createTime: '2026-06-20T05:00:00Z' },
    { id: 1, createTime: Date.parse('2026-06-20T03:00:00Z') },
  ];
  const beside = (id: number | string, createTime?: unknown) => {
    const { previous, next } = besideIn(rows, { id, createTime });
    return [previous?.id, next?.id];
  };
  expect(beside('3')).toEqual([undefined, 1]);
  expect(beside(4, '2026-06-20 14:00:00')).toEqual([undefined, 3]);
  expect(beside(2, '2026-06-20 12:00:00')).toEqual([3, 1]);
  expect(beside(0, '2026-06-20 10:00:00')).toEqual([1, undefined]);
});
