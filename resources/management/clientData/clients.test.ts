import { expect, test } from 'vitest';
import { cardOf } from '@/src/crud/card';
import { fieldErrors } from '@/src/crud/form/fieldRules';
import { clients } from './clients';

test.each([
  ['该手机号已有客户：测试丙（负责人 苏晚晴）', ['mobile']],
  ['负责人须为本机构人员', ['ownerId']],
  ['请选择负责人', ['ownerId']],
])('[G2] the refusal %s belongs at %j', (refusal, names) => {
  expect(fieldErrors(clients.fields, refusal).map(({ name }) => name)).toEqual(names);
});

test('[G2] a card begins its warning with 已逾期, which no narrow screen cuts off', () => {
  const { attention } = cardOf(clients);
  const client = { id: 1, nextTime: '2026-11-28 16:45:00' };
  expect(attention({ ...client, overdue: 1 })).toBe('已逾期 · 11-28 16:45');
  expect(attention({ ...client, overdue: 0 })).toBeUndefined();
});
