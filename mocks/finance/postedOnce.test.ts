import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { allowOnly } from '../allowOnly';
import { messageTable } from '../management/messageTable';
import type { MockServer } from '../mockServer';
import { rechargeTable } from '../system/recharge/rechargeTable';
import { createTestClient } from '../testClient';
import { brokenMoney } from './broken';
import { cashTable, closedMonthTable } from './cashbook/cashTable';
import { invoiceTable } from './invoice/invoiceTable';
import { postedSteps, type Step } from './postedSteps';
import { ledgerTable, moneyAccountTable, withdrawalTable } from './tables';

const entries = z.array(z.looseObject({ action: z.string(), operatorName: z.string(), time: z.string() }));
const made = z.looseObject({ id: z.number() });
const names = { caiwu: '周予安', jigou: '沈一诺', admin: '林知远' } as const;

/** All data that a step may add to or change, as text. */
async function everything({ table }: MockServer): Promise<string> {
  const tables = [await table(ledgerTable), await table(invoiceTable), await table(withdrawalTable)];
  const more = [await table(moneyAccountTable), await table(cashTable), await table(rechargeTable)];
  const rest = [await table(messageTable), await table(closedMonthTable)];
  return JSON.stringify([...tables, ...more, ...rest].map((one) => one.all()));
}

async function open(step: Step) {
  const { as: account = 'caiwu', body, operation } = step;
  const [bizType] = step.written;
  const client = createTestClient();
  const { mockServer, as } = client;
  const asked = await body(mockServer);
  const [caller, admin] = [await as(account), await as('admin')];
  const take = (requestNo: string, more: object = {}) =>
    caller.post(operation.path, { ...asked, ...more, requestNo });
  const bizId = step.bizId ?? ('id' in asked ? asked.id : undefined);
  const trail = async (id: unknown) =>
    entries.parse((await admin.post(platformCalls.auditLog.path, { bizType, bizId: id })).data);
  return { ...client, account, asked, take, bizId, trail };
}

describe.each(postedSteps)('$name', (step) => {
  test('is done once under one number, at once or one after the other, and written down once', async () => {
    const { mockServer, take, account, bizId, trail } = await open(step);
    const nothing = await everything(mockServer);
    const [first, second] = await Promise.all([take('a'), take('a')]);
    expect(first).toMatchObject({ code: 20000 });
    const once = await everything(mockServer);
    expect(once).not.toBe(nothing);
    const third = await take('a');
    expect([second.data, third.data]).toEqual([first.data, first.data]);
    expect(await everything(mockServer)).toBe(once);
    expect(await brokenMoney(mockServer)).toEqual([]);
    const of = bizId ?? made.parse(first.data).id;
    const lines = (await trail(of)).filter(({ action }) => action === step.written[1]);
    expect(lines).toMatchObject([{ operatorName: names[account] }]);
  });

  test('does nothing else under the same number, and tells the caller', async () => {
    const { mockServer, take } = await open(step);
    expect(await take('a')).toMatchObject({ code: 20000 });
    const once = await everything(mockServer);
    const { code, msg } = await take('a', { remark: '换了一个说法，再次提交' });
    expect([code, msg]).toEqual([40000, '该操作已提交过，且内容与本次不同，请关闭后核对结果']);
    expect(await everything(mockServer)).toBe(once);
  });

  test.runIf(step.second)('is refused with its text from a second tab or an outdated page', async () => {
    const { mockServer, take } = await open(step);
    const answers = await Promise.all([take('a'), take('b')]);
    expect(answers.map(({ code, msg }) => (code === 20000 ? code : msg))).toEqual([20000, step.second]);
    expect(await brokenMoney(mockServer)).toEqual([]);
  });

  test.runIf(step.platforms)('is refused to an institution, whatever it holds', async () => {
    const { mockServer, as, asked } = await open(step);
    const { permission = '' } = step.operation;
    await allowOnly(mockServer, 'jigou', [permission]);
    const before = await everything(mockServer);
    const caller = await as('jigou');
    expect(await caller.post(step.operation.path, asked)).toMatchObject({
      code: 40301,
      msg: '当前操作没有权限',
    });
    expect(await everything(mockServer)).toBe(before);
  });
});
