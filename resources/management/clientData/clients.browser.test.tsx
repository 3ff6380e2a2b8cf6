import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clientTable } from '@/mocks/management/clientTable';
import type { MockServer } from '@/mocks/mockServer';
import type { Operation } from '@/providers/endpoints/builder';
import { choose } from '@/src/testing/enter';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';
import { managementEndpoints } from '../endpoints';
import { clients } from './clients';

const { operations } = managementEndpoints['management/client-data'];

async function open(at = '') {
  const visit = await openView(clients, { at });
  const list = listPage(visit, clients);
  const sent = ({ path }: Operation) => visit.mockServer.requests.of(path).map(({ body }) => body);
  return { visit, list, sent };
}

const dialog = (name: string) => page.getByRole('dialog', { name });
const ok = (name: string) => dialog(name).getByRole('button', { name: '确定' });

test('[G2] a talk is written down; too few words are refused at their field', { tags: 'full' }, async () => {
  const { visit, list, sent } = await open('?stage=0');
  await list.ready();
  await list.act(list.row('谢昕逸'), '写跟进');
  const name = '写跟进：谢昕逸';
  await dialog(name).getByLabelText('跟进内容').fill('短');
  await ok(name).click();
  await expect.element(dialog(name).getByText('跟进内容长度为 5-500 个字符')).toBeVisible();
  await dialog(name).getByRole('button', { name: '已约到店面谈' }).click();
  await ok(name).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 跟进成功']);
  await expect.element(list.row('谢昕逸')).not.toBeInTheDocument();
  expect(sent(operations.follow)).toMatchObject([{ rev: 1, way: 1, content: '短；已约到店面谈' }]);
});

test('[G2] losing a client needs a reason', { tags: 'full' }, async () => {
  const { visit, list, sent } = await open('?stage=0');
  await list.ready();
  await list.act(list.row('谢昕逸'), '标记流失');
  const lost = '标记流失：谢昕逸';
  await ok(lost).click();
  await expect.element(dialog(lost).getByText('请选择流失原因').last()).toBeVisible();
  await choose(dialog(lost).getByLabelText('流失原因'), '价格');
  await ok(lost).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 已标记流失']);
  expect(sent(operations.follow)).toMatchObject([{ rev: 1, stage: 3, lostReason: '1' }]);
});

test('[G2] a lost client is contacted again', { tags: 'full' }, async () => {
  const { visit, list } = await open('?stage=3');
  await list.ready();
  await list.act(list.row('陶雨语'), '重新跟进');
  const resumed = '重新跟进：陶雨语';
  await dialog(resumed).getByLabelText('跟进内容').fill('家长重新咨询服务');
  await ok(resumed).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 已重新跟进']);
  await expect.element(list.row('陶雨语')).not.toBeInTheDocument();
});

test('[G2] the queue of the day goes from client to client, each with a result in one tap', {
  tags: 'full',
}, async () => {
  const { list, sent } = await open();
  await list.ready();
  await list.toolbar.getByRole('button', { name: '今日跟进' }).click();
  const queue = dialog('今日跟进');
  const first = queue.getByRole('region', { name: /^客户：/ });
  await expect.element(first).toBeVisible();
  const name = first.element().getAttribute('aria-label');
  await first.getByRole('button', { name: '有意向' }).click();
  await expect.element(queue.getByText(/^1 \/ \d+$/)).toBeVisible();
  await expect.poll(() => first.query()?.getAttribute('aria-label')).not.toBe(name);
  await expect.element(first).toHaveFocus();
  expect(sent(operations.follow)).toMatchObject([{ way: 1, content: '电话沟通，家长有意向，继续跟进' }]);
});

test('[G2] clients who are put off come round in their order', { tags: 'full' }, async () => {
  const { list } = await open();
  await list.ready();
  await list.toolbar.getByRole('button', { name: '今日跟进' }).click();
  const client = dialog('今日跟进').getByRole('region', { name: /^客户：/ });
  const name = () => client.query()?.getAttribute('aria-label');
  await expect.poll(name).toBeTruthy();
  const first = name();
  const seen: unknown[] = [];
  do {
    seen.push(name());
    await client.getByRole('button', { name: '稍后再说' }).click();
    await expect.poll(name).not.toBe(seen.at(-1));
  } while (name() !== first);
  expect(seen.length).toBeGreaterThan(2);
  expect(new Set(seen).size).toBe(seen.length);
  await client.getByRole('button', { name: '稍后再说' }).click();
  await expect.poll(name).toBe(seen[1]);
});

test('[G2] a refused result leaves the focus at its button: Escape closes the queue', {
  tags: 'full',
}, async () => {
  const { visit, list } = await open();
  await list.ready();
  await list.toolbar.getByRole('button', { name: '今日跟进' }).click();
  const queue = dialog('今日跟进');
  const result = queue.getByRole('button', { name: '有意向' });
  visit.mockServer.faults.inject({ kind: 'code', code: 40000, path: operations.follow.path, times: 1 });
  await result.click();
  await expect.poll(() => visit.notifications).toHaveLength(1);
  await expect.element(result).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(queue).not.toBeInTheDocument();
});

test('[G2] the end of the queue keeps the focus: Escape closes it', { tags: 'full' }, async () => {
  const { visit, list } = await open();
  await list.ready();
  await list.toolbar.getByRole('button', { name: '今日跟进' }).click();
  const queue = dialog('今日跟进');
  const end = queue.getByText(/已全部跟进$/);
  const settled = queue.getByText(/^\d+ \/ \d+$/);
  await expect.element(settled).toBeVisible();
  const total = Number(settled.element().textContent?.split(' / ')[1]);
  for (let done = 1; done <= total; done += 1) {
    await queue.getByRole('button', { name: '有意向' }).click();
    await expect.poll(() => visit.notifications).toHaveLength(done);
  }
  await expect.element(end).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(queue).not.toBeInTheDocument();
});

test('[G2] a client of the queue whose talk is written down counts as settled', {
  tags: 'full',
}, async () => {
  const { list } = await open();
  await list.ready();
  await list.toolbar.getByRole('button', { name: '今日跟进' }).click();
  const queue = dialog('今日跟进');
  await queue.getByRole('button', { name: '写跟进' }).click();
  const talk = dialog('写跟进：');
  await talk.getByRole('button', { name: '已约到店面谈' }).click();
  await ok('写跟进：').click();
  await expect.element(talk).not.toBeInTheDocument();
  await expect.element(queue.getByText(/^1 \/ \d+$/)).toBeVisible();
});

test('[G2] duplicate clients are merged, with the better value of each field', { tags: 'full' }, async () => {
  const { visit, list, sent } = await open('?twin=1');
  await list.ready();
  await list.act(list.row('何昕亦').first(), '合并');
  const merge = dialog('合并客户');
  await merge.getByRole('radio', { name: '手机号：移除的客户' }).click();
  await ok('合并客户').click();
  await expect.poll(() => visit.notifications).toEqual(['success: 合并成功']);
  await expect.element(list.row('何昕亦')).not.toBeInTheDocument();
  expect(sent(operations.merge)).toMatchObject([{ fields: ['mobile'] }]);
});

/** Writes a talk down from a client's card. */
async function talkOnBoard(name: string): Promise<void> {
  const talk = `写跟进：${name}`;
  await page.getByRole('button', { name: talk }).click();
  await dialog(talk).getByRole('button', { name: '已约到店面谈' }).click();
  await ok(talk).click();
  await expect.element(dialog(talk)).not.toBeInTheDocument();
}

test('[G2] the board has a column for each stage; a card writes a talk down', { tags: 'full' }, async () => {
  const { visit } = await open('?as=board');
  const column = (name: string) => visit.screen.getByRole('region', { name, exact: true });
  await expect.element(column('待跟进').getByText('谢昕逸')).toBeVisible();
  for (const name of ['跟进中', '已成交', '已流失'])
    await expect.element(column(name).getByRole('listitem').first()).toBeVisible();
  await expect.element(column('已成交').getByRole('button', { name: '写跟进：' })).not.toBeInTheDocument();
  const followed = () =>
    Number(
      column('跟进中')
        .getByRole('heading', { name: /^跟进中/ })
        .element()
        .textContent?.match(/\d+/)?.[0],
    );
  await expect.poll(followed).toBeGreaterThan(0);
  const before = followed();
  await talkOnBoard('谢昕逸');
  await expect.element(column('待跟进').getByText('谢昕逸')).not.toBeInTheDocument();
  await expect.poll(followed).toBe(before + 1);
});

test('[G2] a board of one stage has its column alone, and keeps the focus of a card that leaves it', {
  tags: 'full',
}, async () => {
  const { visit } = await open('?as=board&stage=0&name=谢昕逸');
  const board = visit.screen.getByRole('region', { name: '客户看板' });
  await talkOnBoard('谢昕逸');
  await expect.element(board.getByRole('listitem')).not.toBeInTheDocument();
  await expect.element(board).toHaveFocus();
  await expect.element(board.getByRole('heading', { level: 3 })).toHaveTextContent('待跟进0');
});

test('[G2] a card that a talk moves on has the focus in its new column', { tags: 'full' }, async () => {
  const { visit } = await open('?as=board&name=谢昕逸');
  const column = visit.screen.getByRole('region', { name: '跟进中', exact: true });
  await talkOnBoard('谢昕逸');
  await expect.element(column.getByRole('link', { name: '谢昕逸' })).toHaveFocus();
  await talkOnBoard('谢昕逸');
  await expect.element(column.getByRole('button', { name: '写跟进：谢昕逸' })).toHaveFocus();
});

test('[G2] the record of a client shows its talks and its outcome', { tags: 'full' }, async () => {
  const { list } = await open('?stage=2');
  await list.ready();
  await list.act(list.rows.first(), '详情');
  const drawer = page.getByRole('dialog', { name: /^客户：/ });
  await drawer.getByRole('tab', { name: '跟进记录' }).click();
  await expect.element(drawer.getByRole('region', { name: '跟进记录' })).toBeVisible();
  await drawer.getByRole('tab', { name: '测评' }).click();
  await expect.element(drawer.getByRole('columnheader', { name: '测评类型' })).toBeVisible();
});

test('[G2] a merge waits for the other client; without one, 确定 leaves', { tags: 'full' }, async () => {
  const { visit, list, sent } = await open('?twin=1');
  await list.ready();
  const { faults } = visit.mockServer;
  const { path } = operations.one;
  faults.inject({ kind: 'hold', path });
  await list.act(list.row('何昕亦').first(), '合并');
  await expect.element(ok('合并客户')).toHaveClass(/ant-btn-loading/);
  faults.clear();
  await expect.element(dialog('合并客户').getByRole('table')).toBeVisible();
  await expect.element(ok('合并客户')).not.toHaveClass(/ant-btn-loading/);
  await dialog('合并客户').getByRole('button', { name: '取消' }).click();
  await expect.element(dialog('合并客户')).not.toBeInTheDocument();
  faults.inject({ kind: 'code', code: 500, msg: '服务器正忙', path });
  await list.act(list.row('何昕亦').first(), '合并');
  await expect.element(dialog('合并客户').getByText('另一位客户加载失败，请稍后再试')).toBeVisible();
  await ok('合并客户').click();
  await expect.element(dialog('合并客户')).not.toBeInTheDocument();
  expect(sent(operations.merge)).toEqual([]);
});

test('[G2] an owner who is gone is no number in the form', { tags: 'full' }, async () => {
  const prepare = async ({ table }: MockServer) => {
    const rows = await table(clientTable);
    await rows.put({ ...(rows.get(1) ?? expect.unreachable()), ownerId: 99_999 });
  };
  await openView(clients, { at: '/edit/1', prepare });
  await expect.element(page.getByLabelText('负责人').selectBox()).toHaveTextContent('已停用或不存在');
});
