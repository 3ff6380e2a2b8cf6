import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { systemUpdateReadTable, systemUpdateTable } from '@/mocks/operations/systemUpdateTable';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import { openView } from '@/src/testing/openView';

const place = { name: 'system/update-log', view: 'system/update-log/index' };
const newest = page.getByRole('button', { name: /v2\.0\.1/ });
const readAll = page.getByRole('button', { name: '全部已读' });

async function open(at = '') {
  const visit = await openView(place, { at });
  const sent = (path: string) => visit.mockServer.requests.of(path).map(({ body }) => body);
  return { visit, sent };
}

test('[H9] opening an entry marks it read, 全部已读 the rest', async () => {
  const { sent } = await open();
  await expect.element(newest).toHaveTextContent('未读');
  await newest.click();
  await expect.element(newest).not.toHaveTextContent('未读');
  await expect.element(page.getByText('可以固定常用页面为快捷入口。')).toBeVisible();
  await readAll.click();
  await expect.element(readAll).toBeDisabled();
  expect(sent(shellCalls.updateRead.path)).toEqual([{ id: '16' }, { id: '15' }]);
});

test('[H9] type and keyword narrow the list, and are in the address', { tags: 'full' }, async () => {
  const { visit, sent } = await open();
  await expect.element(newest).toBeVisible();
  await page.getByText('修复', { exact: true }).first().click();
  await expect.element(newest).not.toBeInTheDocument();
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(4);
  const keyword = page.getByLabelText('关键词');
  await keyword.fill('导出');
  await page.getByRole('button', { name: '搜索' }).click();
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(1);
  expect(visit.address()).toMatch(/\?type=3&keyword=/);
  expect(sent(shellCalls.updateList.path).at(-1)).toEqual({ page: 1, limit: 20, type: '3', keyword: '导出' });
});

test('[H9] an empty result is reported, and so is a failure, which can be tried again', {
  tags: 'full',
}, async () => {
  const { visit } = await open('?keyword=没有这样的更新');
  await expect.element(page.getByText('没有符合条件的更新')).toBeVisible();
  const fault = {
    kind: 'code',
    code: 50000,
    msg: '系统内部错误',
    path: shellCalls.updateList.path,
    times: 1,
  } as const;
  visit.mockServer.faults.inject(fault);
  await visit.go('?type=1');
  await expect.element(page.getByText('系统内部错误')).toBeVisible();
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect.element(page.getByRole('button', { name: /v2\.0\.0/ })).toBeVisible();
});

test('[H9] a mark that fails is said, of an entry and of 全部已读, whose reading may fail as well', {
  tags: 'full',
}, async () => {
  const { visit } = await open();
  const { updateRead, updateList } = shellCalls;
  const faults = [
    { button: newest, path: updateRead.path, msg: '标记失败' },
    { button: readAll, path: updateRead.path, msg: '系统繁忙' },
    { button: readAll, path: updateList.path, msg: '系统内部错误' },
  ];
  await expect.element(newest).toHaveTextContent('未读');
  for (const { button, path, msg } of faults) {
    visit.mockServer.faults.inject({ kind: 'code', code: 50000, msg, path, times: 1 });
    await button.click();
    await expect.poll(() => visit.notifications.at(-1)).toBe(`error: ${msg}`);
  }
  await expect.element(newest).toHaveTextContent('未读');
});

test('[H9] 全部已读 says so and reads the list again where all was read elsewhere', {
  tags: 'full',
}, async () => {
  const { visit, sent } = await open();
  await expect.element(newest).toHaveTextContent('未读');
  const updates = await visit.mockServer.table(systemUpdateTable);
  const reads = await visit.mockServer.table(systemUpdateReadTable);
  for (const { id: updateId } of updates.all()) await reads.put({ id: reads.nextId(), updateId, userId: 1 });
  await readAll.click();
  await expect.poll(() => visit.notifications).toEqual(['warning: 没有未读的更新']);
  await expect.element(newest).not.toHaveTextContent('未读');
  await expect.element(readAll).toBeDisabled();
  expect(sent(shellCalls.updateRead.path)).toEqual([]);
});

test('[H9] [WID-1] pages of 10, 20, 30 or 50; the next one begins at its top', { tags: 'full' }, async () => {
  const { visit, sent } = await open('?size=10');
  await page.viewport(1280, 400);
  const next = page.getByTitle('2', { exact: true });
  await expect.element(next).toBeVisible();
  window.scrollTo(0, document.body.scrollHeight);
  await next.click();
  await expect.poll(visit.address).toMatch(/\?size=10&page=2$/);
  await expect.poll(() => window.scrollY).toBe(0);
  expect(sent(shellCalls.updateList.path).at(-1)).toEqual({ page: 2, limit: 10 });
});
