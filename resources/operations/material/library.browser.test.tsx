import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { categoryTable } from '@/mocks/operations/category/categoryTable';
import { materialTable } from '@/mocks/operations/material/materialTable';
import { fileCalls, platformCalls } from '@/providers/endpoints/platformCalls';
import { choose, openSelect } from '@/src/testing/enter';
import { openForm } from '@/src/testing/formPage';
import { idIn, listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';
import { catchSaved } from '@/src/testing/savedFiles';
import { resourceCategories } from '../category/categories';
import { operationsEndpoints } from '../endpoints';
import { materials } from './materials';

const calls = operationsEndpoints['operations/resources'].operations;
const categoryCalls = operationsEndpoints['operations/resource-categories'].operations;

async function open(at = '') {
  const visit = await openView({ view: 'operations/resource-categories/index' }, { at });
  const sent = (path: string) => visit.mockServer.requests.of(path).map(({ body }) => body);
  return { visit, list: listPage(visit, materials), tree: listPage(visit, resourceCategories), sent };
}

const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });

test('[O14] a press on a category lists its content and that of its children; a way leads back to all', {
  tags: 'full',
}, async () => {
  const { visit, list, tree } = await open();
  expect(await list.ready()).toBe(70);
  await tree.row('招生政策').getByRole('link').first().click();
  await expect.poll(visit.address).toMatch(/categoryId=1$/);
  await expect.poll(async () => list.ready()).toBeLessThan(70);
  await expect.element(tree.row('招生政策').getByText(`${await list.ready()} 项`)).toBeVisible();
  await visit.screen.getByRole('button', { name: '查看全部资源' }).click();
  await expect.poll(async () => list.ready()).toBe(70);
});

test('[O14] another category keeps the type that is shown, and drops the page and the text that is looked for', {
  tags: 'full',
}, async () => {
  const { visit, list, tree } = await open('?categoryId=2&type=1&status=1&page=2&title=政策');
  await expect.element(list.filters.getByLabelText('资源名称')).toHaveValue('政策');
  await tree.row('各省政策').getByRole('link').first().click();
  await expect.poll(visit.address).toMatch(/\?categoryId=3&type=1&status=1$/);
});

test('[O14] on a phone a category counts its content and that of its children', {
  tags: 'full',
}, async () => {
  const { list, tree } = await open('?categoryId=1');
  const total = await list.ready();
  await page.viewport(390, 844);
  const card = tree.cards.filter({ hasText: '招生政策' }).first();
  await expect.element(card.getByRole('definition').filter({ hasText: `${total}` })).toBeVisible();
});

test('[O14] a link is added to the category that is open; its address stays below the list', {
  tags: 'full',
}, async () => {
  const { visit, list, sent } = await open('?categoryId=2');
  await list.ready();
  await list.toolbar.getByRole('button', { name: /新增/ }).click();
  await expect.poll(visit.address).toContain('/resource/create');
  const form = openForm('新增资源');
  await form.getByLabelText('资源名称').fill('考试院官网');
  await choose(form.getByLabelText('资源类型'), '链接');
  await form.getByLabelText('文件').fill('example.com');
  await form.getByRole('button', { name: '保存' }).click();
  await expect.element(form.getByText('请输入以 http:// 或 https:// 开头的地址')).toBeVisible();
  await form.getByLabelText('文件').fill('https://www.example.com/');
  await form.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => visit.notifications).toContain('success: 新增成功');
  expect(sent(calls.create.path)).toMatchObject([
    { title: '考试院官网', type: 4, categoryId: 2, url: 'https://www.example.com/' },
  ]);
});

test('[O14] a resource is fetched by its path, and counted', { tags: 'full' }, async () => {
  const saved = catchSaved();
  const { visit, list } = await open();
  await list.ready();
  await list.rows
    .first()
    .getByRole('button', { name: /^下载：/ })
    .click();
  await expect.poll(() => saved.length).toBe(1);
  expect(visit.mockServer.requests.of(fileCalls.downloadResource.path)).toHaveLength(1);
});

test('[O14] resources stay selected where their archive did not come', { tags: 'full' }, async () => {
  const { visit, list, sent } = await open('?categoryId=2');
  await list.ready();
  visit.mockServer.faults.inject({ kind: 'status', status: 502, path: fileCalls.download.path });
  const box = list.rows.first().getByRole('checkbox');
  await box.click();
  await list.root.getByRole('button', { name: '批量下载' }).click();
  await expect.poll(() => sent(fileCalls.download.path)).toHaveLength(1);
  await expect.element(list.root.getByRole('button', { name: '取消选择' })).toBeEnabled();
  await expect.element(box).toBeChecked();
});

test('[O14] a resource is deleted when that is confirmed, and leaves its category', async () => {
  const { visit, list, tree, sent } = await open();
  const before = await list.ready();
  const count = (await visit.mockServer.table(materialTable))
    .all()
    .filter(({ categoryId }) => categoryId === 2).length;
  await expect.element(tree.row('国家政策').getByText(`${count} 项`)).toBeVisible();
  const row = list.rows.filter({ hasText: '国家政策' }).first();
  const id = idIn(row);
  await list.act(row, '删除');
  await dialog('确认提示').getByRole('button', { name: '确定' }).click();
  await expect.element(list.root.getByText(`共 ${before - 1} 条`)).toBeVisible();
  expect(list.ids()).not.toContain(id);
  await expect.element(tree.row('国家政策').getByText(`${count - 1} 项`)).toBeVisible();
  expect(sent(calls.remove.path)).toEqual([{ id }]);
  expect(visit.notifications).toEqual(['success: 删除成功']);
});

test('[O14] a category with something in it is emptied into another one before it goes', {
  tags: 'full',
}, async () => {
  const { visit, list, tree, sent } = await open();
  await list.ready();
  const inside = list.rows.filter({ hasText: '国家政策' });
  const id = idIn(inside.first());
  await expect.element(tree.row('招生政策')).toBeVisible();
  await tree.act(tree.row('国家政策'), '移动内容并删除');
  const form = dialog('删除分类：国家政策');
  await expect.element(form.getByText(/^该分类下还有 \d+ 项内容，请选择移动到的分类$/)).toBeVisible();
  await choose(form.getByLabelText('移动到'), '各省政策');
  await form.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 删除成功']);
  expect(sent(categoryCalls.remove.path)).toMatchObject([{ id: 2, moveTo: 3 }]);
  await expect.element(inside).not.toBeInTheDocument();
  await expect.element(list.withId(id).getByText('各省政策')).toBeVisible();
});

test('[O14] the resources of a category as tiles; a press opens one, and each can be fetched', {
  tags: 'full',
}, async () => {
  const saved = catchSaved();
  const { visit } = await open('?as=tiles&categoryId=2');
  const wall = visit.screen.getByRole('list', { name: '资源' });
  const tiles = wall.getByRole('button', { name: /^查看资源：/ });
  await expect.element(tiles.first()).toBeVisible();
  const rows = (await visit.mockServer.table(materialTable))
    .all()
    .filter(({ categoryId }) => categoryId === 2);
  expect(tiles.elements()).toHaveLength(rows.length);
  await wall
    .getByRole('button', { name: /^下载：/ })
    .first()
    .click();
  await expect.poll(() => saved.length).toBe(1);
  await tiles.first().click();
  await expect.poll(visit.address).toContain('/resource/show/');
  await expect.element(dialog(/^资源/).getByText('适用省份')).toBeVisible();
});

test('[O14] resources are moved together; a refused one is listed and stays selected, the ones behind it move', async () => {
  const { visit, list, sent } = await open('?categoryId=3');
  await list.ready();
  const [first = '', second = ''] = list.ids();
  const materialRows = await visit.mockServer.table(materialTable);
  const { title } = materialRows.get(Number(first)) ?? expect.unreachable();
  for (const id of [first, second]) await list.withId(id).getByRole('checkbox').click();
  await materialRows.remove(Number(first));
  await list.root.getByRole('button', { name: '移动分类' }).click();
  const moving = dialog('移动 2 个资源');
  await choose(moving.getByLabelText('移动到'), '国家政策');
  await moving.getByRole('button', { name: '确定' }).click();
  const result = dialog('移动分类：处理结果');
  await expect.element(result.getByText(/^成功 1 条，失败 1 条。/)).toBeVisible();
  await expect.element(result.getByText(title)).toBeVisible();
  await result.getByRole('button', { name: '知道了' }).click();
  expect(sent(calls.update.path).map(({ id }) => String(id))).toEqual([first, second]);
  expect(materialRows.get(Number(second))?.categoryId).toBe(2);
  expect(visit.notifications).toEqual([]);
});

test('[O14] a stopped category is not offered to new resources', { tags: 'full' }, async () => {
  const { visit, list } = await open('?categoryId=3');
  await list.ready();
  const table = await visit.mockServer.table(categoryTable);
  await table.put({ ...(table.get(2) ?? expect.unreachable()), status: 0 });
  await list.toolbar.getByRole('button', { name: /新增/ }).click();
  const form = openForm('新增资源');
  await openSelect(form.getByLabelText('所属分类'));
  await expect.element(page.getByRole('treeitem', { name: '各省政策' }).first()).toBeVisible();
  await expect.element(page.getByRole('treeitem', { name: '国家政策' })).not.toBeInTheDocument();
});

test('[O14] the tree of categories is dragged beside its resources', { tags: 'full' }, async () => {
  const { list, tree, sent } = await open();
  await list.ready();
  const handle = tree.row('国家政策').element().querySelector('[data-handle]') ?? expect.unreachable();
  await userEvent.dragAndDrop(handle, tree.row('专项计划').element(), { targetPosition: { x: 150, y: 40 } });
  await expect
    .poll(() => sent(platformCalls.saveSort.path))
    .toMatchObject([
      {
        module: 'resourceCategory',
        list: [
          { id: 3, sort: 1 },
          { id: 4, sort: 2 },
          { id: 2, sort: 3 },
        ],
      },
    ]);
});
