import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { storeTable } from '@/mocks/customer/storeTable';
import type { Operation } from '@/providers/endpoints/builder';
import { customerEndpoints } from '@/resources/customer/endpoints';
import { formatTime, today } from '@/src/lib/dates';
import { choose, enterDay } from '@/src/testing/enter';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';
import { renewedUntil } from './storeRules';
import { stores } from './stores';

const { operations } = customerEndpoints['customer/store'];

/** Institutions of the mocks, by what they are good for. */
const headquarters = '平台总部';
const running = '博远志愿填报工作室';
const expired = '明德志愿填报工作室';
const stopped = '弘毅中学升学指导处';
const stoppedAndExpired = '博远教育咨询有限公司';

const dialog = page.getByRole('dialog');
const press = (name: string) => dialog.getByRole('button', { name }).click();

async function open(at = '?size=50') {
  const visit = await openView(stores, { at });
  const list = listPage(visit, stores);
  await list.ready();
  const sent = ({ path }: Operation) => visit.mockServer.requests.of(path).map(({ body }) => body);
  return { visit, list, sent };
}

test('[SCREEN] the quick filters count, and each is in the address', { tags: 'full' }, async () => {
  const { visit, list } = await open('');
  const quick = list.root.getByRole('group', { name: '快速筛选' });
  const labels = quick
    .getByRole('button')
    .elements()
    .map((element) => element.textContent);
  expect(labels).toEqual(['全部 36', '启用 33', '停用 3', '即将到期 5', '已到期 4']);
  await quick.getByRole('button', { name: '停用' }).click();
  await expect.poll(() => list.rows.elements().length).toBe(3);
  expect(visit.address()).toBe('/customer/list?status=0');
  const overdue = quick.getByRole('button', { name: '已到期' });
  await overdue.click();
  await expect.poll(() => list.rows.elements().length).toBe(4);
  expect(visit.address()).toBe('/customer/list?expireState=expired');
  await expect.element(overdue).toHaveAttribute('aria-pressed', 'true');
});

test('[SCREEN] the list masks the mobile number, the show page has it whole', { tags: 'full' }, async () => {
  const { list } = await open();
  const row = list.row(running);
  await expect.element(row.getByText('199****1003')).toBeVisible();
  await expect.element(row.getByText('19900001003')).not.toBeInTheDocument();
  await list.act(row, '详情');
  await expect.element(dialog.getByText('19900001003')).toBeVisible();
});

test('[CONST-1] a 创建时间 of ten digits is not shown raw', async () => {
  const visit = await openView(stores, {
    at: '/show/3',
    prepare: async (mockServer) => {
      const table = await mockServer.table(storeTable);
      const row = table.get(3);
      if (row) await table.put({ ...row, createTime: '1780000000' });
    },
  });
  await expect.element(dialog.getByText('创建时间')).toBeVisible();
  await expect.element(dialog.getByText(formatTime(1_780_000_000))).toBeVisible();
  expect(visit.screen.baseElement.textContent).not.toContain('1780000000');
});

test('[SCREEN] the show page has tabs for domains and history', { tags: 'full' }, async () => {
  const { list } = await open();
  await list.act(list.row(running), '详情');
  await dialog.getByRole('tab', { name: '域名' }).click();
  await expect.element(dialog.getByText('boyuan3.example.com').first()).toBeVisible();
  await dialog.getByRole('tab', { name: '操作记录' }).click();
  await expect.element(dialog.getByText(/新增机构/)).toBeVisible();
});

test('[SCREEN] stopping asks for the reason, and the institution is stopped after a reload', {
  tags: 'full',
}, async () => {
  const { visit, list, sent } = await open();
  await list.row(running).getByRole('switch').click();
  await expect.element(dialog.getByText(`确认停用「${running}」吗？`)).toBeVisible();
  await press('确定');
  await expect.element(dialog.getByText('请输入停用原因')).toBeVisible();
  expect(sent(operations.changeStatus)).toEqual([]);
  await dialog.getByLabelText('停用原因').fill(' 欠费 ');
  await press('确定');
  await expect.poll(() => visit.notifications).toEqual(['success: 停用成功']);
  expect(sent(operations.changeStatus)).toEqual([{ id: 3, status: 0, reason: '欠费' }]);
  const reloaded = listPage(await visit.reload(), stores);
  await expect.element(reloaded.row(running).getByRole('switch')).not.toBeChecked();
});

test('[SCREEN] the platform itself is never stopped, renewed, deleted or given a password', {
  tags: 'full',
}, async () => {
  const { visit, list } = await open();
  const row = list.row(headquarters);
  await row.getByRole('checkbox').click();
  await page.getByRole('region', { name: '批量操作' }).getByRole('button', { name: '删除' }).click();
  await expect.poll(() => visit.notifications).toEqual([`warning: ${headquarters}不能删除`]);
  await row.getByRole('button', { name: '更多操作' }).click();
  await expect.element(page.getByRole('menuitem', { name: '账号配置' })).toBeVisible();
  for (const name of ['续期', '重置管理员密码', '删除'])
    await expect.element(page.getByRole('menuitem', { name })).not.toBeInTheDocument();
  await row.getByRole('switch').click();
  await dialog.getByLabelText('停用原因').fill('试试');
  await press('确定');
  await expect.poll(() => visit.notifications).toContain('error: 平台总部不能停用');
  await expect.element(dialog.getByLabelText('停用原因')).toHaveValue('试试');
});

test('[SCREEN] starting asks; an institution whose time is over is not started', {
  tags: 'full',
}, async () => {
  const { visit, list, sent } = await open();
  await list.row(stopped).getByRole('switch').click();
  await expect.element(dialog.getByText(`确认启用「${stopped}」吗？`)).toBeVisible();
  await press('确定');
  await expect.element(list.row(stopped).getByRole('switch')).toBeChecked();
  expect(visit.notifications).toEqual(['success: 启用成功']);
  await list.row(stoppedAndExpired).getByRole('switch').click();
  await press('确定');
  await expect.poll(() => visit.notifications).toContain('error: 该机构已到期，请先续期');
  await expect.element(list.row(stoppedAndExpired).getByRole('switch')).not.toBeChecked();
  expect(sent(operations.changeStatus)).toEqual([
    { id: 20, status: 1 },
    { id: 33, status: 1 },
  ]);
});

test('[SCREEN] renewing by years counts from today where the time is over', { tags: 'full' }, async () => {
  const { visit, list, sent } = await open();
  const until = renewedUntil(today(), '', 2);
  await list.act(list.row(expired), '续期');
  await dialog.getByText('2 年', { exact: true }).click();
  await expect.element(dialog.getByRole('status')).toHaveTextContent(`续期后到期时间：${until}`);
  await choose(dialog.getByLabelText('版本套餐'), '旗舰版');
  await press('确定');
  await expect.element(list.row(expired).getByText(until)).toBeVisible();
  await expect.element(list.row(expired).getByText('旗舰版')).toBeVisible();
  expect(visit.notifications).toEqual(['success: 续期成功']);
  expect(sent(operations.update)).toEqual([{ id: 7, edition: 'flagship', expireTime: until }]);
});

test('[SCREEN] renewing until a day of one’s own needs that day', { tags: 'full' }, async () => {
  const { list, sent } = await open();
  await list.act(list.row(running), '续期');
  await dialog.getByText('自定义', { exact: true }).click();
  await press('确定');
  await expect.element(dialog.getByText('请选择新的到期时间').last()).toBeVisible();
  await enterDay(dialog.getByLabelText('新的到期时间'), '2031-05-01');
  await press('确定');
  await expect.element(list.row(running).getByText('2031-05-01')).toBeVisible();
  expect(sent(operations.update)).toMatchObject([{ id: 3, expireTime: '2031-05-01' }]);
});

test('[SCREEN] a term that was renewed meanwhile is not replaced without a question', {
  tags: 'full',
}, async () => {
  const { visit, list, sent } = await open();
  await list.act(list.row(running), '续期');
  const renewal = page.getByRole('dialog', { name: `续期：${running}` });
  const send = () => renewal.getByRole('button', { name: '确定' }).click();
  await expect.element(renewal.getByRole('status')).toHaveTextContent(/续期后到期时间：\d/);
  const table = await visit.mockServer.table(storeTable);
  await table.put({
    ...(table.get(3) ?? expect.unreachable()),
    expireTime: '2035-03-01',
    edition: 'flagship',
  });
  await send();
  const question = page.getByRole('dialog', { name: '确认提示' });
  const told = `「${running}」已被他人改为到期时间 2035-03-01、版本套餐 旗舰版，仍要改为到期时间 `;
  await expect.element(question.getByText(told, { exact: false })).toBeVisible();
  await question.getByRole('button', { name: '取消' }).click();
  expect(sent(operations.update)).toEqual([]);
  await expect.element(renewal.getByText('当前到期时间：2035-03-01')).toBeVisible();
  await expect.element(renewal.getByRole('status')).toHaveTextContent('续期后到期时间：2036-03-01');
  await send();
  await expect.poll(() => visit.notifications).toEqual(['success: 续期成功']);
  expect(sent(operations.update)).toEqual([{ id: 3, edition: 'flagship', expireTime: '2036-03-01' }]);
});

test('[SCREEN] a reset password shows once', async () => {
  const { visit, list, sent } = await open();
  await list.act(list.row(running), '重置管理员密码');
  await expect.element(dialog.getByText(/原密码将立即失效/)).toBeVisible();
  await press('确定');
  await expect.element(dialog.getByText(/只显示这一次/)).toBeVisible();
  await expect.element(dialog.getByText(/^[a-z2-9]{10}$/)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: '取消' })).not.toBeInTheDocument();
  await press('我已记下');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent(operations.resetPassword)).toEqual([{ id: 3 }]);
  expect(visit.notifications).toEqual(['success: 重置成功']);
});

test('[SCREEN] a running institution is not deleted, and its row stays', { tags: 'full' }, async () => {
  const { visit, list } = await open();
  await list.act(list.row(running), '删除');
  await expect.element(dialog.getByText(`删除后可在回收站恢复，是否确认删除「${running}」？`)).toBeVisible();
  await press('确定');
  await expect.poll(() => visit.notifications).toEqual(['error: 请先停用该机构']);
  await expect.element(list.row(running)).toBeVisible();
});

test('[SCREEN] the opening guide is opened again from the row, without a password', {
  tags: 'full',
}, async () => {
  const { list } = await open();
  await list.row(running).getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: '开通向导' }).click();
  const guide = page.getByRole('dialog', { name: `开通向导：${running}` });
  await expect.element(guide.getByRole('link', { name: '域名' })).toBeVisible();
  await expect.element(guide.getByText(/只显示这一次/)).not.toBeInTheDocument();
});
