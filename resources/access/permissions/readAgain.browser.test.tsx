import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callKey } from '@/providers/data/resourceCall';
import { systemEndpoints } from '@/resources/system/endpoints';
import { choose } from '@/src/testing/enter';
import { openView } from '@/src/testing/openView';

const { operations } = systemEndpoints['system/authority'];
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** 权限管理 of 专家助理. */
async function open() {
  const visit = await openView({ view: 'system/authority/index' }, { at: '?roleId=8' });
  await expect.element(page.getByText(/^已选 \d+ \/ \d+$/)).toBeVisible();
  return visit;
}

test('[RPERM-5] 角色管理 and the members of organizations are read again after a save here', {
  tags: 'full',
}, async () => {
  const { runtime, notifications } = await open();
  const lists = [callKey(['system/role', 'list'], 'rest'), callKey(['system/organization/member', 'list'])];
  for (const list of lists) runtime.queryClient.setQueryData(list, { data: [], total: 0 });
  const uploads = page.getByRole('region', { name: '上传管理', exact: true });
  await uploads.getByRole('checkbox', { name: '文件上传', exact: true }).click();
  await button('保存').click();
  await dialog('保存前对比：专家助理').getByRole('button', { name: '保存' }).click();
  await expect.poll(() => notifications).toContain('success: 保存成功');
  const isStale = (list: readonly unknown[]) => runtime.queryClient.getQueryState(list)?.isInvalidated;
  await expect.poll(() => lists.map(isStale)).toEqual([true, true]);
});

test.each([
  ['从其他角色复制权限', '角色', /该角色有 \d+ 项权限/],
  ['对比角色', '右侧角色', /共 \d+ 项，\d+ 项不同/],
])(
  '[CODE-9] %s: permissions that could not be read can be read again',
  { tags: 'full' },
  async (name, label, read) => {
    const { mockServer } = await open();
    await button(name).click();
    const shown = dialog(name);
    mockServer.faults.inject({ kind: 'code', code: 500, msg: '服务器正忙', path: operations.rules.path });
    await choose(shown.getByLabelText(label, { exact: true }), '财务团队 > 财务专员');
    await expect.element(shown.getByText('服务器正忙')).toBeVisible();
    mockServer.faults.clear();
    await shown.getByRole('button', { name: '重新加载' }).click();
    await expect.element(shown.getByText(read)).toBeVisible();
  },
);
