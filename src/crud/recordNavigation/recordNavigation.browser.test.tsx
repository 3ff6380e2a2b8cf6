import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleTable } from '@/mocks/dev/sampleTable';
import { devEndpoints } from '@/resources/dev/endpoints';
import { samples } from '@/resources/dev/samples';
import { openForm } from '@/src/testing/formPage';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';

const { operations } = devEndpoints['dev/sample'];
const show = page.getByRole('dialog', { name: '示例：' });
const next = page.getByRole('button', { name: '下一条' });
const previous = page.getByRole('button', { name: '上一条' });

async function open(at: string) {
  const visit = await openView(samples, { at });
  const list = listPage(visit, samples);
  await list.ready();
  return { visit, list };
}

test('the page goes from record to record in the list’s order, over its pages and back', {
  tags: 'full',
}, async () => {
  const { visit, list } = await open('?page=2&size=10&sort=createTime.asc');
  await list.act(list.rows.last(), '详情');
  await expect.element(show).toHaveAccessibleName('示例：便签纸 045');
  await expect.element(page.getByText('20 / 64')).toBeVisible();
  await next.click();
  await expect.element(page.getByText('21 / 64')).toBeVisible();
  await expect.element(show).toHaveAccessibleName('示例：文件夹 044');
  expect(visit.address()).toBe('/dev/samples/show/44?page=3&size=10&sort=createTime.asc');
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.element(page.getByText('20 / 64')).toBeVisible();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.element(page.getByText('19 / 64')).toBeVisible();
  await show.getByRole('button', { name: '关闭' }).first().click();
  await expect.element(show).not.toBeInTheDocument();
  expect(visit.address()).toBe('/dev/samples?page=2&size=10&sort=createTime.asc');
  const marked = list.rows.elements().filter((row) => row.hasAttribute('aria-current'));
  expect(marked.map((row) => row.getAttribute('data-row-key'))).toEqual(['46']);
});

test('a record has no neighbour beyond the ends of the list, nor off the list’s page', {
  tags: 'full',
}, async () => {
  const { visit } = await open('/show/1');
  await expect.element(next).toBeEnabled();
  await expect.element(previous).toBeDisabled();
  await visit.go('/show/64?page=4');
  await expect.element(next).toBeDisabled();
  await expect.element(previous).toBeEnabled();
  await visit.go('/show/64');
  await expect.element(show).toHaveAccessibleName('示例：回形针 064');
  await expect.element(next).not.toBeInTheDocument();
});

test('a page that cannot be read leaves the record as it is, and can be asked for again', {
  tags: 'full',
}, async () => {
  const { visit } = await open('/show/20');
  await expect.element(next).toBeEnabled();
  visit.mockServer.faults.inject({
    kind: 'code',
    code: 50000,
    msg: '系统内部错误',
    path: operations.list.path,
    times: 1,
  });
  await next.click();
  await expect.poll(() => visit.notifications).toEqual(['error: 系统内部错误']);
  expect(visit.address()).toBe('/dev/samples/show/20');
  await next.click();
  await expect.poll(visit.address).toBe('/dev/samples/show/21?page=2');
});

test('a page says so where the records after it are gone meanwhile', { tags: 'full' }, async () => {
  const { visit } = await open('/show/20');
  await expect.element(next).toBeEnabled();
  const table = await visit.mockServer.table(sampleTable);
  for (const { id } of table.all().filter((row) => row.id > 20)) await table.remove(id);
  await next.click();
  await expect.poll(() => visit.notifications).toEqual(['info: 没有更多记录']);
  expect(visit.address()).toBe('/dev/samples/show/20');
});

test('a page that was closed while its neighbour was read opens none', { tags: 'full' }, async () => {
  const { visit, list } = await open('/show/20');
  await expect.element(next).toBeEnabled();
  const { path } = operations.list;
  visit.mockServer.requests.clear();
  visit.mockServer.faults.inject({ kind: 'hold', path });
  await next.click();
  await expect.poll(() => visit.mockServer.requests.of(path)).toHaveLength(1);
  await show.getByRole('button', { name: '关闭' }).first().click();
  await expect.element(show).not.toBeInTheDocument();
  visit.mockServer.faults.clear();
  await list.goTo('?page=3');
  expect(visit.address()).toBe('/dev/samples?page=3');
});

test('a form asks about unsaved changes first; the next form holds the next record alone', async () => {
  const { visit } = await open('/edit/3');
  const form = openForm('编辑示例：');
  const name = form.getByLabelText('名称');
  await expect.element(name).toHaveValue('订书机 003');
  await name.fill('改了一半');
  await next.click();
  const question = page.getByRole('dialog', { name: '确认提示' });
  await expect.element(question).toBeVisible();
  await question.getByRole('button', { name: '继续编辑' }).click();
  await expect.element(name).toHaveValue('改了一半');
  expect(visit.address()).toBe('/dev/samples/edit/3');
  await next.click();
  await question.getByRole('button', { name: '不保存离开' }).click();
  await expect.element(name).toHaveValue('文件夹 004');
  expect(visit.address()).toBe('/dev/samples/edit/4');
  await expect.element(next).toBeEnabled();
});
