import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { platformSettingsTable } from '@/mocks/platform/platformSettings';
import { cacheTable } from '@/mocks/system/setup/caches';
import type { TestServer } from '@/mocks/testServer';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import { choose } from '@/src/testing/enter';
import { openView, type VisitOptions } from '@/src/testing/openView';
import { systemEndpoints } from '../endpoints';

const { operations } = systemEndpoints['system/setup'];
const place = { name: 'system/setup', view: 'system/setup/index' };
const preview = page.getByRole('complementary', { name: '效果预览' });

async function open(options: VisitOptions = {}) {
  const visit = await openView(place, options);
  const sent = ({ path }: { path: string }) => visit.mockServer.requests.of(path).map(({ body }) => body);
  return { visit, sent };
}

/** Caches grow; here they were measured a moment ago. */
async function justMeasured({ table, now }: TestServer) {
  const caches = await table(cacheTable);
  for (const cache of caches.all()) await caches.put({ ...cache, since: now() });
}

test('[H8] typed settings are previewed; saving sends the changes alone', { tags: 'full' }, async () => {
  const { visit, sent } = await open();
  const title = page.getByLabelText('平台名称');
  await expect.element(title).toHaveValue('志愿通·管理后台');
  await title.fill('升学帮');
  await expect.element(preview.getByText('首页 - 升学帮')).toBeVisible();
  await choose(page.getByRole('radiogroup', { name: '开放注册' }), '停用');
  await expect.element(preview.getByText('注册账号')).not.toBeInTheDocument();
  await page.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 保存成功']);
  expect(sent(operations.save)).toEqual([{ title: '升学帮', registerOpen: 0 }]);
  await visit.reload();
  await expect.element(page.getByLabelText('平台名称')).toHaveValue('升学帮');
});

test('[H8] bad values are told at their fields, and a refused save leaves everything as it was typed', async () => {
  const { visit, sent } = await open();
  await page.getByLabelText('登录失败上限').fill('11');
  await page.getByLabelText('工具箱地址').fill('ftp://x');
  await page.getByRole('button', { name: '保存' }).click();
  await expect.element(page.getByText('登录失败上限应在 3 到 10 之间')).toBeVisible();
  await expect.element(page.getByText('请输入以 http:// 或 https:// 开头的地址')).toBeVisible();
  expect(sent(operations.save)).toEqual([]);
  await page.getByLabelText('登录失败上限').fill('6');
  await page.getByLabelText('工具箱地址').fill('https://tool.example.com');
  visit.mockServer.faults.inject({
    kind: 'code',
    code: 40000,
    msg: '服务器正忙',
    path: operations.save.path,
    times: 1,
  });
  await page.getByRole('button', { name: '保存' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('服务器正忙');
  await expect.element(page.getByLabelText('工具箱地址')).toHaveValue('https://tool.example.com');
  await page.getByRole('button', { name: '重置' }).click();
  await page.getByRole('dialog', { name: '确认提示' }).getByRole('button', { name: '确定' }).click();
  await expect.element(page.getByLabelText('工具箱地址')).toHaveValue('/toolbox-mock/index.html#');
});

test('[H8] a colleague’s save meanwhile stays; the same setting is asked about', {
  tags: 'full',
}, async () => {
  const { visit, sent } = await open();
  const title = page.getByLabelText('平台名称');
  await expect.element(title).toHaveValue('志愿通·管理后台');
  await title.fill('升学帮');
  const settings = await visit.mockServer.table(platformSettingsTable);
  const before = settings.all()[0];
  if (!before) throw new Error('there are no settings');
  await settings.put({ ...before, title: '志愿帮', hotline: '400-100-2000' });
  await page.getByRole('button', { name: '保存' }).click();
  const question = page.getByRole('dialog', { name: /修改/ });
  await expect.element(question).toHaveTextContent('志愿帮');
  await question.getByRole('button', { name: '覆盖' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 保存成功']);
  expect(sent(operations.save)).toEqual([{ title: '升学帮' }]);
  await expect.element(page.getByLabelText('服务热线')).toHaveValue('400-100-2000');
});

test('[H8] some of the caches are cleared after a question, and their size is read again', async () => {
  const { visit, sent } = await open({ at: '?tab=cache', prepare: justMeasured });
  await expect.element(page.getByText(/^共 70 MB/)).toBeVisible();
  await page.getByRole('checkbox', { name: '选择模板缓存' }).click();
  await page.getByRole('button', { name: '清除选中' }).click();
  await expect.element(page.getByText('清除后首次访问会变慢，确认清除缓存吗？')).toBeVisible();
  await page.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 清除成功']);
  expect(sent(shellCalls.clearCache)).toEqual([{ types: 'tpl' }]);
  await expect.element(page.getByText(/^共 5\d(\.\d)? MB/)).toBeVisible();
});

test('[H8] a cache size that is a text, and run information that is flat, are shown as they are', async () => {
  await open({
    at: '?tab=cache',
    prepare: ({ faults }) => {
      faults.inject({ kind: 'code', code: 20000, data: '70M', path: operations.cacheSize.path });
      faults.inject({ kind: 'code', code: 20000, data: { php: '8.2' }, path: operations.runInfo.path });
    },
  });
  await expect.element(page.getByText('共 70M')).toBeVisible();
  await page.getByRole('tab', { name: '运行信息' }).click();
  await expect.element(page.getByText('php')).toBeVisible();
});

test('[H8] a tab is read again each time it is opened; typed settings stay', { tags: 'full' }, async () => {
  const { sent } = await open();
  await page.getByLabelText('平台名称').fill('升学帮');
  const tab = (name: string) => page.getByRole('tab', { name });
  for (const round of [1, 2]) {
    await tab('运行信息').click();
    await expect.element(page.getByText(/^更新于/)).toBeVisible();
    expect(sent(operations.runInfo)).toHaveLength(round);
    await tab('平台信息').click();
    await expect.element(page.getByLabelText('平台名称')).toHaveValue('升学帮');
  }
});

test('[H8] a state of 运行信息 ends where the other values end', { tags: 'full' }, async () => {
  await open();
  await page.getByRole('tab', { name: '运行信息' }).click();
  const tag = page.getByText('运行中', { exact: true });
  await expect.element(tag).toBeVisible();
  const edge = (element: Element | null) => element?.getBoundingClientRect().right;
  expect(edge(tag.element())).toBe(edge(tag.element().parentElement));
});

test('[H8] [PERM-3] a user who may only look gets neither 保存 nor 清除', async () => {
  await open({ permissions: ['system:setup:list'] });
  await expect.element(page.getByLabelText('平台名称')).toBeDisabled();
  await expect.element(page.getByRole('button', { name: '保存' })).not.toBeInTheDocument();
  await page.getByRole('tab', { name: '缓存' }).click();
  await expect.element(page.getByText('模板缓存')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '清除全部缓存' })).not.toBeInTheDocument();
});

test('[H8] the texts of the language pack can be searched; the search stays while other tabs are open', async () => {
  await open({ at: '?tab=language' });
  await expect.element(page.getByText('24 条')).toBeVisible();
  await page.getByLabelText('搜索键或文本').fill('login.mobile');
  await expect.element(page.getByText('1 条')).toBeVisible();
  await expect.element(page.getByRole('cell', { name: '手机号', exact: true })).toBeVisible();
  await page.getByRole('tab', { name: '缓存' }).click();
  await expect.element(page.getByText('模板缓存')).toBeVisible();
  await page.getByRole('tab', { name: '语言包' }).click();
  await expect.element(page.getByLabelText('搜索键或文本')).toHaveValue('login.mobile');
  await expect.element(page.getByText('1 条')).toBeVisible();
});
