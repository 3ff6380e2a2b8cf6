import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { reportTable } from '@/mocks/expert/reportTable';
import { volunteerTable } from '@/mocks/expert/volunteerTable';
import { callKey } from '@/providers/data/resourceCall';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';
import { testDrafts } from '@/src/testing/testDrafts';
import { expertEndpoints } from '../endpoints';
import { reports } from './reports';

const question = page.getByRole('dialog', { name: '确认提示' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const paper = page.getByRole('region', { name: '报告内容' });
const delivery = page.getByRole('dialog', { name: /^交付：/ });

test('[E4] a draft is edited and made; a changed table makes it anew; then it is delivered', {
  tags: 'full',
}, async () => {
  const { mockServer, notifications, runtime } = await openView(
    { view: 'expert/filling/report' },
    {
      at: '?id=1',
      prepare: async ({ table }) => {
        const reports = await table(reportTable);
        const row = reports.get(1);
        if (row) await reports.put({ ...row, status: 0 });
      },
    },
  );
  const [reports, tables] = [await mockServer.table(reportTable), await mockServer.table(volunteerTable)];
  const report = () => reports.get(1) ?? expect.unreachable();
  await expect.element(button('生成')).toBeVisible();
  expect(button('交付').elements()).toHaveLength(0);
  await button('修改逐条说明').click();
  const drawer = page.getByRole('dialog', { name: '修改逐条说明' });
  const words = '这一条是为您冲一冲的。';
  await drawer.getByRole('textbox').first().fill(words);
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect.element(paper.getByText(words).first()).toBeInTheDocument();
  expect(report().sentences).toMatchObject([{ text: words }]);
  await button('修改逐条说明').click();
  await drawer.getByRole('textbox').first().fill('改过的说明。');
  await drawer.getByRole('button', { name: '取消' }).click();
  await question.getByRole('button', { name: '保存后离开' }).click();
  await expect.element(drawer).not.toBeInTheDocument();
  expect(report().sentences).toMatchObject([{ text: '改过的说明。' }]);
  await button('生成').click();
  await expect.element(button('交付')).toBeVisible();
  const table = tables.get(report().tableId ?? 0) ?? expect.unreachable();
  await tables.put({ ...table, version: table.version + 1 });
  await button('交付').click();
  await delivery.getByRole('radio').last().click();
  await delivery.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => notifications).toContain('error: 志愿表已更新，请重新生成报告');
  expect(report().status).toBe(1);
  await delivery.getByRole('button', { name: '取消' }).click();
  await button('重新生成').click();
  await question.getByRole('button', { name: '确定' }).click();
  const tableList = callKey(['expert/volunteer', 'list']);
  runtime.queryClient.setQueryData(tableList, {});
  await button('交付').click();
  await delivery.getByRole('radio').last().click();
  await delivery.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => report()).toMatchObject({ status: 2, channel: 3 });
  await expect.element(page.getByText('已交付', { exact: true }).first()).toBeVisible();
  for (const name of ['生成', '交付', '修改逐条说明']) expect(button(name).elements()).toHaveLength(0);
  expect(runtime.queryClient.getQueryState(tableList)?.isInvalidated).toBe(true);
});

test('[E4] a stale report says so and is made anew; a reader can neither change nor print it', async () => {
  const { mockServer, reload } = await openView(
    { view: 'expert/filling/report' },
    {
      at: '?id=1',
      prepare: async ({ table }) => {
        const reports = await table(reportTable);
        const row = reports.get(1) ?? expect.unreachable();
        await reports.put({ ...row, status: 1, tableVersion: row.tableVersion - 1 });
      },
    },
  );
  await expect
    .element(page.getByText(/^志愿表已更新，报告为版本 \d+，交付前请重新生成；以下内容按当前志愿表生成$/))
    .toBeVisible();
  expect(button('交付').elements()).toHaveLength(0);
  await button('重新生成').click();
  await expect.element(question).toHaveTextContent(/志愿表已更新，报告为版本 \d+，重新生成？/);
  await question.getByRole('button', { name: '确定' }).click();
  await expect.element(button('交付')).toBeVisible();
  await expect.element(button('打印')).toBeVisible();
  const { status, tableId } = (await mockServer.table(reportTable)).get(1) ?? expect.unreachable();
  expect(status).toBe(1);
  const tables = await mockServer.table(volunteerTable);
  const table = tables.get(tableId ?? 0) ?? expect.unreachable();
  await tables.put({ ...table, version: table.version + 1 });
  await button('交付').click();
  await delivery.getByRole('button', { name: '确定' }).click();
  await expect.element(button('重新生成')).toBeInTheDocument();
  await expect.element(button('打印')).not.toBeInTheDocument();
  await delivery.getByRole('button', { name: '取消' }).click();
  await mockServer.allowOnly('admin', ['expert:report:list']);
  await reload();
  await expect.element(paper).toBeVisible();
  for (const name of ['打印', '交付', '修改逐条说明', '分享志愿表'])
    expect(button(name).elements()).toHaveLength(0);
});

test('[E4] a report whose table was changed meanwhile is 已失效 in the list once its delivery was refused', {
  tags: 'full',
}, async () => {
  const visit = await openView({ view: 'expert/filling/report' });
  const list = listPage(visit, reports);
  await list.ready();
  const [made, tables] = [
    await visit.mockServer.table(reportTable),
    await visit.mockServer.table(volunteerTable),
  ];
  const table = tables.get(made.get(1)?.tableId ?? 0) ?? expect.unreachable();
  await tables.put({ ...table, version: table.version + 1 });
  await list.act(list.withId('1'), '交付');
  await delivery.getByRole('button', { name: '确定' }).click();
  await expect.element(list.withId('1')).toHaveTextContent('已失效');
});

test('[E4] a refused delivery can be left while the reports are read again', { tags: 'full' }, async () => {
  const { mockServer, notifications } = await openView({ view: 'expert/filling/report' }, { at: '?id=1' });
  await button('交付').click();
  const made = await mockServer.table(reportTable);
  const tables = await mockServer.table(volunteerTable);
  const table = tables.get(made.get(1)?.tableId ?? 0) ?? expect.unreachable();
  await tables.put({ ...table, version: table.version + 1 });
  mockServer.faults.inject({ kind: 'hold', path: expertEndpoints['expert/report'].operations.list.path });
  await delivery.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => notifications).toContain('error: 志愿表已更新，请重新生成报告');
  await delivery.getByRole('button', { name: '取消' }).click();
  await expect.element(delivery).not.toBeInTheDocument();
  mockServer.faults.clear();
  await expect.element(button('重新生成')).toBeVisible();
});

test('[E4] delivery by 链接 leads on to the share, for those who may share', { tags: 'full' }, async () => {
  const deliver = async (permissions?: readonly string[]) => {
    await openView({ view: 'expert/filling/report' }, { at: '?id=1', ...(permissions && { permissions }) });
    await button('交付').click();
    await delivery.getByRole('button', { name: '确定' }).click();
    await expect.element(page.getByText('已交付', { exact: true }).first()).toBeVisible();
  };
  await deliver();
  await expect.element(page.getByRole('dialog', { name: /^分享：/ })).toBeVisible();
  await deliver(['expert:report:list', 'expert:report:deliver']);
  expect(page.getByRole('dialog').elements()).toHaveLength(0);
});

test('[E4] a typed sentence is kept at the address of its report, and offered again after a reload', {
  tags: 'full',
}, async () => {
  const { reload } = await openView(
    { view: 'expert/filling/report' },
    {
      at: '?userId=101&id=1',
      prepare: async ({ table }) => {
        const reports = await table(reportTable);
        await reports.put({ ...(reports.get(1) ?? expect.unreachable()), status: 0 });
      },
    },
  );
  const sentence = page.getByRole('dialog', { name: '修改逐条说明' }).getByRole('textbox').first();
  await button('修改逐条说明').click();
  await sentence.fill('这一条是为您冲一冲的。');
  await expect
    .poll(() => testDrafts.read('/expert/filling/report?userId=101&id=1'))
    .toMatchObject({ personal: true });
  await reload();
  await button('修改逐条说明').click();
  await button('恢复草稿').click();
  await expect.element(sentence).toHaveValue('这一条是为您冲一冲的。');
});

test('[E4] sentences whose report is no longer on screen are saved as they were typed', {
  tags: 'full',
}, async () => {
  const { mockServer, go, leave } = await openView(
    { view: 'expert/filling/report' },
    {
      at: '?userId=101&id=1',
      prepare: async ({ table }) => {
        const reports = await table(reportTable);
        await reports.put({ ...(reports.get(1) ?? expect.unreachable()), status: 0 });
      },
    },
  );
  const drawer = page.getByRole('dialog', { name: '修改逐条说明' });
  await button('修改逐条说明').click();
  await drawer.getByRole('textbox').first().fill('这一条是为您冲一冲的。');
  await go('?userId=101');
  await expect.element(drawer).not.toBeInTheDocument();
  const answer = leave();
  await question.getByRole('button', { name: '保存后离开' }).click();
  expect(await answer).toBe(true);
  const { sentences } = (await mockServer.table(reportTable)).get(1) ?? expect.unreachable();
  expect(sentences).toMatchObject([{ text: '这一条是为您冲一冲的。' }]);
});
