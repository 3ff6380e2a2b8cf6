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

test('[29] a save keeps the menus that a colleague gave meanwhile, with the ticks that were changed here', {
  tags: 'full',
}, async () => {
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

/** 分配数据权限 of 专家, who see the departments 100, 101 and 105. */
async function openScope() {
  const visit = await openView(roles);
  const list = listPage(visit, roles);
  await list.ready();
  await list.act(list.row('expert'), '数据权限');
  const form = page.getByRole('dialog', { name: '分配数据权限' });
  const tree = form.getByRole('group', { name: '数据权限' }).getByRole('tree');
  const box = tree.getByRole('checkbox', { name: '研发部门' });
  await expect.element(box).toBeVisible();
  const table = await rolesOf(visit);
  const expert = table.find(({ roleKey }) => roleKey === 'expert') ?? expect.unreachable();
  const confirm = async () => {
    await form.getByRole('button', { name: '确定' }).click();
    await expect.poll(() => visit.notifications).toContain('success: 修改成功');
    const { dataScope, deptIds } = table.get(expert.roleId) ?? expect.unreachable();
    return { dataScope, deptIds: deptIds.toSorted() };
  };
  return { visit, form, box, table, expert, confirm };
}

test('[29] 分配数据权限 keeps the departments that a colleague gave meanwhile, and is not saved unread', {
  tags: 'full',
}, async () => {
  const { visit, form, box, table, expert, confirm } = await openScope();
  await box.click();
  const told: string[] = [];
  await table.put({ ...expert, deptIds: [...expert.deptIds, 104] });
  for (const reading of ['one', 'deptTree'] as const) {
    const path = operations[reading].path.replace('{id}', String(expert.roleId));
    visit.mockServer.faults.inject({ kind: 'code', code: 500, msg: `${reading}读取失败`, path, times: 1 });
    await form.getByRole('button', { name: '确定' }).click();
    told.push(`error: ${reading}读取失败`);
    await expect.poll(() => visit.notifications).toEqual(told);
  }
  expect((await confirm()).deptIds).toEqual([100, 101, 103, 104, 105]);
});

test('[29] 分配数据权限 keeps the scope that a colleague chose meanwhile, where nothing was changed here', {
  tags: 'full',
}, async () => {
  const { table, expert, confirm } = await openScope();
  await table.put({ ...expert, dataScope: '1', deptIds: [] });
  expect(await confirm()).toEqual({ dataScope: '1', deptIds: [] });
});

test('[29] 分配数据权限 saves changed ticks as they are shown, though a colleague chose a scope without any', {
  tags: 'full',
}, async () => {
  const { box, table, expert, confirm } = await openScope();
  await box.click();
  await table.put({ ...expert, dataScope: '1', deptIds: [] });
  expect(await confirm()).toEqual({ dataScope: '2', deptIds: [100, 101, 103, 105] });
});

test('[29] 分配数据权限 keeps the departments of a scope that a colleague chose meanwhile', {
  tags: 'full',
}, async () => {
  const visit = await openView(roles);
  const list = listPage(visit, roles);
  await list.ready();
  await list.act(list.row('finance_lead'), '数据权限');
  const form = page.getByRole('dialog', { name: '分配数据权限' });
  await expect.element(form.getByLabelText('权限字符')).toHaveValue('finance_lead');
  const table = await rolesOf(visit);
  const lead = table.get(6) ?? expect.unreachable();
  await table.put({ ...lead, dataScope: '2', deptIds: [100, 101, 103] });
  await form.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 修改成功']);
  expect(table.get(6)).toMatchObject({ dataScope: '2', deptIds: [100, 101, 103] });
});

test('[35] a restored draft shows the menus that a colleague gave since, and keeps them', {
  tags: 'full',
}, async () => {
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
