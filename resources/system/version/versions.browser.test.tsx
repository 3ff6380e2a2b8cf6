import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { versionTable } from '@/mocks/system/version/versionTable';
import { formatTime } from '@/src/lib/dates';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';
import { systemEndpoints } from '../endpoints';
import { versions } from './versions';

const { operations } = systemEndpoints['system/version'];
const dialog = page.getByRole('dialog');
const ok = () => dialog.getByRole('button', { name: '确定' }).last().click();

async function open(at = '') {
  const visit = await openView(versions, { at });
  const list = listPage(visit, versions);
  await list.ready();
  const sent = ({ path }: { path: string }) => visit.mockServer.requests.of(path).map(({ body }) => body);
  return { visit, list, sent };
}

test('[H7] a new version must be above the present one; it leads the list and the history', {
  tags: 'full',
}, async () => {
  const { visit, list, sent } = await open();
  const row = list.row('管理后台');
  await row.getByRole('button', { name: '发布新版本' }).click();
  const tag = dialog.getByLabelText('新版本号');
  await expect.element(tag).toHaveValue('v2.0.2');
  await tag.fill('v2.0.1');
  await ok();
  await expect.element(dialog.getByText('版本号必须大于 v2.0.1')).toBeVisible();
  await expect.element(dialog.getByText('请输入发布说明')).toBeVisible();
  expect(sent(operations.publish)).toEqual([]);
  await tag.fill('v2.1.0');
  await dialog.getByLabelText('发布说明').fill('新版首页');
  await ok();
  await expect.element(row.getByText('v2.1.0')).toBeVisible();
  expect(sent(operations.publish)).toEqual([{ appId: 'admin', tag: 'v2.1.0', log: '新版首页' }]);
  await visit.go('/show/admin');
  await page.getByRole('tab', { name: '发布记录' }).click();
  await expect.element(page.getByText('新版首页')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '回滚到此版本 v2.1.0' })).toBeDisabled();
});

test('[H7] going back asks for the reason, and is recorded in the history', { tags: 'full' }, async () => {
  const { sent } = await open('/show/admin');
  await page.getByRole('tab', { name: '发布记录' }).click();
  await page.getByRole('button', { name: '回滚到此版本 v2.0.0' }).click();
  await expect.element(page.getByText('确认将「管理后台」回滚到 v2.0.0 吗？')).toBeVisible();
  await ok();
  await expect.element(page.getByText('请输入回滚原因')).toBeVisible();
  await dialog.getByLabelText('回滚原因').fill('首页打不开');
  await ok();
  await expect.element(page.getByText('回滚：首页打不开')).toBeVisible();
  expect(sent(operations.rollback)).toEqual([{ appId: 'admin', tag: 'v2.0.0', reason: '首页打不开' }]);
});

test('[H7] [CONST-1] a time of ten digits is a moment in seconds; a domain must be one', {
  tags: 'full',
}, async () => {
  const { visit, list, sent } = await open();
  const admin = (await visit.mockServer.table(versionTable)).find(({ appId }) => appId === 'admin');
  const published = formatTime(admin?.history[0]?.time ?? '');
  await expect.element(list.row('管理后台').getByText(published)).toBeVisible();
  await list.act(list.row('管理后台'), '发布设置');
  await dialog.getByLabelText('访问域名').fill('http://x');
  await dialog.getByLabelText('保留版本数').fill('2');
  await ok();
  await expect.element(dialog.getByText('请输入正确的域名，不含 http:// 和路径')).toBeVisible();
  await expect.element(dialog.getByText('保留版本数应在 3 到 50 之间')).toBeVisible();
  await dialog.getByLabelText('访问域名').fill('Ops.example.com');
  await dialog.getByLabelText('保留版本数').fill('12');
  await ok();
  await expect.element(list.row('管理后台').getByRole('link', { name: 'ops.example.com' })).toBeVisible();
  expect(sent(operations.setup)).toEqual([
    { appId: 'admin', domainName: 'ops.example.com', keep: 12, notify: 1 },
  ]);
});
