import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { categoryTable } from '@/mocks/operations/category/categoryTable';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { openSelect } from '@/src/testing/enter';
import { openForm } from '@/src/testing/formPage';
import { openTree } from '@/src/testing/treePage';
import { operationsEndpoints } from '../endpoints';
import { marketingCategories } from './categories';

const { operations } = operationsEndpoints['operations/marketing-categories'];

async function open() {
  const { visit, list } = await openTree(marketingCategories);
  const sent = (path: string) => visit.mockServer.requests.of(path).map(({ body }) => body);
  return { visit, list, sent };
}

test('[O15] categories of posters are dragged among their siblings', { tags: 'full' }, async () => {
  const { visit, list, sent } = await open();
  const [poster, first, second, third] = list.ids();
  const handle = list.row('出分').element().querySelector('[data-handle]') ?? expect.unreachable();
  await userEvent.dragAndDrop(handle, list.row('录取').element(), { targetPosition: { x: 200, y: 40 } });
  await expect.poll(() => list.ids().slice(0, 4)).toEqual([poster, second, third, first]);
  await expect
    .poll(() => sent(platformCalls.saveSort.path))
    .toEqual([
      {
        module: 'resourceCategory',
        list: [second, third, first].map((id, index) => ({ id: Number(id), sort: index + 1 })),
      },
    ]);
  await list.act(list.row('节日海报'), '上移');
  await expect.poll(() => sent(platformCalls.saveSort.path)).toHaveLength(2);
  expect(visit.notifications).toEqual([]);
});

test('[O15] there are two levels: nothing is added below the second', { tags: 'full' }, async () => {
  const { list } = await open();
  await list.row('出分').getByRole('button', { name: '更多操作：' }).click();
  await expect.element(page.getByRole('menuitem', { name: '下移' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: '新增下级' })).not.toBeInTheDocument();
});

test('[O15] a category is added below another, of the kind of posters', { tags: 'full' }, async () => {
  const { visit, list, sent } = await open();
  await list.act(list.row('节日海报'), '新增下级');
  const form = openForm('新增分类');
  await form.getByLabelText('分类名称').fill('教师节');
  await form.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 新增成功']);
  expect(sent(operations.create.path)).toMatchObject([{ kind: 2, name: '教师节' }]);
});

test('[O15] stopping a category asks by its name', { tags: 'full' }, async () => {
  const { visit, list, sent } = await open();
  await list.row('朋友圈配图').getByRole('switch').click();
  await expect.element(page.getByText('停用后前台不再展示「朋友圈配图」，确定停用吗？')).toBeVisible();
  await page.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 停用成功']);
  expect(sent(operations.update.path)).toMatchObject([{ status: 0 }]);
});

test('[O15] posters of a category that goes are not offered a stopped one', { tags: 'full' }, async () => {
  const { visit, list } = await open();
  await expect.element(list.row('宣传单页')).toBeVisible();
  const categories = await visit.mockServer.table(categoryTable);
  const stopped = categories.find(({ name }) => name === '节日海报') ?? expect.unreachable();
  await categories.put({ ...stopped, status: 0 });
  await list.act(list.row('宣传单页'), '移动内容并删除');
  await openSelect(page.getByRole('dialog', { name: '删除分类：宣传单页' }).getByLabelText('移动到'));
  await expect.element(page.getByRole('treeitem', { name: '节点海报' })).toBeVisible();
  for (const name of ['节日海报', '新春'])
    await expect.element(page.getByRole('treeitem', { name })).not.toBeInTheDocument();
});
