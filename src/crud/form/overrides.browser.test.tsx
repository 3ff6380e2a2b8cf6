import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { devEndpoints } from '@/resources/dev/endpoints';
import { samples } from '@/resources/dev/samples';
import { notices } from '@/resources/system/notice/notices';
import { openForm } from '@/src/testing/formPage';
import { listPage } from '@/src/testing/listPage';
import { openView, type Visit } from '@/src/testing/openView';

const { operations } = devEndpoints['dev/sample'];
const words = '该记录已被他人修改，仍要覆盖吗？';
const question = page.getByRole('dialog', { name: '确认提示' }).filter({ hasText: words });
const answer = (button: string) => question.getByRole('button', { name: button, exact: true }).click();

/** Makes the server refuse with code 601, which the staff may override. */
const refuse = ({ mockServer }: Visit, path: string, method: string) =>
  mockServer.faults.inject({ kind: 'code', code: 601, msg: words, path, method });

async function openTyped() {
  const visit = await openView(samples, { at: '/edit/2' });
  const form = openForm('编辑');
  const name = form.getByRole('textbox', { name: '名称' });
  await expect.element(name).toBeVisible();
  await name.fill('档案柜');
  refuse(visit, operations.update.path, 'POST');
  await form.getByRole('button', { name: '保存' }).click();
  await expect.element(question).toBeVisible();
  const sent = () => visit.mockServer.requests.of(operations.update.path).map(({ body }) => body);
  return { visit, form, name, sent };
}

test('[CODE-4] a save that the server wants confirmed is asked about in its words, and saved with force: 1', async () => {
  const { visit, form, sent } = await openTyped();
  await answer('确定');
  await expect.element(form).not.toBeInTheDocument();
  expect(visit.notifications).toEqual(['success: 修改成功']);
  expect(sent()).toEqual([
    { id: 2, name: '档案柜' },
    { id: 2, name: '档案柜', force: 1 },
  ]);
});

test('[CODE-4] a declined question saves nothing, keeps the form as typed, and shows nothing more', async () => {
  const { visit, form, name, sent } = await openTyped();
  await answer('取消');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(name).toHaveValue('档案柜');
  await expect.element(form.getByRole('alert')).not.toBeInTheDocument();
  expect(visit.notifications).toEqual([]);
  expect(sent()).toHaveLength(1);
  await form.getByRole('button', { name: '保存' }).click();
  await answer('确定');
  await expect.element(form).not.toBeInTheDocument();
});

test('[CODE-4] an action on ticked rows is asked about for the row that the server wants confirmed', {
  tags: 'full',
}, async () => {
  const visit = await openView(samples);
  const list = listPage(visit, samples);
  await list.ready();
  for (const name of ['签字笔 001', '档案盒 002']) await list.row(name).getByRole('checkbox').click();
  visit.mockServer.faults.inject({
    kind: 'code',
    code: 601,
    msg: words,
    path: operations.update.path,
    times: 1,
  });
  await page.getByRole('region', { name: '批量操作' }).getByRole('button', { name: '启用' }).click();
  await answer('确定');
  await expect.poll(() => visit.notifications).toEqual(['success: 启用成功，共 2 条']);
});

test('[CODE-4] a delete by address is repeated with force in the query', { tags: 'full' }, async () => {
  const visit = await openView(notices);
  const list = listPage(visit, notices);
  await list.ready();
  refuse(visit, '/system/notice/', 'DELETE');
  await list.act(list.rows.nth(0), '删除');
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await answer('确定');
  await expect.poll(() => visit.notifications).toEqual(['success: 删除成功']);
});
