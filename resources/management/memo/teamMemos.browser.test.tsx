import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { teamMemoTable } from '@/mocks/management/teamMemoTable';
import { memoTab } from '@/src/crud/show/memoTab';
import { choose, openSelect } from '@/src/testing/enter';
import { openForm } from '@/src/testing/formPage';
import { openView, renderInside, type VisitOptions } from '@/src/testing/openView';
import { testDrafts } from '@/src/testing/testDrafts';
import { managementEndpoints } from '../endpoints';
import { teamMemos } from './teamMemos';

const { create, list, status, reply, subjects } = managementEndpoints['management/memo'].operations;

async function open(options?: VisitOptions) {
  const visit = await openView(teamMemos, options);
  const sent = (path: string) => visit.mockServer.requests.of(path).map(({ body }) => body);
  return { visit, sent };
}

test('[G3] a line becomes a memo after a preview of what was understood', { tags: 'full' }, async () => {
  const { visit, sent } = await open();
  const line = visit.screen.getByRole('textbox', { name: '快速新增备忘' });
  await line.fill('回访 顾书瑶');
  await expect.element(visit.screen.getByText('请用 @姓名 选择负责人')).toBeVisible();
  await expect.element(visit.screen.getByRole('button', { name: '添加' })).toBeDisabled();
  await line.fill('回访 顾书瑶 @无名氏');
  await expect.element(visit.screen.getByText('没有找到：无名氏')).toBeVisible();
  await line.fill('大后天下午3点 回访 顾书瑶 @苏晚晴');
  await expect.element(visit.screen.getByText(/^回访 顾书瑶 · .* 15:00 · 苏晚晴$/)).toBeVisible();
  await visit.screen.getByRole('button', { name: '添加' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 新增成功']);
  await expect.element(visit.screen.getByRole('row', { name: /回访 顾书瑶/ })).toBeVisible();
  expect(sent(create.path)).toMatchObject([{ title: '回访 顾书瑶', assigneeIds: [2], priority: 2 }]);
  await page.viewport(390, 844);
  await expect.poll(() => line.element().getBoundingClientRect().height).toBeLessThan(50);
});

test('[G3] a line that is typed while another is sent stays', { tags: 'full' }, async () => {
  const { visit, sent } = await open();
  const line = visit.screen.getByRole('textbox', { name: '快速新增备忘' });
  await line.fill('回访 顾书瑶 @苏晚晴');
  visit.mockServer.faults.inject({ kind: 'hold', path: create.path, times: 1 });
  await visit.screen.getByRole('button', { name: '添加' }).click();
  await expect.poll(() => sent(create.path)).toHaveLength(1);
  await line.fill('核对名单');
  visit.mockServer.faults.clear();
  await expect.poll(() => visit.notifications).toEqual(['success: 新增成功']);
  await expect.element(line).toHaveValue('核对名单');
});

test('[G3] [CODE-9] a line with a lost answer is sent again as the same memo', { tags: 'full' }, async () => {
  const { visit } = await open();
  const add = visit.screen.getByRole('button', { name: '添加' });
  await visit.screen.getByRole('textbox', { name: '快速新增备忘' }).fill('回访 顾书瑶 @苏晚晴');
  visit.mockServer.faults.inject({ kind: 'lost', path: create.path, times: 1 });
  await add.click();
  await expect.poll(() => visit.notifications).toHaveLength(1);
  await add.click();
  await expect.poll(() => visit.notifications.at(-1)).toBe('success: 新增成功');
  const memos = (await visit.mockServer.table(teamMemoTable)).all();
  expect(memos.filter(({ title }) => title === '回访 顾书瑶')).toHaveLength(1);
});

test('[G3] a memo on the board goes through its states by its buttons', { tags: 'full' }, async () => {
  const { visit, sent } = await open({ at: '?as=board', as: 'yunying' });
  const column = (name: string) => visit.screen.getByRole('region', { name, exact: true });
  const title = '回访已成交家长';
  await column('待办')
    .getByRole('button', { name: `开始：${title}` })
    .click();
  await column('进行中')
    .getByRole('button', { name: `完成：${title}` })
    .click();
  await expect.element(column('已完成').getByRole('button', { name: `重新打开：${title}` })).toBeVisible();
  await expect.element(column('已完成').getByRole('link', { name: title })).toHaveFocus();
  expect(sent(status.path)).toMatchObject([
    { id: '1', status: 1 },
    { id: '1', status: 2 },
  ]);
  await column('已完成').getByRole('link', { name: title }).click();
  await expect.poll(visit.address).toBe('/management/memo/show/1?as=board');
});

test('[G3] users other than author and assignees are offered no step; a step taken away meanwhile is refused', {
  tags: 'full',
}, async () => {
  const { visit } = await open({ at: '?as=board' });
  const column = visit.screen.getByRole('region', { name: '待办', exact: true });
  await expect.element(column.getByRole('link', { name: '核对本科批名单' })).toBeVisible();
  const begin = (title: string) => column.getByRole('button', { name: `开始：${title}` });
  await expect.element(begin('核对本科批名单')).not.toBeInTheDocument();
  const own = '回访已成交家长';
  await expect.element(begin(own)).toBeVisible();
  const memos = await visit.mockServer.table(teamMemoTable);
  await memos.put({ ...(memos.find(({ title }) => title === own) ?? expect.unreachable()), authorId: 2 });
  await begin(own).click();
  await expect.poll(() => visit.notifications).toEqual(['error: 仅负责人可以变更状态']);
  await expect.element(column.getByRole('link', { name: own })).toBeVisible();
});

test('[G3] records of the former kind are not offered while those of the chosen kind are read', {
  tags: 'full',
}, async () => {
  const { visit } = await open({ at: '/create' });
  const form = openForm('新增');
  const kind = form.getByLabelText('关联类型');
  const record = form.getByLabelText('关联', { exact: true });
  const reading = page.getByText('正在加载…');
  await choose(kind, '学生');
  await choose(record);
  visit.mockServer.faults.inject({ kind: 'hold', path: subjects.path });
  await choose(kind, '订单');
  await openSelect(record);
  await expect.element(reading).toBeVisible();
  visit.mockServer.faults.clear();
  await expect.element(reading).not.toBeInTheDocument();
});

test('[G3] replies to a memo are below it', { tags: 'full' }, async () => {
  const { visit, sent } = await open({ at: '/show/1' });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: '讨论' }).click();
  await expect.element(dialog.getByText('上午联系过，家长晚上再定。')).toBeVisible();
  await dialog.getByRole('textbox', { name: '讨论' }).fill('@周予安 请核对');
  await dialog.getByRole('button', { name: '发表' }).click();
  await expect.element(dialog.getByText('@周予安 请核对')).toBeVisible();
  await expect.poll(() => visit.notifications).toEqual(['success: 已发表']);
  expect(sent(reply.path)).toMatchObject([{ id: 1, content: '@周予安 请核对' }]);
});

test('[G3] a reply that is sent keeps the focus in the drawer, which Escape closes', {
  tags: 'full',
}, async () => {
  const { visit, sent } = await open({ at: '/show/1' });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: '讨论' }).click();
  const button = dialog.getByRole('button', { name: '发表' });
  await button.click();
  await expect.element(dialog.getByText('请输入讨论')).toBeVisible();
  await dialog.getByRole('textbox', { name: '讨论' }).fill('@周予安 请核对');
  await button.click();
  await expect.poll(() => visit.notifications).toEqual(['success: 已发表']);
  await expect.element(dialog.getByRole('textbox', { name: '讨论' })).toHaveValue('');
  await expect.element(button).toHaveFocus();
  expect(sent(reply.path)).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect.poll(visit.address).toBe('/management/memo');
});

test('[G3] an unsent reply is asked about, and offered again after a reload', { tags: 'full' }, async () => {
  const { visit } = await open({ at: '/show/1' });
  const dialog = page.getByRole('dialog');
  const text = dialog.getByRole('textbox', { name: '讨论' });
  await dialog.getByRole('tab', { name: '讨论' }).click();
  await text.fill('家长希望周五再联系');
  const leaving = visit.leave();
  const question = page.getByRole('dialog', { name: '确认提示' });
  await expect.element(question.getByRole('listitem')).toHaveTextContent('备忘讨论：回访已成交家长');
  await question.getByRole('button', { name: '继续编辑' }).click();
  expect(await leaving).toBe(false);
  await expect.poll(async () => (await testDrafts.all()).length).toBe(1);
  await visit.reload();
  await dialog.getByRole('tab', { name: '讨论' }).click();
  await dialog.getByRole('button', { name: '恢复草稿' }).click();
  await expect.element(text).toHaveValue('家长希望周五再联系');
});

test('[G3] Escape in a memo that was opened by its address is the drawer’s own: the question about a reply stays', {
  tags: 'full',
}, async () => {
  const { visit } = await open({ at: '/show/1' });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: '讨论' }).click();
  await dialog.getByRole('textbox', { name: '讨论' }).fill('家长希望周五再联系');
  const presses: KeyboardEvent[] = [];
  const listen = (event: KeyboardEvent) => presses.push(event);
  window.addEventListener('keydown', listen, { capture: true, once: true });
  await userEvent.keyboard('{Escape}');
  await expect.poll(visit.address).toBe('/management/memo');
  // The browser closes the question that opens with the key, unless the key is taken from it.
  expect(presses.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true]);
});

test('[G3] the board keeps its cards when a refresh fails, and says that it leaves memos out', {
  tags: 'full',
}, async () => {
  const { visit } = await open({
    at: '?as=board',
    prepare: async (server) => {
      const memos = await server.table(teamMemoTable);
      const [first = expect.unreachable()] = memos.all();
      const missing = 301 - memos.all().length;
      for (let count = 0; count < missing; count++) await memos.put({ ...first, id: 1000 + count });
    },
  });
  const column = visit.screen.getByRole('region', { name: '待办', exact: true });
  await expect.element(visit.screen.getByText('仅显示前 300 条')).toBeVisible();
  await expect.element(visit.screen.getByRole('button', { name: '查看全部 301 条' })).toBeVisible();
  visit.mockServer.faults.inject({ kind: 'status', status: 500, path: list.path });
  await column.getByRole('button', { name: '开始：' }).first().click();
  await expect.poll(() => visit.notifications).toHaveLength(2);
  await expect.element(column.getByRole('listitem').first()).toBeVisible();
});

test('[G3] a record shows the memos that are about it', { tags: 'full' }, async () => {
  const { Tab } = memoTab('expert/order');
  const { screen } = await renderInside(
    <Suspense>
      <Tab record={{ id: 3 }} />
    </Suspense>,
  );
  await expect.element(screen.getByRole('link', { name: '联系未确认志愿的学生' })).toBeVisible();
});
