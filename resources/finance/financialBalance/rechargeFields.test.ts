import { expect, test } from 'vitest';
import { erase } from '@/src/crud/defineResource';
import { rulesOf } from '@/src/crud/form/fieldRules';
import { rechargeFields } from './rechargeFields';

/** The first complaint of the field's rules, as its form shows it. */
async function problemOf(value: string): Promise<string | undefined> {
  const [field] = erase({ amount: rechargeFields.amount });
  for (const rule of rulesOf(field ?? expect.unreachable(), true)) {
    if (typeof rule !== 'object') return expect.unreachable();
    try {
      await rule.validator?.({}, value, () => undefined);
    } catch (error) {
      return error instanceof Error ? error.message : expect.unreachable();
    }
  }
  return undefined;
}

test.each([
  ['99999999999', '充值金额须在 100 至 1000000 元之间'],
  ['99.99', '充值金额须在 100 至 1000000 元之间'],
  ['0', '金额必须大于 0'],
  ['100.005', '请输入正确的金额，最多两位小数'],
  ['1e5', '请输入正确的金额，最多两位小数'],
  ['', '请输入充值金额'],
  ['100.00', undefined],
])('[F5] a recharge of %j: %s', async (typed, problem) => {
  expect(await problemOf(typed)).toBe(problem);
});
