import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { choose } from '@/src/testing/enter';
import { complaintsOf, openForm, save } from '@/src/testing/formPage';
import { openTree } from '@/src/testing/treePage';
import { depts } from './dept';
import { systemEndpoints } from './endpoints';

const { operations } = systemEndpoints['system/dept'];

test('[SCREEN] the company has no parent and stays; so does a department with users', {
  tags: 'full',
}, async () => {
  const { visit, list, ids } = await openTree(depts);
  expect(ids()).toHaveLength(10);
  await list.act(list.row('志愿通科技'), '编辑');
  const form = openForm('编辑部门：志愿通科技');
  await expect.element(form.getByLabelText('负责人')).toBeVisible();
  await expect.element(form.getByLabelText('上级部门')).not.toBeInTheDocument();
  await form.getByLabelText('负责人').fill('林远');
  await save(form);
  const [request] = visit.mockServer.requests.of(operations.update.path);
  expect(request?.body).toMatchObject({ deptId: 100, parentId: 0, leader: '林远' });
  await list.act(list.row('研发部门'), '删除');
  const question = page.getByRole('dialog', { name: '确认提示' });
  await expect.element(question.getByText('是否确认删除名称为「研发部门」的数据项？')).toBeVisible();
  await question.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications.at(-1)).toBe('warning: 部门存在用户,不允许删除');
  await expect.element(list.row('研发部门')).toBeVisible();
});

test('[SCREEN] a refusal of the server is shown at its field', { tags: 'full' }, async () => {
  await openTree(depts, { at: '/edit/101' });
  const form = openForm('编辑部门：深圳总公司');
  await choose(form.getByLabelText('状态'), '停用');
  await form.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => complaintsOf(form)).toEqual({ status: '该部门包含未停用的子部门！' });
  await choose(form.getByLabelText('状态'), '正常');
  await form.getByLabelText('部门名称').fill('长沙分公司');
  await form.getByRole('button', { name: '保存' }).click();
  const taken = "修改部门'长沙分公司'失败，部门名称已存在";
  await expect.poll(() => complaintsOf(form)).toEqual({ deptName: taken });
});

test('[SCREEN] places are gathered and saved together', { tags: 'full' }, async () => {
  const { visit, list, button } = await openTree(depts);
  await list.act(list.row('研发部门'), '下移');
  expect(visit.mockServer.requests.of(operations.sort.path)).toEqual([]);
  await button('保存排序').click();
  await expect.poll(() => visit.notifications).toEqual(['success: 排序保存成功']);
  const [request] = visit.mockServer.requests.of(operations.sort.path);
  expect(request?.body).toEqual({ deptIds: '104,103', orderNums: '1,2' });
});
