import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { devEndpoints } from '@/resources/dev/endpoints';
import { sampleTrees } from '@/resources/dev/sampleTrees';
import { openForm } from '@/src/testing/formPage';
import { renderInside, type Visit, type VisitOptions } from '@/src/testing/openView';
import { fold, openTree, treeOnScreen } from '@/src/testing/treePage';
import { useUnsavedForms } from '../../services/useUnsavedForms';
import { ResourcePages } from '../ResourcePages';

const { operations } = devEndpoints['dev/sample-tree'];
const sorting = platformCalls.saveSort.path;
const roots = ['1', '17', '33', '49'];
const open = (options?: VisitOptions) => openTree(sampleTrees, options);
const onScreen = (visit: Visit) => treeOnScreen(visit, sampleTrees);

test('Alt and an arrow move a row among its siblings: seen at once, saved, and still so after a reload', async () => {
  const { visit, list, ids, button } = await open();
  await button('收起全部').click();
  const row = list.row('西山校区');
  row.element().focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(ids()).toEqual(['17', '1', '33', '49']);
  await expect.element(row).toHaveFocus();
  const said = list.root.getByRole('status').filter({ hasText: '「西山校区」已移到第 1 位，共 4 项' });
  await expect.element(said).toBeInTheDocument();
  await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}');
  expect(ids()).toEqual(['1', '33', '49', '17']);
  await expect.poll(() => visit.mockServer.requests.of(sorting)).toHaveLength(4);
  expect(visit.mockServer.requests.of(sorting)[0]?.body).toEqual({
    module: 'devSampleTree',
    list: [
      { id: 17, sort: 1 },
      { id: 1, sort: 2 },
    ],
  });
  await expect.poll(() => visit.runtime.queryClient.isFetching()).toBe(0);
  expect((await onScreen(await visit.reload())).ids()).toEqual(['1', '33', '49', '17']);
  expect(visit.notifications).toEqual([]);
});

test('a row is dragged among its siblings, and nowhere else', { tags: 'full' }, async () => {
  const { visit, list, ids, button } = await open();
  await button('收起全部').click();
  await fold(list.row('东湖校区'), '展开').click();
  const handle = (text: string) =>
    list.row(text).element().querySelector('[data-handle]') ?? expect.unreachable();
  await userEvent.dragAndDrop(handle('高一年级'), list.row('高三年级').element(), {
    targetPosition: { x: 200, y: 40 },
  });
  await expect.poll(ids).toEqual(['1', '7', '12', '2', '17', '33', '49']);
  await expect
    .poll(() => visit.mockServer.requests.of(sorting).map(({ body }) => body))
    .toEqual([
      {
        module: 'devSampleTree',
        list: [
          { id: 7, sort: 1 },
          { id: 12, sort: 2 },
          { id: 2, sort: 3 },
        ],
      },
    ]);
  await userEvent.dragAndDrop(handle('高一年级'), list.row('南苑校区').element());
  expect(ids()).toEqual(['1', '7', '12', '2', '17', '33', '49']);
  expect(visit.mockServer.requests.of(sorting)).toHaveLength(1);
});

test('a refused move is taken back, and the staff are told why', { tags: 'full' }, async () => {
  const { visit, list, ids, button } = await open({
    prepare: ({ faults }) =>
      faults.inject({ kind: 'code', code: 40000, msg: '只能在同一层级内排序', path: sorting, times: 1 }),
  });
  await button('收起全部').click();
  await list.act(list.row('东湖校区'), '下移');
  await expect.poll(() => visit.notifications).toEqual(['error: 只能在同一层级内排序']);
  await expect.poll(ids).toEqual(roots);
  await list.act(list.row('东湖校区'), '下移');
  await expect.poll(ids).toEqual(['17', '1', '33', '49']);
});

const gathering = {
  ...sampleTrees,
  tree: {
    parent: 'parentId',
    order: 'sort',
    savesOrder: { operation: 'order', ids: 'menuIds', orders: 'orderNums' },
  },
} as const;
const orderPath = '/dev-api/dev/tree/updateSort';

function UnsavedNames() {
  return (
    <p data-testid="unsaved">
      {useUnsavedForms()
        .map(({ name }) => name)
        .join()}
    </p>
  );
}

/** A tree whose new places are collected, and whose records have no call for a single one. */
async function openGathering(prepare?: VisitOptions['prepare']) {
  const { endpoints } = sampleTrees;
  const order = { ...operations.update, path: orderPath };
  const { one: _one, ...others } = endpoints.operations;
  const resource = { ...gathering, endpoints: { ...endpoints, operations: { ...others, order } } };
  const pages = (
    <>
      <ResourcePages resource={resource} basePath="" />
      <UnsavedNames />
    </>
  );
  const visit = await renderInside(pages, {
    prepare: async (mockServer) => {
      await prepare?.(mockServer);
      mockServer.faults.inject({ kind: 'code', code: 20000, path: orderPath });
    },
  });
  const tree = await onScreen(visit);
  await tree.button('收起全部').click();
  const sent = () => visit.mockServer.requests.of(orderPath).map(({ body }) => body);
  return { ...tree, visit, sent };
}

test('places are gathered until 保存排序 where one call takes all; the form may begin with the row', {
  tags: 'full',
}, async () => {
  const { visit, list, ids, button, sent } = await openGathering(({ faults }) =>
    faults.inject({ kind: 'code', code: 40000, msg: '服务器正忙', path: orderPath, times: 1 }),
  );
  await button('保存排序').click();
  await expect.poll(() => visit.notifications).toEqual(['info: 未检测到排序修改']);
  await list.act(list.row('东湖校区'), '下移');
  const moved = ['17', '1', '33', '49'];
  await expect.poll(ids).toEqual(moved);
  await button('保存排序').click();
  await expect.poll(() => visit.notifications).toContain('error: 服务器正忙');
  expect(ids()).toEqual(moved);
  await button('保存排序').click();
  await expect.poll(() => visit.notifications).toContain('success: 排序保存成功');
  expect(sent()[1]).toEqual({ menuIds: '17,1', orderNums: '1,2' });
  await list.act(list.row('东湖校区'), '编辑');
  await expect.element(openForm('编辑示例树：东湖校区').getByLabelText('名称')).toHaveValue('东湖校区');
});

test('moves that are made while 保存排序 runs stay to be saved, and gathered moves are unsaved work', {
  tags: 'full',
}, async () => {
  const { visit, list, ids, button, sent } = await openGathering(({ faults }) =>
    faults.inject({ kind: 'hold', path: orderPath }),
  );
  const unsaved = () => visit.screen.getByTestId('unsaved').element().textContent;
  expect(unsaved()).toBe('');
  await list.act(list.row('东湖校区'), '下移');
  await expect.poll(unsaved).toBe('排序：示例树');
  await button('保存排序').click();
  await expect.poll(sent).toHaveLength(1);
  await list.act(list.row('东湖校区'), '下移');
  visit.mockServer.faults.clear();
  visit.mockServer.faults.inject({ kind: 'code', code: 20000, path: orderPath });
  await expect.poll(() => visit.notifications).toEqual(['success: 排序保存成功']);
  await expect.poll(ids).toEqual(['17', '33', '1', '49']);
  expect(unsaved()).toBe('排序：示例树');
  await button('保存排序').click();
  await expect.poll(unsaved).toBe('');
  expect(sent()[1]).toEqual({ menuIds: '1,33', orderNums: '3,2' });
});
