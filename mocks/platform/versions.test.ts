import { expect, test } from 'vitest';
import { z } from 'zod';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import { systemEndpoints } from '@/resources/system/endpoints';
import { menuTable } from '../menu/menuTable';
import { roleTable } from '../menu/roleTable';
import { accountTable } from '../system/accountTable';
import { dictDataTable, dictTypeTable } from '../system/dict';
import type { Table } from '../table';
import { type Caller, createTestClient } from '../testClient';

const versions = z.looseObject({ ruleVersion: z.string(), dictVersion: z.string() });

/**
 * Reads the versions as an operator and as finance staff; `changed` names those that differ from the last time.
 */
async function setUp() {
  const { mockServer, as } = createTestClient();
  const callers = { operator: await as('yunying'), finance: await as('caiwu') };
  const ask = async (caller: Caller) => versions.parse(await caller.get(shellCalls.newestNotices.path));
  const askBoth = async () => ({
    operator: await ask(callers.operator),
    finance: await ask(callers.finance),
  });
  let before = await askBoth();
  const changed = async () => {
    const [former, now] = [before, await askBoth()];
    before = now;
    return {
      rules: [
        ...(former.operator.ruleVersion === now.operator.ruleVersion ? [] : ['operator']),
        ...(former.finance.ruleVersion === now.finance.ruleVersion ? [] : ['finance']),
      ],
      dictionaries: former.operator.dictVersion !== now.operator.dictVersion,
    };
  };
  return { mockServer, changed, admin: await as('admin') };
}

/** Changes members of one row. */
async function change<Row extends object>(table: Table<Row>, id: number, members: Partial<Row>) {
  const row = table.get(id);
  if (!row) throw new Error(`no row ${id}`);
  await table.put({ ...row, ...members });
}

const nothing = { rules: [], dictionaries: false };

test('unchanged data keep their versions', async () => {
  const { changed } = await setUp();
  expect(await changed()).toEqual(nothing);
});

test('a changed menu entry or role changes ruleVersion for the persons concerned', async () => {
  const { mockServer, changed } = await setUp();
  // 机构列表 is there for both
  await change(await mockServer.table(menuTable), 101, { name: '机构总览' });
  expect(await changed()).toEqual({ ...nothing, rules: ['operator', 'finance'] });
  await change(await mockServer.table(menuTable), 101, { status: '1' });
  expect(await changed()).toEqual({ ...nothing, rules: ['operator', 'finance'] });
  await change(await mockServer.table(roleTable), 5, { menuIds: [300, 301] });
  expect(await changed()).toEqual({ ...nothing, rules: ['finance'] });
  await change(await mockServer.table(accountTable), 2, { roleIds: [3, 5] });
  expect(await changed()).toEqual({ ...nothing, rules: ['operator'] });
  await change(await mockServer.table(accountTable), 2, { nickName: '苏晚' });
  expect(await changed()).toEqual(nothing);
});

test('a changed, added or deleted dictionary or entry changes dictVersion', async () => {
  const { mockServer, changed, admin } = await setUp();
  const other = { ...nothing, dictionaries: true };
  await change(await mockServer.table(dictDataTable), 1, { dictLabel: '先生' });
  expect(await changed()).toEqual(other);
  await change(await mockServer.table(dictTypeTable), 1, { status: '1' });
  expect(await changed()).toEqual(other);
  const { create } = systemEndpoints['system/dict/data'].operations;
  const entry = { dictType: 'sys_user_sex', dictLabel: '保密', dictValue: '9', dictSort: 9 };
  expect(await admin.post(create.path, entry)).toMatchObject({ code: 200 });
  expect(await changed()).toEqual(other);
  await (await mockServer.table(dictDataTable)).remove(1);
  expect(await changed()).toEqual(other);
});
