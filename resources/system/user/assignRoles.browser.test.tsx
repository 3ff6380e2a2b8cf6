import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accountTable } from '@/mocks/system/accountTable';
import { callKey } from '@/providers/data/resourceCall';
import { openView } from '@/src/testing/openView';
import { testDrafts } from '@/src/testing/testDrafts';
import { systemEndpoints } from '../endpoints';

const { operations } = systemEndpoints['system/user'];
const path = operations.saveRoles.path;

async function openRoles(userId = '2', search = '') {
  const place = { view: 'system/user-auth/role', path: '/system/user-auth/role/:userId', params: { userId } };
  const visit = await openView(place, { at: search });
  const { screen } = visit;
  return {
    visit,
    select: (name: string) => screen.getByRole('checkbox', { name: `选择：${name}`, exact: true }),
    cell: (name: string) => screen.getByRole('cell', { name, exact: true }),
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
    sent: () => visit.mockServer.requests.of(path).map(({ query }) => query),
  };
}

test('[SCREEN] a click on a row gives or takes its role, a disabled one stays; a refusal leaves the ticks', {
  tags: 'full',
}, async () => {
  const { visit, select, cell, button, sent } = await openRoles('2', '?deptId=104');
  await expect.element(select('运营专员')).toBeChecked();
  await expect.element(visit.screen.getByText('苏晚晴')).toBeVisible();
  await cell('finance').click();
  await select('内容编辑').click();
  await cell('operator').click();
  await cell('assistant').click();
  await expect.element(select('专家助理')).toBeDisabled();
  visit.mockServer.faults.inject({ kind: 'code', code: 500, msg: '系统繁忙', path, times: 1 });
  await button('提交').click();
  await expect.poll(() => visit.notifications).toEqual(['error: 系统繁忙']);
  for (const name of ['财务专员', '内容编辑']) await expect.element(select(name)).toBeChecked();
  for (const name of ['运营专员', '专家助理']) await expect.element(select(name)).not.toBeChecked();
  await expect.element(select('财务专员')).toBeEnabled();
  await expect.element(button('提交')).toBeVisible();
  visit.mockServer.requests.clear();
  await cell('finance').click();
  await button('提交').click();
  await expect.poll(visit.address).toBe('/system/user?deptId=104');
  expect(sent()).toEqual([{ userId: '2', roleIds: '4' }]);
  expect(visit.notifications).toContain('success: 授权成功');
  expect((await visit.mockServer.table(accountTable)).get(2)?.roleIds).toEqual([4]);
});

test('[SCREEN] the ticks stay as they were sent until the saved ones are read again', {
  tags: 'full',
}, async () => {
  const { visit, select, cell, button, sent } = await openRoles();
  const { faults, requests } = visit.mockServer;
  await cell('finance').click();
  faults.inject({ kind: 'hold', path, method: 'PUT' });
  await button('提交').click();
  await expect.poll(() => requests.of(path).some(({ method }) => method === 'PUT')).toBe(true);
  faults.clear();
  faults.inject({ kind: 'hold', path: operations.roles.path.replace('{id}', '2'), method: 'GET' });
  await expect.poll(() => visit.notifications).toEqual(['success: 授权成功']);
  await cell('editor').click();
  await expect.element(select('内容编辑')).toBeDisabled();
  await expect.element(select('内容编辑')).not.toBeChecked();
  faults.clear();
  await expect.poll(visit.address).toBe('/system/user');
  expect(sent()).toEqual([{ userId: '2', roleIds: '3,5' }]);
});

test('[PERM-4] the screens of permissions and the members of organizations follow the roles given here', async () => {
  const { visit, cell, button } = await openRoles();
  const { queryClient } = visit.runtime;
  const keys = [callKey('permission'), callKey('system/organization/member')];
  for (const key of keys) queryClient.setQueryData(key, {});
  await cell('finance').click();
  await button('提交').click();
  await expect.poll(visit.address).toBe('/system/user');
  expect(keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([true, true]);
});

test('[SCREEN] all roles are ticked at once, and all cleared', { tags: 'full' }, async () => {
  const { visit, select, button, sent } = await openRoles('5');
  const all = visit.screen.getByRole('checkbox', { name: '选择全部角色' });
  await all.click();
  await expect.element(select('专家')).toBeChecked();
  await expect.element(select('专家助理')).not.toBeChecked();
  await all.click();
  await button('提交').click();
  await expect.poll(sent).toEqual([{ userId: '5', roleIds: '' }]);
});

test('changed ticks are kept: leaving asks, and a reload offers them again', { tags: 'full' }, async () => {
  const { visit, select, cell, button } = await openRoles();
  await cell('finance').click();
  await expect
    .poll(async () => (await testDrafts.read('/system/user-auth/role/2'))?.values)
    .toEqual({ roleIds: [3, 5] });
  await button('返回').click();
  const question = page.getByRole('dialog', { name: '确认提示' });
  await question.getByRole('button', { name: '继续编辑' }).click();
  await expect.element(select('财务专员')).toBeChecked();
  await visit.reload();
  await page.getByRole('button', { name: '恢复草稿' }).click();
  await expect.element(page.getByRole('checkbox', { name: '选择：财务专员' })).toBeChecked();
});

test('[29] [35] restored ticks keep the role that a colleague gave since they were set', {
  tags: 'full',
}, async () => {
  const { visit, cell, select } = await openRoles();
  await expect.element(select('运营专员')).toBeChecked();
  await cell('finance').click();
  await expect
    .poll(() => testDrafts.read('/system/user-auth/role/2'))
    .toMatchObject({ base: { roleIds: [3] } });
  const give = async (...roleIds: number[]) => {
    const accounts = await visit.mockServer.table(accountTable);
    await accounts.put({ ...(accounts.get(2) ?? expect.unreachable()), roleIds });
  };
  await give(3, 4);
  await visit.reload();
  await page.getByRole('button', { name: '恢复草稿' }).click();
  for (const name of ['运营专员', '内容编辑', '财务专员'])
    await expect.element(page.getByRole('checkbox', { name: `选择：${name}` })).toBeChecked();
  await give(4);
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await expect.poll(async () => (await visit.mockServer.table(accountTable)).get(2)?.roleIds).toEqual([4, 5]);
});

test('[SCREEN] the administrator keeps their roles; somebody unknown has none', async () => {
  const { visit, button } = await openRoles('1');
  await expect.element(visit.screen.getByText('不允许操作超级管理员用户')).toBeVisible();
  await button('返回').click();
  await expect.poll(visit.address).toBe('/system/user');
  const unknown = await openRoles('999');
  await expect.element(unknown.visit.screen.getByText('数据不存在或已被删除')).toBeVisible();
  await expect
    .element(unknown.visit.screen.getByRole('link', { name: '去选择用户' }))
    .toHaveAttribute('href', '/system/user');
});
