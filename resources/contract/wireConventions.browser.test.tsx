import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { type WireConventions, wideId } from '@/mocks/wireConventions';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { choose } from '@/src/testing/enter';
import { openForm, save } from '@/src/testing/formPage';
import { isFull } from '@/src/testing/fullRun';
import { idIn } from '@/src/testing/listPage';
import { openSubject } from '@/src/testing/openSubject';
import type { VisitOptions } from '@/src/testing/openView';
import { subjectNamed } from '@/src/testing/subject';
import { testDrafts } from '@/src/testing/testDrafts';

const dialog = page.getByRole('dialog');

/** The list of a resource, and the bodies that one of its operations has sent. */
async function open(name: string, options: VisitOptions) {
  const subject = await subjectNamed(name);
  const { visit, list } = await openSubject(subject, options);
  await list.ready();
  const { operations } = subject.resource.endpoints;
  const sent = (operation: string) =>
    visit.mockServer.requests.of(operations[operation]?.path ?? '').map(({ body }) => body);
  return { visit, list, sent };
}

/** Ids as the mocks do not usually write them; a full run writes both. */
const conventionsOfIds: readonly WireConventions[] = [{ ids: 'number' }, { ids: 'text' }];

test.each(isFull ? conventionsOfIds : conventionsOfIds.slice(0, 1))(
  'a record with an id of nineteen digits is drafted, changed, done with in a batch and deleted: %o',
  async (conventions) => {
    const { visit, list, sent } = await open('dev/sample', { conventions });
    expect(idIn(list.row('签字笔 001'))).toBe(wideId(1));
    await list.act(list.row('签字笔 001'), '编辑');
    const form = openForm('编辑示例');
    await form.getByLabelText('备注').fill('改过');
    await expect
      .poll(async () => (await testDrafts.read(`/dev/samples/edit/${wideId(1)}`))?.values)
      .toMatchObject({ remark: '改过' });
    await save(form);
    await expect.poll(() => visit.notifications).toEqual(['success: 修改成功']);
    expect(sent('update')).toEqual([{ id: 1, remark: '改过' }]);

    for (const name of ['档案盒 002', '订书机 003']) await list.row(name).getByRole('checkbox').click();
    await list.root.getByRole('button', { name: '停用' }).click();
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect.poll(() => visit.notifications.at(-1)).toBe('success: 停用成功，共 2 条');

    await list.act(list.row('签字笔 001'), '删除');
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect.element(list.row('签字笔 001')).not.toBeInTheDocument();
    expect(sent('remove')).toEqual([{ id: 1 }]);
  },
);

test('an institution with an id of nineteen digits is stopped, and referred to by another', async () => {
  const { visit, list, sent } = await open('customer/store', {
    conventions: { ids: 'text' },
    at: '?size=50',
  });
  await list.row('博远志愿填报工作室').getByRole('switch').click();
  await dialog.getByLabelText('停用原因').fill('欠费');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 停用成功']);
  expect(sent('changeStatus')).toEqual([{ id: 3, status: 0, reason: '欠费' }]);

  await visit.go(`/edit/${wideId(3)}`);
  const form = openForm('编辑机构：');
  const parent = form.getByLabelText('上级机构');
  await expect.element(parent).toBeVisible();
  await expect.poll(() => form.element().querySelector('.field-loading')).toBeNull();
  await choose(parent, '平台总部');
  await save(form);
  expect(sent('update')).toEqual([{ id: 3, parentId: 1 }]);
});

test('a node with an id of nineteen digits gets a child, and moves', { tags: 'full' }, async () => {
  onTestFinished(() => sessionStorage.clear());
  const { visit, list, sent } = await open('dev/sample-tree', { conventions: { ids: 'text' } });
  await list.toolbar.getByRole('button', { name: '收起全部' }).click();
  await list.act(list.row('西山校区'), '上移');
  await expect
    .poll(() => visit.mockServer.requests.of(platformCalls.saveSort.path).map(({ body }) => body))
    .toMatchObject([{ list: [{ id: 17 }, { id: 1 }] }]);
  await list.act(list.row('西山校区'), '新增下级');
  const form = openForm('新增示例树');
  await form.getByLabelText('名称').fill('新年级');
  await save(form);
  expect(sent('create')).toMatchObject([{ parentId: 17, name: '新年级' }]);
  expect(visit.notifications).toEqual(['success: 新增成功']);
});

test('the switch of a user with an id of nineteen digits names that user', { tags: 'full' }, async () => {
  const { visit, list, sent } = await open('system/user', { conventions: { ids: 'text' } });
  await list.row('苏晚晴').getByRole('switch').click();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 停用成功']);
  await expect.element(list.row('苏晚晴').getByRole('switch')).not.toBeChecked();
  expect(sent('changeStatus')).toMatchObject([{ status: '1' }]);
});

test('an institution with a textual status shows as it is, and is switched in that type', {
  tags: 'full',
}, async () => {
  const { visit, list, sent } = await open('customer/store', {
    conventions: { status: 'swapped' },
    at: '?size=50',
  });
  const row = list.row('博远志愿填报工作室');
  await expect.element(row.getByRole('switch')).toBeChecked();
  await row.getByRole('switch').click();
  await dialog.getByLabelText('停用原因').fill('欠费');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 停用成功']);
  await expect.element(row.getByRole('switch')).not.toBeChecked();
  // the wire format restores our conventions: the sent values were text
  expect(sent('changeStatus')).toEqual([{ id: 3, status: 0, reason: '欠费' }]);
});

test('a user with a numeric status shows as it is, and is switched in that type', {
  tags: 'full',
}, async () => {
  const { list, sent } = await open('system/user', { conventions: { status: 'swapped' } });
  const row = list.row('苏晚晴');
  await expect.element(row.getByRole('switch')).toBeChecked();
  await row.getByRole('switch').click();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(row.getByRole('switch')).not.toBeChecked();
  expect(sent('changeStatus')).toMatchObject([{ status: '1' }]);
});

test('rows with a numeric status are offered the fitting commands', { tags: 'full' }, async () => {
  const { visit, list } = await open('dev/sample', { conventions: { status: 'swapped' } });
  for (const name of ['签字笔 001', '便签纸 005']) await list.row(name).getByRole('checkbox').click();
  await list.root.getByRole('button', { name: '停用' }).click();
  await expect
    .element(dialog.getByText('是否确认停用选中的 1 条示例？（另有 1 条不适用，将跳过）'))
    .toBeVisible();
  await dialog.getByRole('button', { name: '取消' }).click();
  expect(visit.notifications).toEqual([]);
});
