import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleTreeTable } from '@/mocks/dev/sampleTreeTable';
import { devEndpoints } from '@/resources/dev/endpoints';
import { sampleTrees } from '@/resources/dev/sampleTrees';
import { openForm, save } from '@/src/testing/formPage';
import type { Visit, VisitOptions } from '@/src/testing/openView';
import { fold, openTree, treeOnScreen } from '@/src/testing/treePage';

const { operations } = devEndpoints['dev/sample-tree'];
const roots = ['1', '17', '33', '49'];
const open = (options?: VisitOptions) => openTree(sampleTrees, options);
const onScreen = (visit: Visit) => treeOnScreen(visit, sampleTrees);

test('a small tree begins expanded; 收起全部 and 展开全部, and one by one; remembered while the tab lives', {
  tags: 'full',
}, async () => {
  const { visit, list, ids, button } = await open();
  expect(ids()).toHaveLength(64);
  await expect.element(list.root.getByText('共 64 条')).toBeVisible();
  await button('收起全部').click();
  expect(ids()).toEqual(roots);
  await fold(list.row('东湖校区'), '展开').click();
  await expect.poll(ids).toEqual(['1', '2', '7', '12', ...roots.slice(1)]);
  await expect.element(list.row('东湖校区')).toHaveAttribute('aria-expanded', 'true');
  await expect.element(list.row('高一年级').first()).toHaveAttribute('aria-level', '2');
  const again = await onScreen(await visit.reload());
  expect(again.ids()).toEqual(['1', '2', '7', '12', ...roots.slice(1)]);
  await again.button('展开全部').click();
  expect(again.ids()).toHaveLength(64);
});

test('新增下级 begins with its parent, and the new record is seen below it', { tags: 'full' }, async () => {
  const { visit, list, ids, button } = await open();
  await button('收起全部').click();
  await list.row('西山校区').getByRole('button', { name: '新增下级：西山校区' }).click();
  await expect.poll(visit.address).toBe('/dev/sample-tree/create?parentId=17');
  const form = openForm('新增示例树');
  await expect.element(form.getByTitle('西山校区', { exact: true }).first()).toBeVisible();
  await form.getByLabelText('名称').fill('复读年级');
  await save(form);
  await expect.poll(ids).toEqual(['1', '17', '65', '18', '23', '28', '33', '49']);
  expect(visit.mockServer.requests.of(operations.create.path).map(({ body }) => body)).toMatchObject([
    { name: '复读年级', parentId: 17 },
  ]);
});

test('the last level takes nothing below it', async () => {
  const { list } = await open({
    prepare: async ({ table }) => {
      const nodes = await table(sampleTreeTable);
      const node = nodes.get(3);
      if (node) await nodes.put({ ...node, id: 90, parentId: 3, name: '第一小组' });
    },
  });
  await expect.element(list.row('实验班 11').getByRole('button', { name: '新增下级' })).toBeVisible();
  await expect.element(list.row('第一小组').getByRole('button', { name: '编辑' })).toBeVisible();
  await expect
    .element(list.row('第一小组').getByRole('button', { name: '新增下级' }))
    .not.toBeInTheDocument();
});

test('filters leave what matches with all that lies above it; then nothing can be moved', async () => {
  const { visit, list, ids } = await open({ at: '?name=艺术班 2' });
  const outcome = list.root.getByRole('status').filter({ hasText: /^列表/ });
  await expect.poll(ids).toEqual(['17', '18', '22', '23', '27', '28', '32']);
  await expect.element(list.root.getByText('共 3 条')).toBeVisible();
  await expect.element(outcome).toHaveTextContent(/^列表有 3 条记录$/);
  await list.row('西山校区').getByRole('button', { name: '更多操作' }).click();
  await expect.element(page.getByRole('menuitem', { name: '删除' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: '下移' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await visit.go('?name=没有这样的班');
  await expect.element(visit.screen.getByText('没有符合条件的数据，试试放宽筛选条件')).toBeVisible();
  await expect.element(outcome).toHaveTextContent('列表没有记录');
});

test('a row with others below it is not deleted, and nothing is asked first', { tags: 'full' }, async () => {
  const { visit, list, ids } = await open({ at: '?name=西山校区' });
  await expect.poll(ids).toHaveLength(1);
  await list.act(list.row('西山校区'), '删除');
  await expect.poll(() => visit.notifications).toEqual(['warning: 存在下级，不允许删除']);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('the arrows go through the tree', { tags: 'full' }, async () => {
  const { list, ids, button } = await open();
  await button('收起全部').click();
  const keys = (text: string) => userEvent.keyboard(text);
  list.row('东湖校区').element().focus();
  await keys('{ArrowRight}');
  await expect.poll(ids).toHaveLength(7);
  await keys('{ArrowRight}');
  await expect.element(list.row('高一年级')).toHaveFocus();
  await keys('{ArrowLeft}{ArrowLeft}');
  await expect.poll(ids).toEqual(roots);
  await keys('{End}{ArrowUp}');
  await expect.element(list.row('南苑校区')).toHaveFocus();
  await keys('{Enter}');
  await expect.element(page.getByRole('dialog', { name: '示例树：南苑校区' })).toBeVisible();
});

test('thousands of nodes begin collapsed; expanded, only those in sight are in the document', {
  tags: 'full',
}, async () => {
  const count = 4000;
  const node = (id: number) => ({ id, parentId: id % 100 === 1 ? 0 : id - (id % 100 || 100) + 1, sort: id });
  const data = Array.from({ length: count }, (_, index) => ({
    ...node(index + 1),
    name: `节点 ${index + 1}`,
    status: 1,
  }));
  const { list, ids, button } = await open({
    prepare: ({ faults }) => faults.inject({ kind: 'code', code: 20000, data, path: operations.list.path }),
  });
  expect(ids().length).toBeLessThanOrEqual(40);
  await button('展开全部').click();
  await expect.poll(() => list.row('节点 2').elements().length).toBeGreaterThan(0);
  expect(ids().length).toBeLessThan(100);
  list.row('节点 2').first().element().focus();
  await userEvent.keyboard('{End}');
  await expect.element(list.row('节点 4000')).toHaveFocus();
  expect(ids().length).toBeLessThan(100);
});

test('an answer with children inside is the same tree', async () => {
  const data = [
    {
      id: 1,
      name: '系统',
      sort: 1,
      children: [{ id: 2, name: '用户', sort: 1, children: [{ id: 3, name: '导出', sort: 1 }] }],
    },
    { id: 4, name: '首页', sort: 2 },
  ];
  const { list, ids } = await open({
    prepare: ({ faults }) => faults.inject({ kind: 'code', code: 20000, data, path: operations.list.path }),
  });
  expect(ids()).toEqual(['1', '2', '3', '4']);
  await expect.element(list.row('导出')).toHaveAttribute('aria-level', '3');
});

test('a reader is offered no command', async () => {
  const { list } = await open({ as: 'yunying', permissions: [operations.list.permission ?? ''] });
  await expect.element(list.row('东湖校区')).toBeVisible();
  expect(
    list.rows
      .first()
      .getByRole('button')
      .all()
      .map((one) => one.element().getAttribute('aria-label')),
  ).toEqual(['收起：东湖校区']);
  expect(list.root.element().querySelector('[data-handle]')).toBeNull();
  await expect.element(list.toolbar.getByRole('button', { name: '新增' })).not.toBeInTheDocument();
});

test('the nodes on a narrow screen are cards, set in, with the same actions', { tags: 'full' }, async () => {
  const { list } = await open();
  await page.viewport(390, 844);
  const card = list.root.getByRole('listitem').filter({ hasText: '东湖校区' });
  await expect.element(card.getByRole('heading', { name: '东湖校区' })).toBeVisible();
  await card.getByRole('button', { name: '收起：东湖校区' }).click();
  await expect.element(list.root.getByRole('heading', { name: '实验班 11' })).not.toBeInTheDocument();
  await list.act(card, '下移');
  const first = list.root.getByRole('heading').first();
  await expect.element(first).toHaveTextContent('西山校区');
});
