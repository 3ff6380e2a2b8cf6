import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleTable } from '@/mocks/dev/sampleTable';
import { customerEndpoints } from '@/resources/customer/endpoints';
import { stores } from '@/resources/customer/store/stores';
import { samples } from '@/resources/dev/samples';
import { dictData } from '@/resources/system/dict/dictData';
import { sample } from '@/resources/system/dict/dictData.sample';
import { systemEndpoints } from '@/resources/system/endpoints';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';

const { operations } = customerEndpoints['customer/store'];
const bar = page.getByRole('region', { name: '批量操作' });

async function openStores(at = '') {
  const visit = await openView(stores, { at });
  const list = listPage(visit, stores);
  await list.ready();
  return { visit, list };
}

test('several ticked rows are deleted in one call, and nothing stays ticked', { tags: 'full' }, async () => {
  const visit = await openView({ view: dictData.view, ...sample.place });
  const list = listPage(visit, dictData);
  await list.ready();
  const ids = list.ids().slice(0, 2);
  for (const place of [0, 1]) await list.rows.nth(place).getByRole('checkbox').click();
  await expect.element(bar.getByText('已选 2 条')).toBeVisible();
  await bar.getByRole('button', { name: '删除' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await expect.poll(() => list.rows.elements().length).toBe(2);
  await expect.element(bar).not.toBeInTheDocument();
  const { path } = systemEndpoints['system/dict/data'].operations.remove;
  expect(visit.mockServer.requests.of(path.replace('{id}', ids.join(',')))).toHaveLength(1);
});

test('[CODE-2] rows that were deleted in part leave the others ticked, and are counted', async () => {
  const visit = await openView({ view: dictData.view, ...sample.place });
  const list = listPage(visit, dictData);
  await list.ready();
  const [done, failed] = list.ids();
  for (const place of [0, 1]) await list.rows.nth(place).getByRole('checkbox').click();
  const data = { done: [done], failed: [{ id: failed, msg: '已被引用' }] };
  visit.mockServer.faults.inject({ kind: 'code', code: 44444, msg: '成功 1 条，失败 1 条', data, times: 1 });
  await bar.getByRole('button', { name: '删除' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await expect.element(bar.getByText('已选 1 条')).toBeVisible();
  expect(visit.notifications).toEqual(['error: 成功 1 条，失败 1 条', 'warning: 已删除 1 条，其余未删除']);
});

test('[CODE-2] a switch that the server did not move says no success', async () => {
  const { visit, list } = await openStores('?status=0');
  const { path } = operations.changeStatus;
  visit.mockServer.faults.inject({ kind: 'code', code: 44444, msg: '部分操作没有成功', data: {}, path });
  await list.rows.first().getByRole('switch').click();
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.mockServer.requests.of(operations.list.path)).toHaveLength(2);
  expect(visit.notifications).toEqual(['error: 部分操作没有成功']);
});

async function openTicked() {
  const visit = await openView(samples);
  const list = listPage(visit, samples);
  await list.ready();
  for (const name of ['签字笔 001', '档案盒 002']) await list.row(name).getByRole('checkbox').click();
  await expect.element(bar.getByText('已选 2 条')).toBeVisible();
  return { visit, list };
}

test('a ticked row that somebody else has deleted is unticked once a deletion is refused', {
  tags: 'full',
}, async () => {
  const { visit, list } = await openTicked();
  await (await visit.mockServer.table(sampleTable)).remove(1);
  await bar.getByRole('button', { name: '删除' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications.at(-1)).toBe('warning: 有 1 条已不在列表中，已取消选中');
  await expect.element(bar.getByText('已选 1 条')).toBeVisible();
  await expect.element(list.row('签字笔 001')).not.toBeInTheDocument();
});

test('an action row by row goes on until the rows are read again, and cannot be started twice', {
  tags: 'full',
}, async () => {
  const { visit } = await openTicked();
  const { path } = samples.endpoints.operations.list ?? expect.unreachable();
  visit.mockServer.faults.inject({ kind: 'hold', path });
  await bar.getByRole('button', { name: '启用' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 启用成功，共 2 条']);
  await expect.element(bar.getByRole('button', { name: '停用' })).toBeDisabled();
  visit.mockServer.faults.clear();
  await expect.element(bar).not.toBeInTheDocument();
});

test('the rows of a page are ticked all at once, and taken back', { tags: 'full' }, async () => {
  const { list } = await openStores();
  await list.root.getByRole('checkbox', { name: '全选本页' }).click();
  await expect.element(bar.getByText('已选 20 条')).toBeVisible();
  await bar.getByRole('button', { name: '取消选择' }).click();
  await expect.element(list.rows.first().getByRole('checkbox')).not.toBeChecked();
});

test('an export asks for what the filters leave, in the order of the list', { tags: 'full' }, async () => {
  const { visit, list } = await openStores('?status=0&keyword=文华&sort=createTime.asc');
  await list.toolbar.getByRole('button', { name: '选择范围、格式与列' }).click();
  await page.getByRole('dialog', { name: '导出机构' }).getByRole('button', { name: '开始导出' }).click();
  await expect
    .poll(() => visit.mockServer.requests.of(operations.export.path).map(({ body }) => body))
    .toEqual([{ status: '0', keyword: '文华', sortField: 'createTime', sortOrder: 'asc' }]);
  expect(visit.notifications).toEqual(['info: 正在下载数据，请稍候']);
});

test('the first verb of a row begins where the head of its column does', async () => {
  const { list } = await openStores();
  const left = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return Math.round(range.getBoundingClientRect().left);
  };
  const verb = list.rows
    .first()
    .getByRole('button', { name: /^续期：/ })
    .element();
  expect(left(verb)).toBe(left(list.root.getByText('操作', { exact: true }).element()));
});

test('刷新 reads the list again', { tags: 'full' }, async () => {
  const { visit, list } = await openStores();
  await list.toolbar.getByRole('button', { name: '刷新' }).click();
  await expect.poll(() => visit.mockServer.requests.of(operations.list.path)).toHaveLength(2);
});

test('the rows on a narrow screen are cards that open their records, with the same actions', {
  tags: 'full',
}, async () => {
  const { list } = await openStores();
  await page.viewport(390, 844);
  const card = list.root.getByRole('listitem').filter({ hasText: '鼎新志愿填报工作室' });
  await expect.element(card.getByRole('heading', { name: '鼎新志愿填报工作室' })).toBeVisible();
  await expect.element(card).toHaveTextContent('机构编号JG000036');
  await expect.element(card.getByRole('button', { name: '编辑：' })).toBeVisible();
  await expect.element(list.rows.first()).not.toBeInTheDocument();
  await card.getByRole('heading').getByRole('button').click();
  await expect.element(page.getByRole('dialog', { name: '机构：鼎新志愿填报工作室' })).toBeVisible();
});
