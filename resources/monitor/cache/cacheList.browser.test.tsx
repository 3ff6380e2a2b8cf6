import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dictionarySeeds } from '@/mocks/system/dictSeed';
import { openView, type Visit } from '@/src/testing/openView';

const view = 'monitor/cache/list';
const base = '/monitor/cache';
const card = (name: string) => page.getByRole('region', { name, exact: true }).last();
const keys = card('键名列表');
const entry = (name: string) => page.getByRole('button', { name, exact: true });
const question = page.getByRole('dialog', { name: '确认提示' });
const answer = (text: string) => question.getByRole('button', { name: text, exact: true }).click();
const clears = ({ mockServer: { requests } }: Visit) =>
  requests.all().flatMap(({ method, path }) => (method === 'DELETE' ? decodeURIComponent(path) : []));

test('a name and its key are chosen by the keyboard; only the name is in the address, and outlasts reloads', {
  tags: 'full',
}, async () => {
  const visit = await openView({ view });
  await expect.element(keys).toHaveTextContent('请先选择缓存名称');
  await expect.element(entry('sys_dict')).toBeVisible();
  entry('sys_dict').element().focus();
  await userEvent.keyboard('{Enter}');
  await keys.getByTitle(String(Math.ceil(dictionarySeeds.length / 20)), { exact: true }).click();
  await expect.element(entry('sys_yes_no')).toBeVisible();
  entry('sys_yes_no').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(card('缓存内容')).toHaveTextContent('"dictLabel": "是"');
  await expect.element(entry('sys_yes_no')).toHaveAttribute('aria-current', 'true');
  expect(visit.address()).toBe('/monitor/cacheList?name=sys_dict%3A');
  await visit.reload();
  await expect.element(entry('sys_dict')).toHaveAttribute('aria-current', 'true');
  await expect.element(card('缓存内容')).toHaveTextContent('请先选择缓存键名');
  await entry('sys_config').click();
  await entry('sys.user.initPassword').click();
  await expect.element(page.getByRole('textbox', { name: '缓存内容' })).toHaveValue('123456');
});

test('an address that names a key is rewritten without it, and opens its name alone', async () => {
  const visit = await openView({ view }, { at: '?name=sys_dict%3A&key=sys_dict%3Asys_yes_no' });
  await expect.element(entry('sys_dict')).toHaveAttribute('aria-current', 'true');
  await expect.poll(visit.address).toBe('/monitor/cacheList?name=sys_dict%3A');
  await expect.element(card('缓存内容')).toHaveTextContent('请先选择缓存键名');
});

test('the remark of a name stands below it, and takes no room beside it', { tags: 'full' }, async () => {
  await openView({ view });
  const names = card('缓存列表');
  const cell = names.getByRole('cell').filter({ has: entry('login_tokens') });
  await expect.element(cell).toHaveTextContent('用户信息');
  await expect.element(names.getByRole('columnheader', { name: '备注' })).not.toBeInTheDocument();
});

test('a key and a name are cleared after a question, and leave the selection', { tags: 'full' }, async () => {
  const visit = await openView({ view }, { at: '?name=sys_dict%3A' });
  await keys.getByTitle(String(Math.ceil(dictionarySeeds.length / 20)), { exact: true }).click();
  await entry('sys_yes_no').click();
  await expect.element(card('缓存内容')).toHaveTextContent('"dictLabel": "是"');
  const remove = page.getByRole('button', { name: '清理sys_yes_no' });
  await remove.click();
  await expect.element(question).toHaveTextContent('是否清理缓存键名「sys_yes_no」？');
  await answer('取消');
  await expect.element(question).not.toBeInTheDocument();
  expect(clears(visit)).toEqual([]);
  await remove.click();
  await answer('确定');
  await expect.element(remove).not.toBeInTheDocument();
  await expect.element(card('缓存内容')).toHaveTextContent('请先选择缓存键名');
  await expect.element(keys).toHaveFocus();
  expect(visit.notifications).toEqual(['success: 清理缓存键名[sys_dict:sys_yes_no]成功']);
  await page.getByRole('button', { name: '清理sys_dict' }).click();
  await expect.element(question).toHaveTextContent('是否清理缓存名称「sys_dict」下的全部键名？');
  await answer('确定');
  await expect.element(keys).toHaveTextContent('该缓存名称下暂无键名');
  expect(visit.notifications.at(-1)).toBe('success: 清理缓存名称[sys_dict:]成功');
  expect(clears(visit)).toEqual([
    `${base}/clearCacheKey/sys_dict:sys_yes_no`,
    `${base}/clearCacheName/sys_dict:`,
  ]);
});

test.each([
  ['清理login_tokens', '清理缓存名称[login_tokens:]成功', 'clearCacheName/login_tokens:'],
  ['清理全部', '清理全部缓存成功', 'clearCacheAll'],
])(
  '%s says that everybody signs in again; then the session’s own dialog asks for it',
  async (button, success, path) => {
    const visit = await openView({ view });
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect.element(question).toHaveTextContent('所有用户（包括您自己）将立即退出，需要重新登录');
    await answer('确定');
    await expect.poll(() => visit.providers.session.get().phase).toBe('expired-prompting');
    expect(visit.notifications).toEqual([`success: ${success}`]);
    expect(clears(visit)).toEqual([`${base}/${path}`]);
    await expect.element(entry('login_tokens')).toBeVisible();
  },
);

test('刷新 says what it did; a refused clearing and a failed read leave everything in place', {
  tags: 'full',
}, async () => {
  const visit = await openView({ view }, { at: '?name=sys_config%3A' });
  await expect.element(entry('sys.index.skinName')).toBeVisible();
  await page.getByRole('button', { name: '刷新缓存列表' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 刷新缓存列表成功']);
  await page.getByRole('button', { name: '刷新键名列表' }).click();
  await expect.poll(() => visit.notifications.at(-1)).toBe('success: 刷新键名列表成功');
  visit.mockServer.faults.inject({ kind: 'code', code: 500, msg: '系统繁忙', path: base });
  await page.getByRole('button', { name: '刷新键名列表' }).click();
  await expect.element(keys.getByRole('alert')).toHaveTextContent('数据加载失败系统繁忙');
  await page.getByRole('button', { name: '清理sys.index.skinName' }).click();
  await answer('确定');
  await expect.poll(() => visit.notifications.at(-1)).toBe('error: 系统繁忙');
  await expect.element(entry('sys.index.skinName')).toBeVisible();
  expect(visit.address()).toBe('/monitor/cacheList?name=sys_config%3A');
  visit.mockServer.faults.clear();
  await keys.getByRole('button', { name: '重新加载' }).click();
  await expect.element(keys.getByRole('alert')).not.toBeInTheDocument();
});
