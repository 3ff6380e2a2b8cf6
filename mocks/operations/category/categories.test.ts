import { expect, test } from 'vitest';
import { z } from 'zod';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { managementEndpoints } from '@/resources/management/endpoints';
import { operationsEndpoints } from '@/resources/operations/endpoints';
import { recycleTable } from '../../management/recycleTable';
import { createResourceClient } from '../../resourceTestClient';
import { articleTable } from '../article/articleTable';
import { galleryTable } from '../gallery/galleryTable';
import { materialTable } from '../material/materialTable';
import { type CategoryRow, categoryTable } from './categoryTable';

const { operations } = operationsEndpoints['operations/resource-categories'];
const { allClass } = { allClass: operationsEndpoints['operations/galleries'].operations.categories };

async function open(as = 'admin', permissions: readonly string[] = []) {
  const client = await createResourceClient(operations, as, permissions);
  const categories = await client.mockServer.table(categoryTable);
  const named = (name: string): CategoryRow => {
    const row = categories.find((one) => one.name === name);
    if (!row) throw new Error(`no category ${name}`);
    return row;
  };
  return { ...client, categories, named };
}

const countOf = (nodes: unknown): number =>
  Array.isArray(nodes) ? nodes.reduce<number>((sum, { children }) => sum + 1 + countOf(children), 0) : 0;

test('[O14] 18 categories of resources, 10 of posters, 7 of articles, each in its own tree', async () => {
  const { caller } = await open();
  for (const [kind, count] of [
    [1, 18],
    [2, 10],
    [3, 7],
  ]) {
    const { data } = await caller.post(operations.list.path, { page: 1, limit: 100, kind });
    expect(countOf(data)).toBe(count);
  }
});

test('[O8] [O14] articles count as content of their category, and move with it', async () => {
  const { caller, textOf, categories, mockServer } = await open();
  const ofArticles = categories.all().filter(({ kind, status }) => kind === 3 && status === 1);
  const [from = expect.unreachable(), to = expect.unreachable()] = ofArticles;
  const articles = await mockServer.table(articleTable);
  const inside = (id: number) => articles.all().filter(({ categoryId }) => categoryId === id).length;
  const counts = [inside(from.id), inside(to.id)] as const;
  expect(counts[0]).toBeGreaterThan(0);
  const { data } = await caller.post(operations.list.path, { page: 1, limit: 100, kind: 3 });
  expect(JSON.stringify(data)).toContain(`"count":${counts[0]}`);
  expect(await textOf('remove', { id: from.id })).toBe(
    `40000 该分类下还有 ${counts[0]} 项内容，请选择移动到的分类`,
  );
  expect(await textOf('remove', { id: from.id, moveTo: to.id })).toMatch(/^20000/);
  expect([inside(from.id), inside(to.id)]).toEqual([0, counts[0] + counts[1]]);
});

test('[O14] names differ among siblings; there are three levels, of posters two', async () => {
  const { textOf, named } = await open();
  const policy = named('招生政策').id;
  const below = { kind: 1, parentId: named('国家政策').id, name: '教育部文件' };
  expect(await textOf('create', { kind: 1, parentId: policy, name: '国家政策' })).toBe(
    '40000 同级分类名称已存在',
  );
  expect(await textOf('create', below)).toMatch(/^20000/);
  expect(await textOf('create', { ...below, parentId: named('教育部文件').id })).toBe('40000 分类最多三级');
  expect(await textOf('create', { kind: 2, parentId: named('出分').id, name: '出分当天' })).toBe(
    '40000 营销分类最多两级',
  );
  expect(await textOf('update', { id: policy, parentId: named('国家政策').id })).toBe(
    '40000 上级分类不能是自身或下级',
  );
  expect(await textOf('create', { ...below, parentId: named('展架').id })).toBe('40000 请选择上级分类');
});

test('[O14] the content of a category moves elsewhere before the category is deleted', async () => {
  const { textOf, named, categories, mockServer } = await open();
  const [from, to] = [named('国家政策'), named('各省政策')];
  const inside = async (id: number) =>
    (await mockServer.table(materialTable)).all().filter(({ categoryId }) => categoryId === id).length;
  const count = await inside(from.id);
  const before = await inside(to.id);
  expect(await textOf('remove', { id: named('招生政策').id })).toBe('40000 请先删除下级分类');
  expect(await textOf('remove', { id: from.id })).toBe(
    `40000 该分类下还有 ${count} 项内容，请选择移动到的分类`,
  );
  expect(await textOf('remove', { id: from.id, moveTo: named('出分').id })).toMatch(/^40000/);
  expect(await textOf('remove', { id: from.id, moveTo: to.id })).toMatch(/^20000/);
  expect(categories.get(from.id)).toBeUndefined();
  expect(await inside(to.id)).toBe(before + count);
});

test('[O14] [G5] deleted content goes along with the rest, and can be restored after its category', async () => {
  const { caller, textOf, named, mockServer } = await open();
  const [from, to] = [named('国家政策'), named('各省政策')];
  const materials = await mockServer.table(materialTable);
  const inside = materials.all().filter(({ categoryId }) => categoryId === from.id);
  const { remove } = operationsEndpoints['operations/resources'].operations;
  await caller.post(remove.path, { id: inside.map(({ id }) => id).join() });
  const tree = await caller.post(operations.list.path, { page: 1, limit: 100, kind: 1, name: '国家政策' });
  expect(tree.data).toMatchObject([{ count: 0, recycled: inside.length }]);
  expect(await textOf('remove', { id: from.id })).toBe(
    `40000 该分类在回收站中还有 ${inside.length} 项内容，请选择移动到的分类`,
  );
  expect(await textOf('remove', { id: from.id, moveTo: to.id })).toMatch(/^20000/);
  const entry = (await mockServer.table(recycleTable)).all().at(-1) ?? expect.unreachable();
  const { restore } = managementEndpoints['management/recycle-bin'].operations;
  expect((await caller.post(restore.path, { id: entry.id })).code).toBe(20000);
  expect(materials.get(entry.bizId)).toMatchObject({ categoryId: to.id });
});

test('[O14] content moves neither to a stopped category nor beside its like', async () => {
  const { textOf, named, mockServer } = await open();
  const [from, to] = [named('国家政策'), named('各省政策')];
  const materials = await mockServer.table(materialTable);
  const of = (id: number) => materials.find(({ categoryId }) => categoryId === id) ?? expect.unreachable();
  const { title } = of(from.id);
  await materials.put({ ...of(to.id), title });
  const move = () => textOf('remove', { id: from.id, moveTo: to.id });
  expect(await move()).toBe(`40000 移动到的分类中已有「${title}」`);
  await textOf('update', { id: to.id, status: 0 });
  expect(await move()).toBe('40000 移动到的分类已停用');
  expect(named('国家政策')).toEqual(from);
});

test('[O14] several categories are emptied together, or none of them', async () => {
  const { textOf, named, mockServer } = await open();
  const [one, other, to] = [named('国家政策'), named('讲座课件'), named('各省政策')];
  const materials = await mockServer.table(materialTable);
  const inside = (id: number) => materials.all().filter(({ categoryId }) => categoryId === id);
  const count = inside(one.id).length;
  const remove = (...ids: number[]) => textOf('remove', { id: ids.join(), moveTo: to.id });
  expect(await remove(one.id, other.id)).toBe('40000 请先删除下级分类');
  // nothing goes into a category that is deleted as well
  expect(await remove(one.id, to.id)).toMatch(/^40000/);
  const further = named('专项计划').id;
  const [first = expect.unreachable()] = inside(further);
  await materials.put({ ...first, title: inside(one.id)[0]?.title ?? '' });
  expect(await remove(one.id, further)).toContain('移动到的分类中已有');
  expect(inside(one.id)).toHaveLength(count);
});

test('[O15] the permission for posters does not allow changes to the categories of resources', async () => {
  const permissions = ['list', 'create', 'edit', 'delete'].map(
    (verb) => `operations:marketing-categories:${verb}`,
  );
  const { textOf, named, mockServer } = await open('yunying', permissions);
  expect(await textOf('create', { kind: 1, parentId: 0, name: '专题' })).toBe('40301 当前操作没有权限');
  expect(await textOf('update', { id: named('招生政策').id, name: '政策' })).toBe('40301 当前操作没有权限');
  expect(await textOf('list', { kind: 1 })).toBe('40301 当前操作没有权限');
  expect(await textOf('create', { kind: 2, parentId: 0, name: '易拉宝' })).toMatch(/^20000/);
  const sets = (await mockServer.table(galleryTable)).all();
  const filled = sets.filter(({ categoryId }) => categoryId === named('宣传单页').id).length;
  expect(await textOf('remove', { id: named('宣传单页').id })).toContain(`还有 ${filled} 项内容`);
});

test('[O14] a stopped category and its children cannot be chosen; no child is started', async () => {
  const { caller, textOf, named } = await open();
  const names = async () => JSON.stringify((await caller.post(allClass.path, { kind: 2 })).data);
  expect(await names()).toContain('出分');
  expect(await textOf('update', { id: named('节点海报').id, status: 0 })).toMatch(/^20000/);
  expect(await names()).not.toContain('出分');
  await textOf('update', { id: named('出分').id, status: 0 });
  expect(await textOf('update', { id: named('出分').id, status: 1 })).toBe('40000 请先启用上级分类');
});

test('[O14] siblings are put in order', async () => {
  const { caller, named, categories } = await open();
  const [one, other] = [named('国家政策').id, named('各省政策').id];
  const list = [
    { id: other, sort: 1 },
    { id: one, sort: 2 },
  ];
  const { code } = await caller.post(platformCalls.saveSort.path, { module: 'resourceCategory', list });
  expect(code).toBe(20000);
  expect(categories.get(one)?.sort).toBe(2);
  expect(z.number().parse(categories.get(other)?.sort)).toBe(1);
});

test('[O15] dragging categories of posters needs their permission', async () => {
  const { caller, named, categories } = await open('yunying', ['operations:marketing-categories:edit']);
  const [first, second] = [named('出分').id, named('填报').id];
  const places = (one: number, other: number) => ({
    module: 'resourceCategory',
    list: [
      { id: other, sort: 1 },
      { id: one, sort: 2 },
    ],
  });
  const send = async (body: object) => (await caller.post(platformCalls.saveSort.path, body)).code;
  expect(await send(places(first, second))).toBe(20000);
  expect([categories.get(first)?.sort, categories.get(second)?.sort]).toEqual([2, 1]);
  expect(await send(places(named('国家政策').id, named('各省政策').id))).toBe(40301);
  const { caller: admin } = await open();
  const mixed = places(named('招生政策').id, named('节点海报').id);
  expect(await admin.post(platformCalls.saveSort.path, mixed)).toMatchObject({
    code: 40000,
    msg: '只能在同一层级内排序',
  });
});
