import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { roleTable } from '@/mocks/menu/roleTable';
import { openForm, save } from '@/src/testing/formPage';
import { listPage } from '@/src/testing/listPage';
import { openView, type Visit } from '@/src/testing/openView';
import { testDrafts } from '@/src/testing/testDrafts';
import { systemEndpoints } from '../endpoints';
import { roles } from './roles';

const { operations } = systemEndpoints['system/role'];
const { ofRole } = systemEndpoints['system/menu'].operations;

/** 财务专员, whose ticks are not linked; and 财务管理 / 机构明细. */
const roleId = 5;
const ledger = 301;

/** 上传管理 and 文件上传, which a colleague gives to the role. */
const given = [1100, 1101];

const rolesOf = ({ mockServer }: Visit) => mockServer.table(roleTable);
const menusOf = async (visit: Visit) => (await rolesOf(visit)).get(roleId)?.menuIds ?? [];

async function open() {
  const visit = await openView(roles, { at: `/edit/${roleId}` });
  const form = openForm('编辑角色');
  await expect.element(form.getByLabelText('备注')).toBeVisible();
  const boxes = form.getByRole('group', { name: '菜单权限' });
  await expect.element(boxes).toBeVisible();
  return { visit, form, boxes, before: await menusOf(visit) };
}

async function give(visit: Visit): Promise<void> {
  const table = await rolesOf(visit);
  const role = table.get(roleId) ?? expect.unreachable();
  await table.put({ ...role, menuIds: [...role.menuIds, ...given] });
}

test('[29] a save keeps the menus that a colleague gave meanwhile, with the ticks that were changed here', async () => {
  const { visit, form, boxes, before } = await open();
  await boxes.getByRole('textbox', { name: '查找' }).fill('机构明细');
  await boxes.getByRole('tree').getByRole('checkbox', { name: '机构明细' }).click();
  await give(visit);
  await save(form);
  const kept = before.filter((id) => id !== ledger);
  expect(new Set(await menusOf(visit))).toEqual(new Set([...kept, ...given]));
});

test('[29] [CODE-9] ticks are not saved over ones that cannot be read', async () => {
  const { visit, form } = await open();
  const path = ofRole.path.replace('{id}', String(roleId));
  visit.mockServer.faults.inject({ kind: 'code', code: 500, msg: '服务器正忙', path, times: 1 });
  await form.getByRole('button', { name: '保存' }).click();
  await expect.element(form.getByText('服务器正忙')).toBeVisible();
  const sent = visit.mockServer.requests.of(operations.update.path);
  expect(sent.filter(({ method }) => method === 'PUT')).toEqual([]);
  await save(form);
});

test('[29] 分配数据权限 keeps the departments that a colleague gave meanwhile, and is not saved unread', async () => {
  const visit = await openView(roles);
  const list = listPage(visit, roles);
  await list.ready();
  await list.act(list.row('expert'), '数据权限');
  const form = page.getByRole('dialog', { name: '分配数据权限' });
  const tree = form.getByRole('group', { name: '数据权限' }).getByRole('tree');
  await tree.getByRole('checkbox', { name: '研发部门' }).click();
  const table = await rolesOf(visit);
  const expert = table.find(({ roleKey }) => roleKey === 'expert') ?? expect.unreachable();
  await table.put({ ...expert, deptIds: [...expert.deptIds, 104] });
  for (const reading of ['one', 'deptTree'] as const) {
    const path = operations[reading].path.replace('{id}', String(expert.roleId));
    visit.mockServer.faults.inject({ kind: 'code', code: 500, msg: `${reading}读取失败`, path, times: 1 });
    await form.getByRole('button', { name: '确定' }).click();
    await expect.poll(() => visit.notifications.at(-1)).toBe(`error: ${reading}读取失败`);
  }
  await form.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toContain('success: 修改成功');
  expect(table.get(expert.roleId)?.deptIds.toSorted()).toEqual([100, 101, 103, 104, 105]);
});

test('[35] a restored draft shows the menus that a colleague gave since, and keeps them', async () => {
  const { visit, form, boxes, before } = await open();
  await form.getByLabelText('备注').fill('财务');
  await expect.poll(async () => (await testDrafts.read(`/system/role/edit/${roleId}`))?.values).toBeDefined();
  await give(visit);
  const again = await visit.reload();
  await form.getByRole('button', { name: '恢复草稿' }).click();
  await expect.element(form.getByLabelText('备注')).toHaveValue('财务');
  const count = `已选 ${before.length + given.length} 项`;
  await expect.element(boxes.getByRole('status')).toHaveTextContent(count);
  await save(form);
  expect(new Set(await menusOf(again))).toEqual(new Set([...before, ...given]));
});
