import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { linkTable } from '@/mocks/show/link';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { links } from '@/resources/show/link/links';
import { idIn, listPage } from '@/src/testing/listPage';
import { openView, type VisitOptions } from '@/src/testing/openView';

const sorting = platformCalls.saveSort.path;

async function open(options?: VisitOptions) {
  const visit = await openView(links, options);
  const list = listPage(visit, links);
  await list.ready();
  const handles = () => list.root.element().querySelectorAll('[title="拖动排序"]').length;
  const { ids } = list;
  const sent = () => visit.mockServer.requests.of(sorting).map(({ body }) => body);
  return { visit, list, handles, ids, sent };
}

test('[S2] Alt and an arrow move a row: seen at once, saved, and still so after a reload', async () => {
  const { visit, list, handles, ids, sent } = await open();
  await expect.poll(handles).toBe(18);
  list.row('示例市教育局').getByRole('link').first().element().focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(ids().slice(0, 3)).toEqual(['2', '1', '3']);
  await expect.element(list.row('示例市教育局').getByRole('link').first()).toHaveFocus();
  await expect.element(list.root.getByText('「示例市教育局」已移到第 1 位，共 18 项')).toBeInTheDocument();
  await expect.poll(sent).toEqual([
    {
      module: 'link',
      list: [
        { id: 2, sort: 1 },
        { id: 1, sort: 2 },
      ],
    },
  ]);
  await expect.poll(() => visit.runtime.queryClient.isFetching()).toBe(0);
  const again = listPage(await visit.reload(), links);
  await again.ready();
  expect(idIn(again.rows.first())).toBe('2');
});

test('[S2] a row is dragged by its handle; the menu moves it too, and not beyond the ends', async () => {
  const { list, handles, ids, sent } = await open();
  await expect.poll(handles).toBe(18);
  const handle = list.row('示例省教育厅').element().querySelector('[title="拖动排序"]');
  await userEvent.dragAndDrop(handle ?? expect.unreachable(), list.row('学籍学历查询').element());
  await expect.poll(() => ids().slice(0, 3)).toEqual(['2', '3', '1']);
  await list.act(list.row('示例市教育局'), '下移');
  await expect.poll(() => ids().slice(0, 3)).toEqual(['3', '2', '1']);
  await expect.poll(() => sent().length).toBe(2);
  await list.row('学籍学历查询').getByRole('button', { name: '更多操作：' }).click();
  await expect.element(page.getByRole('menuitem', { name: '下移' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: '上移' })).not.toBeInTheDocument();
});

test('[S2] a refused move is taken back', async () => {
  const { visit, list, handles, ids } = await open({
    prepare: ({ faults }) =>
      faults.inject({ kind: 'code', code: 40000, msg: '数据不存在或已被删除', path: sorting, times: 1 }),
  });
  await expect.poll(handles).toBe(18);
  await list.act(list.row('示例省教育厅'), '下移');
  await expect.poll(() => visit.notifications).toEqual(['error: 数据不存在或已被删除']);
  await expect.poll(() => ids().slice(0, 2)).toEqual(['1', '2']);
});

test('[S2] filtered rows, and rows of those who may not change them, stay where they are', async () => {
  const { visit, handles } = await open();
  await expect.poll(handles).toBe(18);
  await visit.go('?group=1');
  await expect.poll(handles).toBe(0);
  const reader = await open({ as: 'yunying', permissions: ['show:link:list'] });
  await expect.poll(() => reader.list.rows.elements().length).toBe(18);
  expect(reader.handles()).toBe(0);
});

test('[S2] where rows of several pages have the same place, a move numbers the rows of all pages', async () => {
  const { visit, list, handles, ids, sent } = await open({
    at: '?size=10&page=2',
    prepare: async (mockServer) => {
      const table = await mockServer.table(linkTable);
      for (const link of table.all()) await table.put({ ...link, sort: 0 });
    },
  });
  await expect.poll(handles).toBe(8);
  const before = ids();
  const [first = '', second = '', ...rest] = before;
  await list.act(list.rows.nth(1), '上移');
  expect(ids()).toEqual([second, first, ...rest]);
  await expect.poll(sent).toHaveLength(1);
  await expect.poll(() => visit.runtime.queryClient.isFetching()).toBe(0);
  expect(ids()).toEqual([second, first, ...rest]);
  await visit.go('?size=10');
  await expect.poll(handles).toBe(10);
  const table = await visit.mockServer.table(linkTable);
  expect(
    table
      .all()
      .map(({ sort }) => sort)
      .sort((a, b) => a - b),
  ).toEqual(Array.from({ length: 18 }, (_, index) => index + 1));
  expect([...ids(), second, first, ...rest]).toEqual(
    table
      .all()
      .toSorted((one, other) => one.sort - other.sort)
      .map(({ id }) => String(id)),
  );
});
