import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accountTable } from '@/mocks/system/accountTable';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';
import { systemEndpoints } from '../endpoints';
import { roleUsers } from './roleUsers';
import { sample } from './roleUsers.sample';

const { selectAll, cancel, cancelAll } = systemEndpoints['system/role/user'].operations;
const confirmation = page.getByRole('dialog', { name: '确认提示' });

test('[ROUTE-7] users of a role: added by picking, taken away one by one and together', {
  tags: 'full',
}, async () => {
  const visit = await openView({ view: roleUsers.view, ...sample.place });
  const list = listPage(visit, roleUsers);
  const count = await list.ready();
  await list.toolbar.getByRole('button', { name: '添加用户' }).click();
  const picker = page.getByRole('dialog', { name: '选择用户' });
  await picker.getByLabelText('用户名称').fill('xin');
  await picker.getByRole('button', { name: '搜索' }).click();
  await expect.element(picker.getByText('共 1 条')).toBeVisible();
  await picker.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['warning: 请选择要分配的用户']);
  await picker.getByRole('cell', { name: 'xinren' }).click();
  await picker.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toContain('success: 操作成功');
  expect(visit.mockServer.requests.of(selectAll.path)[0]?.query).toEqual({ roleId: '5', userIds: '5' });
  await expect.element(list.row('xinren')).toBeVisible();
  await list.act(list.row('xinren'), '取消授权');
  await expect.element(confirmation.getByText('确认要取消该用户「xinren」的角色吗？')).toBeVisible();
  await confirmation.getByRole('button', { name: '确定' }).click();
  await expect.element(list.row('xinren')).not.toBeInTheDocument();
  expect(visit.mockServer.requests.of(cancel.path)[0]?.body).toEqual({ roleId: '5', userId: 5 });
  await list.row('caiwu').getByRole('checkbox').click();
  await list.row('staff8').getByRole('checkbox').click();
  await list.root.getByRole('button', { name: '批量取消授权' }).click();
  await expect.element(confirmation.getByText('是否取消选中用户授权数据项？')).toBeVisible();
  await confirmation.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => list.rows.elements().length).toBe(count - 2);
  expect(visit.mockServer.requests.of(cancelAll.path)[0]?.query).toEqual({ roleId: '5', userIds: '3,8' });
  expect(visit.notifications).toContain('success: 取消授权成功');
  expect((await visit.mockServer.table(accountTable)).get(3)?.roleIds).toEqual([]);
  await list.toolbar.getByRole('button', { name: '关闭' }).click();
  await expect.poll(visit.address).toBe('/system/role');
});

test('[ROUTE-7] users of a role that does not exist: the page says so, and offers no work', {
  tags: 'full',
}, async () => {
  const place = { ...sample.place, params: { roleId: '999' } };
  const visit = await openView({ view: roleUsers.view, ...place });
  const failure = visit.screen.getByRole('alert');
  await expect.element(failure.getByText('数据加载失败')).toBeVisible();
  await expect.element(failure.getByRole('button', { name: '重新加载' })).toBeVisible();
  await expect.element(visit.screen.getByRole('button', { name: '添加用户' })).not.toBeInTheDocument();
  await expect
    .element(failure.getByRole('link', { name: '去选择角色' }))
    .toHaveAttribute('href', '/system/role');
});
