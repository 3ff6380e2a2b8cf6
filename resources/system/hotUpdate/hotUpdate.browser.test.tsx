import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hotUpdateTable } from '@/mocks/system/hotUpdateTable';
import { asksAtReload } from '@/src/testing/asksAtReload';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';
import { systemEndpoints } from '../endpoints';
import { hotUpdates } from './hotUpdates';

const { publish, revoke } = systemEndpoints['system/hot-update'].operations;
const dialog = page.getByRole('dialog');
const ok = (title: string) => page.getByRole('dialog', { name: title }).getByRole('button', { name: '确定' });

afterEach(() => {
  vi.useRealTimers();
});

async function open() {
  const visit = await openView(hotUpdates);
  const list = listPage(visit, hotUpdates);
  await list.ready();
  const live = visit.screen.getByRole('region', { name: '各平台当前版本' });
  const sent = (path: string) => visit.mockServer.requests.of(path).map(({ body }) => body);
  return { visit, list, live, sent };
}

test('[H2] a published package replaces the former one; withdrawn, it makes the former live again', {
  tags: 'full',
}, async () => {
  const { visit, list, live, sent } = await open();
  await expect.element(live.getByText('2.6.0')).toBeVisible();
  await list.act(list.row('2.6.1'), '发布');
  await ok('发布：2.6.1').click();
  await expect.element(live.getByText('2.6.1')).toBeVisible();
  await expect.element(list.row('2.6.0').getByText('历史版本')).toBeVisible();
  await list.act(list.row('2.6.1'), '撤回');
  await expect.element(dialog.getByText('撤回后设备不再收到该版本，确认撤回吗？')).toBeVisible();
  await ok('撤回：2.6.1').click();
  await expect.element(dialog.getByText('请输入撤回原因')).toBeVisible();
  await dialog.getByLabelText('撤回原因').fill('启动闪退');
  await ok('撤回：2.6.1').click();
  await expect.element(live.getByText('2.6.0')).toBeVisible();
  expect(visit.notifications).toEqual(['success: 发布成功', 'success: 撤回成功']);
  expect(sent(publish.path)).toEqual([{ id: 14, gray: 100 }]);
  expect(sent(revoke.path)).toEqual([{ id: 14, reason: '启动闪退' }]);
});

test('[H2] the share of the devices only grows; a forced update asks once more', {
  tags: 'full',
}, async () => {
  const { list, sent } = await open();
  await list.act(list.row('2.6.0'), '调整灰度');
  await ok('调整灰度：2.6.0').click();
  await expect.element(dialog.getByText('灰度比例只能调大')).toBeVisible();
  const slider = dialog.getByRole('slider', { name: '灰度比例' });
  slider.element().focus();
  await userEvent.keyboard('{End}');
  await ok('调整灰度：2.6.0').click();
  await expect.element(page.getByText('强制更新会中断考生正在进行的操作，确认发布吗？')).toBeVisible();
  await ok('确认提示').click();
  await expect.poll(() => sent(publish.path)).toEqual([{ id: 11, gray: 100 }]);
});

test('[H2] the peak season asks for the version number before anything goes out', {
  tags: 'full',
}, async () => {
  const { list, sent } = await open();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-25T10:00:00') });
  await list.act(list.row('3.2.0'), '发布');
  await expect.element(dialog.getByText('志愿填报高峰期')).toBeVisible();
  await ok('发布：3.2.0').click();
  await expect.element(dialog.getByText('请输入版本号', { exact: true })).toBeVisible();
  await dialog.getByRole('textbox').fill('3.2.1');
  expect(asksAtReload()).toBe(true);
  await ok('发布：3.2.0').click();
  await expect.element(dialog.getByText('版本号不一致')).toBeVisible();
  await dialog.getByRole('textbox').fill('3.2.0');
  await ok('发布：3.2.0').click();
  await expect.poll(() => sent(publish.path)).toEqual([{ id: 12, gray: 100 }]);
});

test('[H2] a form steps past packages that may not be changed, and says where there is no other draft', {
  tags: 'full',
}, async () => {
  const visit = await openView(hotUpdates, {
    at: '/edit/12',
    prepare: async ({ table }) => {
      const packages = await table(hotUpdateTable);
      await packages.put({ ...(packages.get(1) ?? expect.unreachable()), status: 0 });
    },
  });
  await page.getByRole('button', { name: '下一条' }).click();
  await expect.poll(visit.address).toBe('/system/hot-update/edit/1');
  await visit.go('/edit/13?platform=ios');
  await page.getByRole('button', { name: '下一条' }).click();
  await expect.poll(() => visit.notifications).toEqual(['info: 附近没有可编辑的记录']);
  expect(visit.address()).toBe('/system/hot-update/edit/13?platform=ios');
});
