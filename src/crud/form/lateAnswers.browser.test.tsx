import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { postTable } from '@/mocks/system/post';
import { sampleTrees } from '@/resources/dev/sampleTrees';
import { systemEndpoints } from '@/resources/system/endpoints';
import { posts } from '@/resources/system/post';
import { openForm, save } from '@/src/testing/formPage';
import { openView, type Visit } from '@/src/testing/openView';
import { renderInTab } from '@/src/testing/renderInTab';
import { testDrafts } from '@/src/testing/testDrafts';
import { ResourcePages } from '../ResourcePages';

const { update } = systemEndpoints['system/post'].operations;
const stale = page.getByRole('dialog', { name: '记录已被他人修改' });
const field = (label: string) => openForm('编辑岗位：').getByLabelText(label, { exact: true });
const sent = ({ mockServer }: Visit) =>
  mockServer.requests
    .of(update.path)
    .filter(({ method }) => method === update.method)
    .map(({ body }) => body);

/** A post is left half-renamed with a remark; then somebody else saves another code and another remark. */
async function comeBack() {
  const visit = await openView(posts, { at: '/edit/2' });
  await field('岗位名称').fill('新岗位');
  await field('备注').fill('我写的');
  const draft = async () => (await testDrafts.read(visit.address()))?.values;
  await expect.poll(draft).toMatchObject({ postName: '新岗位', remark: '我写的' });
  const table = await visit.mockServer.table(postTable);
  const row = table.get(2);
  if (!row) return expect.unreachable();
  await table.put({ ...row, postCode: 'others', remark: '别人写的' });
  const again = await visit.reload();
  await openForm('编辑岗位：').getByRole('button', { name: '恢复草稿' }).click();
  await expect.element(stale.getByText('别人写的')).toBeVisible();
  await expect.element(stale.getByText('岗位编码')).not.toBeInTheDocument();
  return again;
}

test('a restored draft keeps a colleague’s changes, and asks about the same field alone', {
  tags: 'full',
}, async () => {
  const visit = await comeBack();
  await stale.getByRole('button', { name: '用新的值' }).click();
  await expect.element(field('岗位名称')).toHaveValue('新岗位');
  await expect.element(field('岗位编码')).toHaveValue('others');
  await expect.element(field('备注')).toHaveValue('别人写的');
  await save(openForm('编辑岗位：'));
  expect(sent(visit)).toMatchObject([
    { postId: 2, postName: '新岗位', postCode: 'others', remark: '别人写的' },
  ]);
});

test('a choice of the draft’s value takes it, and no choice keeps the draft', { tags: 'full' }, async () => {
  await comeBack();
  const form = openForm('编辑岗位：');
  await stale.getByRole('button', { name: '取消' }).click();
  await expect.element(field('岗位名称')).not.toHaveValue('新岗位');
  await form.getByRole('button', { name: '恢复草稿' }).click();
  await stale.getByRole('button', { name: '用草稿的值' }).click();
  await expect.element(field('岗位名称')).toHaveValue('新岗位');
  await expect.element(field('岗位编码')).toHaveValue('others');
  await expect.element(field('备注')).toHaveValue('我写的');
});

test('新增下级 below two parents has a draft for each', { tags: 'full' }, async () => {
  const visit = await openView(sampleTrees, { at: '/create?parentId=1' });
  const form = openForm('新增示例树');
  await form.getByLabelText('名称').fill('初中部');
  await expect.poll(async () => (await testDrafts.all()).length).toBe(1);
  await visit.go('/create?parentId=17');
  await expect.element(form.getByLabelText('名称')).toHaveValue('');
  await form.getByLabelText('名称').fill('国际部');
  await expect.poll(async () => (await testDrafts.all()).length).toBe(2);
  await visit.reload();
  await form.getByRole('button', { name: '恢复草稿' }).click();
  await expect.element(form.getByLabelText('名称')).toHaveValue('国际部');
});

/** A post’s form in a tab that can be hidden. */
async function openInTab() {
  const { visit, look } = await renderInTab(<ResourcePages resource={posts} basePath="" />);
  await visit.go('edit/2');
  await expect.element(field('岗位名称')).toBeVisible();
  return { visit, look };
}

test('a refusal behind another tab is at its field on return', async () => {
  const { visit, look } = await openInTab();
  const { faults } = visit.mockServer;
  await field('岗位名称').fill('新岗位');
  const { path, method } = update;
  faults.inject({ kind: 'hold', path, method });
  faults.inject({ kind: 'code', code: 500, msg: '岗位名称已存在', path, method });
  await openForm('编辑岗位：').getByRole('button', { name: '保存' }).click();
  await expect.poll(() => sent(visit)).toHaveLength(1);
  look(false);
  faults.clear();
  await expect.poll(() => visit.notifications).toContain('error: 岗位名称已存在');
  look(true);
  await expect.element(openForm('编辑岗位：').getByText('岗位名称已存在')).toBeVisible();
  await expect.element(field('岗位名称')).toHaveFocus();
});
