import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { studentTable } from '@/mocks/expert/studentTable';
import { volunteerTable } from '@/mocks/expert/volunteerTable';
import { callKey, type Subject } from '@/providers/data/resourceCall';
import type { Runtime } from '@/src/app/createRuntime';
import { openSelect } from '@/src/testing/enter';
import { openView } from '@/src/testing/openView';
import { expertEndpoints } from '../endpoints';
import { tablesOf } from './bar/useStudentTables';

const { list } = expertEndpoints['expert/filling'].operations;

const savePath = '/appv2/api/index/zySave';
const removePath = '/ssystem-api/api/volunteer/del';
const tableListPath = expertEndpoints['expert/volunteer'].operations.list.path;
const grid = page.getByRole('grid', { name: '志愿表' });
const filled = page.getByRole('navigation', { name: '批次' }).getByRole('button', { name: /^本科批/ });
const question = page.getByRole('dialog', { name: '确认提示' });
const press = (key: string) => userEvent.keyboard(`{Control>}${key}{/Control}`);

async function choose(name: string | RegExp): Promise<void> {
  await page.getByTitle(/方案/).and(page.getByRole('button')).first().click();
  await page.getByRole('menuitem', { name }).click();
}

/** Whether a reading is out of date. */
const isOld = ({ queryClient }: Runtime, of: Subject) =>
  queryClient.getQueryState(callKey(of))?.isInvalidated;

/** Begins another scheme, and adds rows to it; there are two before. */
async function begin() {
  const visit = await openView({ view: 'expert/filling/workbench' }, { at: '?userId=101' });
  await expect.element(grid.getByRole('rowheader').first()).toBeVisible();
  await choose('新建空白');
  await expect.element(page.getByText(/^暂无志愿/)).toBeVisible();
  const candidates = page.getByRole('grid', { name: '候选志愿' });
  return {
    ...visit,
    add: () =>
      candidates
        .getByRole('button', { name: /^加入 / })
        .first()
        .click(),
    plans: async () => {
      const { userId, batchId } = (await visit.mockServer.table(volunteerTable)).get(501) ?? {};
      const rows = (await visit.mockServer.table(volunteerTable)).all();
      return rows.flatMap((row) => (row.userId === userId && row.batchId === batchId ? row.planNo : []));
    },
  };
}

test('[E3] a scheme whose first save is on its way is deleted with what was saved', {
  tags: 'full',
}, async () => {
  const { mockServer, add, plans } = await begin();
  mockServer.faults.inject({ kind: 'hold', path: savePath });
  await add();
  await expect.element(filled).toHaveTextContent('1/45');
  await press('s');
  await expect.poll(() => mockServer.requests.of(savePath)).toHaveLength(1);
  await choose('删除');
  await question.getByRole('button', { name: '确定' }).click();
  mockServer.faults.clear();
  await expect.element(filled).toHaveTextContent('32/45');
  expect(mockServer.requests.of(removePath)).toHaveLength(1);
  await expect.poll(plans).toEqual([1, 2]);
});

test('[E3] a void scheme is not compared with, and its number is free', { tags: 'full' }, async () => {
  let name = '';
  await openView(
    { view: 'expert/filling/workbench' },
    {
      at: '?userId=101',
      prepare: async (server) => {
        const tables = await server.table(volunteerTable);
        const batchId = tables.get(501)?.batchId;
        const isSecond = (row: { userId: number; batchId: number; planNo: number }) =>
          row.userId === 101 && row.batchId === batchId && row.planNo === 2;
        const row = tables.find(isSecond) ?? expect.unreachable();
        ({ name } = row);
        await tables.put({ ...row, status: 9 });
      },
    },
  );
  await expect.element(grid.getByRole('rowheader').first()).toBeVisible();
  await choose('从相似考生复制…');
  await expect.element(page.getByRole('button', { name: '复制为方案二' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: '方案对比' }).click();
  await openSelect(page.getByRole('dialog', { name: '方案对比' }).getByRole('combobox', { name: '右侧' }));
  await expect.element(page.getByTitle(/^版本 /).first()).toBeVisible();
  expect(page.getByTitle(name, { exact: true }).elements()).toHaveLength(0);
});

test('[E1] [E3] another main scheme may change the state of its student, who is read again', {
  tags: 'full',
}, async () => {
  const { mockServer, notifications } = await openView(
    { view: 'expert/filling/workbench' },
    { at: '?userId=101&planNo=2' },
  );
  await expect.element(grid.getByRole('rowheader').first()).toBeVisible();
  const queue = () => mockServer.requests.of(list.path).length;
  await expect.poll(queue).toBe(1);
  await choose('设为主方案');
  await expect.poll(() => notifications).toEqual(['success: 已设为主方案']);
  await expect.poll(queue).toBe(2);
});

test('[E3] the blank scheme that is saved first is the main one, and the other one may become it', {
  tags: 'full',
}, async () => {
  const { mockServer, notifications } = await openView(
    { view: 'expert/filling/workbench' },
    {
      at: '?userId=101',
      prepare: async (server) => {
        const tables = await server.table(volunteerTable);
        for (const row of tables.all()) if (row.userId === 101) await tables.put({ ...row, status: 9 });
      },
    },
  );
  const add = page.getByRole('grid', { name: '候选志愿' }).getByRole('button', { name: /^加入 / });
  const mains = async () => {
    const rows = (await mockServer.table(volunteerTable)).all();
    return rows.flatMap(({ userId, status, isMain, planNo }) =>
      userId === 101 && status === 0 ? `${planNo} ${isMain}` : [],
    );
  };
  await expect.element(page.getByText(/^暂无志愿/)).toBeVisible();
  await choose('新建空白');
  await expect.element(page.getByTitle(/方案二$/).and(page.getByRole('button'))).toBeVisible();
  await add.first().click();
  await press('s');
  await expect.poll(mains).toEqual(['2 1']);
  await choose('新建空白');
  await expect.element(page.getByTitle(/方案一$/).and(page.getByRole('button'))).toBeVisible();
  await add.first().click();
  await press('s');
  await expect.poll(mains).toEqual(['2 1', '1 0']);
  await choose('设为主方案');
  await expect.poll(mains).toEqual(['2 0', '1 1']);
  expect(notifications.filter((text) => !text.startsWith('success'))).toEqual([]);
});

test('[E3] while the schemes are not read none is begun: the menu offers to read them again', {
  tags: 'full',
}, async () => {
  const { mockServer } = await openView(
    { view: 'expert/filling/workbench' },
    {
      at: '?userId=101&planNo=1',
      prepare: async ({ faults }) => void faults.inject({ kind: 'network', path: tableListPath }),
    },
  );
  await expect.element(filled).toHaveTextContent('32/45');
  await page.getByTitle(/方案/).and(page.getByRole('button')).first().click();
  const again = page.getByRole('menuitem', { name: '方案读取失败，重试' });
  await expect.element(again).toBeVisible();
  expect(page.getByRole('menuitem', { name: '新建空白' }).query()).toBeNull();
  mockServer.faults.clear();
  await again.click();
  await choose('新建空白');
  await expect.element(page.getByTitle(/方案三$/).and(page.getByRole('button'))).toBeVisible();
});

test('[E3] a scheme just begun is in the menu of another one, whose copy gets the next number', {
  tags: 'full',
}, async () => {
  const { notifications, runtime, add, plans } = await begin();
  await add();
  await press('s');
  await expect.poll(plans).toEqual([1, 2, 3]);
  await choose(/主方案.*32\/45/);
  await expect.element(filled).toHaveTextContent('32/45');
  const tableList: Subject = ['expert/volunteer', 'list'];
  runtime.queryClient.setQueryData(callKey(tableList), {});
  await choose('复制当前');
  await expect.poll(plans).toEqual([1, 2, 3, 4]);
  await expect.poll(() => isOld(runtime, tableList)).toBe(true);
  expect(notifications.filter((text) => !text.startsWith('success'))).toEqual([]);
});

test('[E3] 复制当前 says which rows were left out, and then opens the copy', {
  tags: 'full',
}, async () => {
  await openView(
    { view: 'expert/filling/workbench' },
    {
      at: '?userId=101',
      prepare: async (server) => {
        const students = await server.table(studentTable);
        const student = students.get(101) ?? expect.unreachable();
        await students.put({ ...student, subjects: ['物理', '政治', '地理'] });
      },
    },
  );
  await expect.element(grid.getByRole('rowheader').first()).toBeVisible();
  await choose('复制当前');
  const outcome = page.getByRole('dialog', { name: '复制完成' });
  await expect.element(outcome.getByText(/，跳过 \d+ 个$/)).toBeVisible();
  const omitted = outcome.getByRole('listitem').filter({ hasText: '缺选考科目：' }).first();
  await expect.element(omitted).toHaveTextContent(/^\p{Script=Han}+（?.* \d+ 组缺选考科目：/u);
  await outcome
    .getByRole('button', { name: /^关\s?闭$/ })
    .last()
    .click();
  await expect.element(page.getByTitle(/方案三$/).and(page.getByRole('button'))).toBeVisible();
});

test('[E3] the menu of schemes counts rows on screen; after a save the list is read when needed', {
  tags: 'full',
}, async () => {
  const { add, runtime } = await begin();
  await choose(/主方案）.*32\/45/);
  await expect.element(filled).toHaveTextContent('32/45');
  await add();
  await expect.element(filled).toHaveTextContent('33/45');
  await page.getByTitle(/方案/).and(page.getByRole('button')).first().click();
  const entry = page.getByRole('menuitem', { name: /主方案.*33\/45/ });
  await expect.element(entry).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => entry.elements()).toEqual([]);
  const lists: Subject[] = ['expert/filling', ['expert/volunteer', 'list']];
  for (const of of lists) runtime.queryClient.setQueryData(callKey(of), {});
  await press('s');
  await expect.poll(() => isOld(runtime, tablesOf(101))).toBe(true);
  await expect.poll(() => lists.map((of) => isOld(runtime, of))).toEqual([true, true]);
});

test('[E1] [E3] a table copied from a similar student makes the lists of tables and students old', {
  tags: 'full',
}, async () => {
  const { runtime } = await openView({ view: 'expert/filling/workbench' }, { at: '?userId=101' });
  await expect.element(grid.getByRole('rowheader').first()).toBeVisible();
  await choose('从相似考生复制…');
  await page.getByRole('dialog').getByRole('radio').first().click();
  const lists: Subject[] = [
    ['expert/filling', 'list'],
    ['expert/volunteer', 'list'],
  ];
  for (const of of lists) runtime.queryClient.setQueryData(callKey(of), {});
  await page.getByRole('button', { name: /^复制为方案/ }).click();
  await expect.poll(() => lists.map((of) => isOld(runtime, of))).toEqual([true, true]);
});
