import { expect, test } from 'vitest';
import { creditQuestion } from './recharge';

test('[H11] confirming asks for the money that came, and of a gift names what is credited', () => {
  const row = { storeName: '启明升学规划中心', payWay: 1, amount: '1500.00', quantity: 1500 };
  expect(creditQuestion(row, '账户余额')).toBe('确认已收到「启明升学规划中心」的 ¥1,500.00 吗？');
  expect(creditQuestion({ ...row, payWay: 4, amount: '0.00' }, '账户余额')).toBe(
    '确认向「启明升学规划中心」赠送账户余额 1,500 吗？',
  );
});
