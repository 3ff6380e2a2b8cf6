import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dictTypeTable } from '@/mocks/system/dict';
import type { MessageAction } from '@/providers/notification/notifier';
import { devEndpoints } from '@/resources/dev/endpoints';
import { samples } from '@/resources/dev/samples';
import { sampleTrees } from '@/resources/dev/sampleTrees';
import { dictTypes } from '@/resources/system/dict/dictTypes';
import { sample } from '@/resources/system/dict/dictTypes.sample';
import { enterLeast, openForm, save } from '@/src/testing/formPage';
import { listPage } from '@/src/testing/listPage';
import { openView, type Visit, type VisitOptions } from '@/src/testing/openView';
import { openTree } from '@/src/testing/treePage';

const { operations } = devEndpoints['dev/sample'];
const mark = ['aria-description', '刚刚保存'] as const;

async function open(options: VisitOptions = {}) {
  const visit = await openView(samples, options);
  const list = listPage(visit, samples);
  await list.ready();
  return { visit, list, actions: actionsIn(visit) };
}

/** The buttons of the messages, as they come. */
function actionsIn({ providers }: Visit): Map<string, MessageAction | undefined> {
  const actions = new Map<string, MessageAction | undefined>();
  providers.notifier.attach((_, text, { action } = {}) => actions.set(text, action));
  return actions;
}

test('[LIST] a changed record is marked in the list, and its message leads to it', {
  tags: 'full',
}, async () => {
  const { visit, list, actions } = await open();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  await list.act(list.row('档案盒 002'), '编辑');
  const form = openForm('编辑示例：');
  await form.getByLabelText('备注').fill('靠窗');
  await save(form);
  await expect.element(list.row('档案盒 002')).toHaveAttribute(...mark);
  await expect.element(list.row('档案盒 002')).toBeInViewport();
  await expect.poll(visit.address).toBe('/dev/samples');
  expect(actions.get('修改成功')?.label).toBe('查看');
  actions.get('修改成功')?.run();
  await expect.element(page.getByRole('dialog', { name: '示例：档案盒 002' })).toBeVisible();
  await vi.advanceTimersByTimeAsync(6000);
  await expect.element(list.row('档案盒 002')).not.toHaveAttribute('aria-description');
});

test('[LIST] a new record is marked as soon as it is among the rows', { tags: 'full' }, async () => {
  const { list, actions } = await open();
  await list.toolbar.getByRole('button', { name: '新增' }).click();
  const form = openForm('新增示例');
  await form.getByLabelText('名称').fill('圆规套装');
  await save(form);
  await expect.poll(() => actions.get('新增成功')?.label).toBe('查看');
  await list.filters.getByLabelText('名称').fill('圆规套装');
  await userEvent.keyboard('{Enter}');
  await expect.element(list.row('圆规套装')).toHaveAttribute(...mark);
});

test('[LIST] a new record without an id is marked as the one new row', { tags: 'full' }, async () => {
  const visit = await openView(dictTypes, { at: '?dictName=复核' });
  const list = listPage(visit, dictTypes);
  await list.toolbar.getByRole('button', { name: '新增' }).click();
  const form = openForm('新增字典');
  await form.getByLabelText('字典名称').fill('复核结论');
  await form.getByLabelText('字典类型').fill('check_result');
  await save(form);
  await expect.element(list.row('check_result')).toHaveAttribute(...mark);
});

test('[LIST] a new record without an id marks no row that another search finds', {
  tags: 'full',
}, async () => {
  const visit = await openView(dictTypes);
  const list = listPage(visit, dictTypes);
  await list.ready();
  const types = (await visit.mockServer.table(dictTypeTable)).all();
  const other = types.find(({ dictId }) => !list.ids().includes(String(dictId))) ?? expect.unreachable();
  await list.toolbar.getByRole('button', { name: '新增' }).click();
  const form = openForm('新增字典');
  await enterLeast(form, dictTypes, sample);
  await save(form);
  await expect.poll(() => visit.notifications).toEqual(['success: 新增成功']);
  await list.goTo(`?dictType=${other.dictType}`);
  await expect.poll(list.ids).toEqual([String(other.dictId)]);
  await expect.element(list.row(other.dictType)).not.toHaveAttribute('aria-description');
});

test('[LIST] a cell that was changed in its place marks its row', { tags: 'full' }, async () => {
  const { list } = await open();
  await list.row('档案盒 002').getByRole('button', { name: '修改数量：' }).click();
  await expect.element(list.row('档案盒 002').getByRole('spinbutton')).toHaveFocus();
  await userEvent.keyboard('41{Enter}');
  await expect.element(list.row('档案盒 002')).toHaveAttribute(...mark);
});

test('[LIST] a user who may not open a record gets no link to it', { tags: 'full' }, async () => {
  const may = ['list', 'update'].flatMap((name) =>
    Object.entries(operations).flatMap(([key, { permission }]) => (key === name ? (permission ?? []) : [])),
  );
  const { list, actions } = await open({ as: 'yunying', permissions: may });
  await list.act(list.row('档案盒 002'), '编辑');
  const form = openForm('编辑示例：');
  await form.getByLabelText('备注').fill('靠窗');
  await save(form);
  await expect.poll(() => actions.has('修改成功')).toBe(true);
  expect(actions.get('修改成功')).toBeUndefined();
});

test('[LIST] a new record of a tree is marked', { tags: 'full' }, async () => {
  const { list } = await openTree(sampleTrees);
  await list.row('西山校区').getByRole('button', { name: '新增下级：西山校区' }).click();
  const form = openForm('新增示例树');
  await form.getByLabelText('名称').fill('复读年级');
  await save(form);
  await expect.element(list.row('复读年级')).toHaveAttribute(...mark);
});

test('[LIST] a list shows rows without words during its first read', async () => {
  const { mockServer, screen } = await openView(samples, {
    prepare: ({ faults }) => faults.inject({ kind: 'hold', path: operations.list.path }),
  });
  await expect.element(screen.getByRole('status', { name: '正在加载' })).toBeVisible();
  mockServer.faults.clear();
  await expect.element(screen.getByRole('link', { name: '档案盒 002' })).toBeVisible();
  await expect.element(screen.getByRole('status', { name: '正在加载' })).not.toBeInTheDocument();
});
