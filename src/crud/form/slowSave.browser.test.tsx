import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { storeTable } from '@/mocks/customer/storeTable';
import { postTable } from '@/mocks/system/post';
import type { Operation } from '@/providers/endpoints/builder';
import { customerEndpoints } from '@/resources/customer/endpoints';
import { sample } from '@/resources/customer/store/store.sample';
import { stores } from '@/resources/customer/store/stores';
import { dictTypes } from '@/resources/system/dict/dictTypes';
import { systemEndpoints } from '@/resources/system/endpoints';
import { notices } from '@/resources/system/notice/notices';
import { posts } from '@/resources/system/post';
import { enterLeast, openForm, save } from '@/src/testing/formPage';
import { openView, type Visit } from '@/src/testing/openView';
import { testDrafts } from '@/src/testing/testDrafts';

const question = page.getByRole('dialog', { name: '确认提示' });
const calls = customerEndpoints['customer/store'].operations;

/** The bodies of the calls of an operation. */
function sent({ mockServer }: Visit, { method, path }: Operation) {
  const called = mockServer.requests.of(path).filter((request) => request.method === method);
  return called.map(({ body }) => body);
}

/** Saves, and does something while the call is held up. */
async function saveSlowly(visit: Visit, operation: Operation, meanwhile: () => Promise<unknown>) {
  const { method, path } = operation;
  const before = sent(visit, operation).length;
  visit.mockServer.faults.inject({ kind: 'hold', path, method });
  await page.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => sent(visit, operation).length).toBe(before + 1);
  await meanwhile();
  visit.mockServer.faults.clear();
}

const editForms = [
  ['drawer', stores, calls.update, '联系人', { contact: '李新新' }],
  ['modal', dictTypes, systemEndpoints['system/dict'].operations.update, '字典名称', { dictName: '李新新' }],
  [
    'page',
    notices,
    systemEndpoints['system/notice'].operations.update,
    '公告标题',
    { noticeTitle: '李新新' },
  ],
] as const;

test.each(editForms)('text typed in a %s while it is saved is not lost', async (...form) => {
  const [, resource, operation, label, later] = form;
  const visit = await openView(resource, { at: '/edit/3' });
  const dialog = openForm(`编辑${resource.label}：`);
  const field = dialog.getByLabelText(label, { exact: true });
  await field.fill('李新');
  await saveSlowly(visit, operation, () => field.fill('李新新'));
  await expect.poll(() => visit.notifications).toContain('success: 修改成功，之后填写的内容尚未保存');
  await expect.element(field).toHaveValue('李新新');
  const draft = `${visit.address()}`;
  await expect.poll(async () => (await testDrafts.read(draft))?.values).toMatchObject(later);
  await dialog.getByRole('button', { name: '取消' }).click();
  await question.getByRole('button', { name: '继续编辑' }).click();
  await save(dialog);
  expect(sent(visit, operation)).toHaveLength(2);
  expect(sent(visit, operation)[1]).toMatchObject(later);
  expect(await testDrafts.read(draft)).toBeUndefined();
});

test('text typed while a new record is saved is not lost: it is a change of that record', {
  tags: 'full',
}, async () => {
  const visit = await openView(stores, { at: '/create' });
  const created = openForm('新增机构');
  const contact = page.getByLabelText('联系人', { exact: true });
  await enterLeast(created, stores, sample);
  await saveSlowly(visit, calls.create, () => contact.fill('李新新'));
  await expect.poll(() => visit.notifications).toContain('success: 新增成功，之后填写的内容尚未保存');
  const form = openForm('编辑机构：');
  await expect.element(contact).toHaveValue('李新新');
  expect(await testDrafts.read('/customer/list/create')).toBeUndefined();
  await save(form);
  await expect.element(page.getByRole('dialog', { name: '开通向导：' })).toBeVisible();
  expect(sent(visit, calls.create)).toHaveLength(1);
  expect(sent(visit, calls.update)).toEqual([{ id: expect.any(Number), contact: '李新新' }]);
  expect(await testDrafts.all()).toEqual([]);
});

test('text typed while a record without an id is created is not lost', { tags: 'full' }, async () => {
  const { operations } = systemEndpoints['system/dict'];
  const visit = await openView(dictTypes, { at: '/create' });
  const form = openForm('新增字典');
  await form.getByLabelText('字典名称').fill('颜色');
  await form.getByLabelText('字典类型').fill('colours');
  await saveSlowly(visit, operations.create, () => form.getByLabelText('备注').fill('刚刚写的'));
  await expect.poll(() => visit.notifications).toContain('success: 新增成功，之后填写的内容尚未保存');
  await expect.element(form.getByLabelText('备注')).toHaveValue('刚刚写的');
});

const update = systemEndpoints['system/post'].operations.update;
const stale = page.getByRole('dialog', { name: '记录已被他人修改' });

/** A post gets another name and code here, while somebody else gives it another code and a remark. */
async function openStale() {
  const visit = await openView(posts, { at: '/edit/2' });
  const form = openForm('编辑岗位：');
  const field = (label: string) => form.getByLabelText(label, { exact: true });
  await field('岗位名称').fill('新岗位');
  await field('岗位编码').fill('mine');
  const table = await visit.mockServer.table(postTable);
  const row = table.get(2);
  if (!row) return expect.unreachable();
  const stamp = { updateBy: '苏晚晴', updateTime: '2026-06-20 12:00:00' };
  await table.put({ ...row, postCode: 'others', remark: '别人写的', ...stamp });
  await form.getByRole('button', { name: '保存' }).click();
  return { visit, form, field };
}

test('a record that somebody has deleted is not saved; what was typed stays, and its row leaves the list', async () => {
  const visit = await openView(posts, { at: '/edit/2' });
  const form = openForm('编辑岗位：');
  const name = form.getByLabelText('岗位名称', { exact: true });
  await name.fill('新岗位');
  await expect.element(page.getByText('项目经理', { exact: true })).toBeInTheDocument();
  await (await visit.mockServer.table(postTable)).remove(2);
  await form.getByRole('button', { name: '保存' }).click();
  const words = '数据不存在或已被删除，未能保存；填写的内容仍在，可复制后关闭';
  await expect.element(form.getByRole('alert')).toHaveTextContent(words);
  await expect.element(name).toHaveValue('新岗位');
  await expect.element(page.getByText('项目经理', { exact: true })).not.toBeInTheDocument();
  expect(sent(visit, update)).toEqual([]);
});

test('a save names what a colleague changed as well: author, time, values', { tags: 'full' }, async () => {
  const { visit, form, field } = await openStale();
  await expect.element(stale.getByText('苏晚晴 于 2026-06-20 12:00:00')).toBeVisible();
  await expect.element(stale.getByText('岗位编码')).toBeVisible();
  await expect.element(stale.getByText('新的值：others')).toBeVisible();
  await expect.element(stale.getByText('您填写的：mine')).toBeVisible();
  await expect.element(stale.getByText('别人写的')).not.toBeInTheDocument();
  await expect.element(stale.getByText('岗位名称')).not.toBeInTheDocument();
  await stale.getByRole('button', { name: '取消' }).click();
  await expect.element(field('岗位名称')).toHaveValue('新岗位');
  expect(sent(visit, update)).toEqual([]);
  await form.getByRole('button', { name: '保存' }).click();
  await stale.getByRole('button', { name: '用新的值' }).click();
  await expect.element(field('岗位编码')).toHaveValue('others');
  await expect.element(field('岗位名称')).toHaveValue('新岗位');
  await save(form);
  expect(sent(visit, update)).toMatchObject([
    { postId: 2, postName: '新岗位', postCode: 'others', remark: '别人写的' },
  ]);
});

test('overwriting puts back nothing that was not touched here', { tags: 'full' }, async () => {
  const { visit, form } = await openStale();
  await stale.getByRole('button', { name: '覆盖' }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(sent(visit, update)).toMatchObject([
    { postId: 2, postName: '新岗位', postCode: 'mine', remark: '别人写的' },
  ]);
});

test('two people at one institution do not overwrite each other, though only changes are sent', {
  tags: 'full',
}, async () => {
  const visit = await openView(stores, { at: '/edit/3' });
  const form = openForm('编辑机构：');
  await form.getByLabelText('联系人').fill('李新');
  const table = await visit.mockServer.table(storeTable);
  const row = table.get(3);
  if (!row) return expect.unreachable();
  await table.put({
    ...row,
    contact: '王芳',
    address: '新址',
    updateBy: '苏晚晴',
    updateTime: '2026-06-20 12:00:00',
  });
  await form.getByRole('button', { name: '保存' }).click();
  await expect.element(stale.getByText('苏晚晴 于 2026-06-20 12:00:00')).toBeVisible();
  await expect.element(stale.getByText('王芳')).toBeVisible();
  await stale.getByRole('button', { name: '覆盖' }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(sent(visit, calls.update)).toEqual([{ id: 3, contact: '李新' }]);
});

test('a field that a colleague changed beside the form is kept without a question', async () => {
  const visit = await openView(posts, { at: '/edit/2' });
  const form = openForm('编辑岗位：');
  await form.getByLabelText('岗位名称', { exact: true }).fill('新岗位');
  const table = await visit.mockServer.table(postTable);
  const row = table.get(2);
  if (!row) return expect.unreachable();
  await table.put({ ...row, createTime: '2026-01-02 03:04:05' });
  await save(form);
  expect(sent(visit, update)).toMatchObject([{ postId: 2, createTime: '2026-01-02 03:04:05' }]);
});
