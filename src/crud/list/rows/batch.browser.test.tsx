import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { stores } from '@/resources/customer/store/stores';
import { devEndpoints } from '@/resources/dev/endpoints';
import { samples } from '@/resources/dev/samples';
import { listPage } from '@/src/testing/listPage';
import { openView, type VisitOptions } from '@/src/testing/openView';

const { operations } = devEndpoints['dev/sample'];
const bar = page.getByRole('region', { name: '批量操作' });
const dialog = page.getByRole('dialog');

async function open(options?: VisitOptions) {
  const visit = await openView(samples, options);
  const list = listPage(visit, samples);
  await list.ready();
  const sent = () => visit.mockServer.requests.of(operations.update.path).map(({ body }) => body);
  return { visit, list, sent };
}

const select = (row: Locator) => row.getByRole('checkbox').click();
const press = (label: string) => dialog.getByRole('button', { name: label }).click();

test('rows stay ticked while page, sorting and filters change; the bar counts those of other pages', async () => {
  const { visit, list } = await open();
  await select(list.rows.nth(0));
  await select(list.rows.nth(2));
  await expect.element(bar.getByText('已选 2 条', { exact: true })).toBeVisible();
  await visit.go('?page=2');
  await expect.element(bar.getByText('已选 2 条，其中 2 条不在本页')).toBeVisible();
  await select(list.rows.nth(0));
  await expect.element(bar.getByText('已选 3 条，其中 2 条不在本页')).toBeVisible();
  await visit.go('?status=0');
  await expect.element(list.row('签字笔 001').getByRole('checkbox')).toBeChecked();
  await bar.getByRole('button', { name: '选择本页' }).click();
  await expect.element(bar.getByText(/^已选 2\d 条/)).toBeVisible();
  await bar.getByRole('button', { name: '取消选择' }).click();
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(list.row('签字笔 001').getByRole('checkbox')).not.toBeChecked();
  expect(document.activeElement).toBe(list.root.element());
});

test('an action row by row leaves out unfit rows and names refusals, which stay ticked', {
  tags: 'full',
}, async () => {
  const { visit, list, sent } = await open();
  // 1 and 2 are in use, 5 is stopped already
  for (const name of ['签字笔 001', '档案盒 002', '便签纸 005']) await select(list.row(name));
  await bar.getByRole('button', { name: '停用' }).click();
  await expect
    .element(dialog.getByText('是否确认停用选中的 2 条示例？（另有 1 条不适用，将跳过）'))
    .toBeVisible();
  visit.mockServer.faults.inject({
    kind: 'code',
    code: 40000,
    msg: '有未完成的订单',
    path: operations.update.path,
    times: 1,
  });
  await press('确定');
  await expect.element(dialog.getByText(/成功 1 条，失败 1 条/)).toBeVisible();
  await expect.element(dialog.getByRole('listitem')).toHaveTextContent('签字笔 001：有未完成的订单');
  await press('知道了');
  expect(visit.notifications).toEqual([]);
  expect(sent()).toEqual([
    { id: 1, status: '1' },
    { id: 2, status: '1' },
  ]);
  await expect.element(list.row('签字笔 001').getByRole('checkbox')).toBeChecked();
  await expect.element(list.row('档案盒 002').getByRole('checkbox')).not.toBeChecked();
  await bar.getByRole('button', { name: '启用' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 启用成功，共 2 条']);
  await expect.element(bar).not.toBeInTheDocument();
});

test('a broken line stops the action: untried rows stay selected, one that may be done is not repeated', {
  tags: 'full',
}, async () => {
  const { visit, list, sent } = await open();
  for (const name of ['签字笔 001', '档案盒 002']) await select(list.row(name));
  visit.mockServer.faults.inject({ kind: 'network', path: operations.update.path, times: 1 });
  await bar.getByRole('button', { name: '启用' }).click();
  await expect.element(dialog.getByText(/成功 0 条，失败 2 条/)).toBeVisible();
  await expect.element(dialog.getByText('档案盒 002：未处理')).toBeVisible();
  await expect.element(dialog.getByText(/可能已写入的已取消选中/)).toBeVisible();
  await press('知道了');
  await expect.element(list.row('签字笔 001').getByRole('checkbox')).not.toBeChecked();
  await bar.getByRole('button', { name: '启用' }).click();
  await expect.poll(() => visit.notifications).toContain('success: 启用成功，共 1 条');
  expect(sent().at(-1)).toMatchObject({ id: 2 });
});

test('the result of a line that broke at the only ticked row stays until it is read, then unticks it', {
  tags: 'full',
}, async () => {
  const { visit, list, sent } = await open();
  await select(list.row('签字笔 001'));
  visit.mockServer.faults.inject({ kind: 'network', path: operations.update.path, times: 1 });
  await bar.getByRole('button', { name: '启用' }).click();
  await expect.element(dialog.getByText(/成功 0 条，失败 1 条/)).toBeVisible();
  await expect.poll(() => visit.mockServer.requests.of(operations.list.path).length).toBe(2);
  await expect.element(list.root).toHaveAttribute('aria-busy', 'false');
  await press('知道了');
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(list.row('签字笔 001').getByRole('checkbox')).not.toBeChecked();
  expect(document.activeElement).toBe(list.root.element());
  expect(sent()).toHaveLength(1);
});

test('the result of a row that was unticked meanwhile is shown all the same', { tags: 'full' }, async () => {
  const { visit, list } = await open();
  await select(list.row('签字笔 001'));
  const { faults } = visit.mockServer;
  const { path } = operations.update;
  faults.inject({ kind: 'code', code: 40000, msg: '有未完成的订单', path, times: 1 });
  faults.inject({ kind: 'hold', path });
  await bar.getByRole('button', { name: '启用' }).click();
  await expect.element(bar.getByRole('button', { name: '取消选择' })).toBeDisabled();
  await select(list.row('签字笔 001'));
  await expect.element(bar.getByText('已选 0 条')).toBeVisible();
  faults.clear();
  await expect.element(dialog.getByRole('listitem')).toHaveTextContent('签字笔 001：有未完成的订单');
  await press('知道了');
  await expect.element(bar).not.toBeInTheDocument();
});

test('an action with a dialog of its own is given the ticked rows, those of other pages as well', {
  tags: 'full',
}, async () => {
  const { visit, list, sent } = await open();
  await select(list.rows.first());
  await visit.go('?page=2');
  await expect.element(list.row('便签纸 021')).toBeVisible();
  await select(list.row('便签纸 021'));
  await bar.getByRole('button', { name: '批量备注' }).click();
  await dialog.getByLabelText('备注').fill('年底盘点');
  await press('确定');
  await expect.element(bar).not.toBeInTheDocument();
  expect(sent()).toEqual([
    { id: 1, remark: '年底盘点' },
    { id: 21, remark: '年底盘点' },
  ]);
});

test('Escape asks before it loses what was typed into a dialog without a draft; 取消 does not', async () => {
  const { list, sent } = await open();
  const question = page.getByRole('dialog', { name: '确认提示' });
  const remarks = page.getByRole('dialog', { name: '批量备注（1 条）' });
  await select(list.rows.first());
  await bar.getByRole('button', { name: '批量备注' }).click();
  await remarks.getByLabelText('备注').fill('年底盘点');
  await userEvent.keyboard('{Escape}');
  await expect.element(question.getByText('批量备注（1 条）')).toBeVisible();
  await question.getByRole('button', { name: '继续编辑' }).click();
  await expect.element(remarks.getByLabelText('备注')).toHaveValue('年底盘点');
  await userEvent.keyboard('{Escape}');
  await question.getByRole('button', { name: '不保存离开' }).click();
  await expect.element(remarks).not.toBeInTheDocument();
  await bar.getByRole('button', { name: '批量备注' }).click();
  await remarks.getByLabelText('备注').fill('年底盘点');
  await remarks.getByRole('button', { name: '取消' }).click();
  await expect.element(remarks).not.toBeInTheDocument();
  await expect.element(question).not.toBeInTheDocument();
  expect(sent()).toEqual([]);
});

test('an action without its permission is not offered', async () => {
  const { list } = await open({ permissions: ['dev:sample:list', 'dev:sample:delete'] });
  await select(list.rows.first());
  await expect.element(bar.getByRole('button', { name: '删除' })).toBeVisible();
  await expect.element(bar.getByRole('button', { name: '停用' })).not.toBeInTheDocument();
});

test('[PERM-3] a list without actions for ticked rows has nothing to tick', async () => {
  const { list } = await open({ permissions: ['dev:sample:list', 'dev:sample:show'] });
  await expect.element(list.root.getByRole('checkbox')).not.toBeInTheDocument();
});

test('deleting leaves out the rows that must stay, and says so', { tags: 'full' }, async () => {
  const visit = await openView(stores, { at: '?size=50' });
  const list = listPage(visit, stores);
  await list.ready();
  await select(list.rows.nth(0));
  await select(list.rows.nth(1));
  await select(list.row('平台总部').first());
  await bar.getByRole('button', { name: '删除' }).click();
  const kept = /不能删除，将保留/;
  await expect.element(dialog.getByText(kept)).toHaveTextContent('选中的 2 家机构');
});

test('rows that were deleted before a refusal are offered back', { tags: 'full' }, async () => {
  const visit = await openView(stores, { at: '?size=50' });
  const list = listPage(visit, stores);
  await list.ready();
  const [done, failed] = list.ids();
  for (const place of [0, 1]) await select(list.rows.nth(place));
  const data = { done: [done], failed: [{ id: failed, msg: '已被引用' }] };
  visit.mockServer.faults.inject({ kind: 'code', code: 44444, msg: '成功 1 条，失败 1 条', data, times: 1 });
  const offered: unknown[] = [];
  visit.providers.notifier.attach((severity, text, options) =>
    offered.push([severity, text, options?.action?.label, options?.action?.about]),
  );
  await bar.getByRole('button', { name: '删除' }).click();
  await press('确定');
  await expect
    .poll(() => offered)
    .toContainEqual(['warning', '已删除 1 条，其余未删除', '撤销', `customer/store ${done}`]);
  await expect.element(bar.getByText('已选 1 条')).toBeVisible();
});

test('a row that is deleted is no longer ticked, the others are', { tags: 'full' }, async () => {
  const { list } = await open();
  await select(list.row('签字笔 001'));
  await select(list.row('档案盒 002'));
  await list.act(list.row('签字笔 001'), '删除');
  await press('确定');
  await expect.element(bar.getByText('已选 1 条')).toBeVisible();
  await expect.element(list.row('签字笔 001')).not.toBeInTheDocument();
});

test('cards have the same boxes, actions and sums as the table', { tags: 'full' }, async () => {
  const { visit, list, sent } = await open();
  await page.viewport(390, 844);
  const card = list.root.getByRole('listitem').filter({ hasText: '签字笔 001' });
  await select(card);
  await expect.element(bar.getByText('已选 1 条')).toBeVisible();
  const sum = page.getByRole('region', { name: '已选合计' });
  await expect.element(sum).toHaveTextContent('已选合计数量0单价¥1.00');
  await expect.element(page.getByRole('region', { name: '本页合计' })).toHaveTextContent('4,030');
  await card.getByRole('button', { name: '修改数量：签字笔 001' }).click();
  const input = card.getByRole('spinbutton', { name: '数量：签字笔 001' });
  await input.fill('12');
  await page.getByRole('region', { name: '示例' }).click({ position: { x: 4, y: 4 } });
  await expect.poll(sent).toEqual([{ id: 1, amount: 12 }]);
  await expect.element(sum).toHaveTextContent('数量12');
  await bar.getByRole('button', { name: '启用' }).click();
  await expect.poll(() => visit.notifications).toContain('success: 启用成功，共 1 条');
});
