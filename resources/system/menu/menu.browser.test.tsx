import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { menuTable } from '@/mocks/menu/menuTable';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { openSelect } from '@/src/testing/enter';
import { complaintsOf, openForm, save } from '@/src/testing/formPage';
import { openView } from '@/src/testing/openView';
import { openTree } from '@/src/testing/treePage';
import { systemEndpoints } from '../endpoints';
import { menus } from './menus';

const { operations } = systemEndpoints['system/menu'];
const question = page.getByRole('dialog', { name: '确认提示' });

async function openCreate(at = '/create') {
  const visit = await openView(menus, { at });
  const form = openForm('新增菜单');
  await expect.element(form.getByText('目录', { exact: true })).toBeVisible();
  return { visit, form };
}

/** Labels of the fields that the form has, required ones with a star. */
function labelsOf(form: Locator): string[] {
  return [...form.element().querySelectorAll('label[title]')].map(
    (label) => label.getAttribute('title') ?? '',
  );
}

const everyType = ['菜单类型', '上级菜单', '菜单名称', '显示排序', '状态'];

test.each([
  ['目录', ['图标', '是否外链', '路由地址', '显示状态']],
  [
    '菜单',
    ['图标', '是否外链', '路由地址', '权限标识', '组件路径', '路由名称', '路由参数', '是否缓存', '显示状态'],
  ],
  ['按钮', ['权限标识']],
])('[SCREEN] the form of a %s', { tags: 'full' }, async (type, own) => {
  const { form } = await openCreate();
  await form.getByText(type, { exact: true }).click();
  await expect.poll(() => labelsOf(form).toSorted()).toEqual([...everyType, ...own].toSorted());
});

test('[PERM-4] 新增下级 begins below its entry with the usual values; the rule list is read again after it', {
  tags: 'full',
}, async () => {
  const { visit, list } = await openTree(menus);
  await list.act(list.row('系统管理'), '新增下级');
  const form = openForm('新增菜单');
  await expect.element(form.getByTitle('系统管理', { exact: true }).first()).toBeVisible();
  await form.getByText('菜单', { exact: true }).click();
  await form.getByLabelText('菜单名称').fill('看板');
  await form.getByLabelText('显示排序').fill('0');
  await form.getByLabelText('路由地址').fill('board');
  await form.getByLabelText('组件路径').fill('system/board/index');
  const rules = () => visit.mockServer.requests.of(platformCalls.ruleList.path).length;
  const before = rules();
  await save(form);
  const sent = visit.mockServer.requests.of(operations.create.path);
  expect(sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({
      menuType: 'C',
      parentId: 800,
      menuName: '看板',
      orderNum: 0,
      isFrame: '1',
      isCache: '0',
      visible: '0',
      status: '0',
    }),
  ]);
  await expect.element(list.row('看板')).toBeVisible();
  await expect.poll(rules).toBe(before + 1);
});

test('[SCREEN] addresses: an outside one begins with http, a taken one is refused at its field', {
  tags: 'full',
}, async () => {
  const { form } = await openCreate('/create?parentId=800');
  await form.getByLabelText('菜单名称').fill('看板');
  await form.getByLabelText('显示排序').fill('1');
  await form.getByLabelText('路由地址').fill('user');
  await form.getByRole('button', { name: '保存' }).click();
  await expect
    .poll(() => complaintsOf(form))
    .toEqual({ path: expect.stringContaining("新增菜单'看板'失败，路由名称或地址已存在") });
  await openSelect(form.getByRole('combobox', { name: '是否外链' }));
  await page.getByTitle('是', { exact: true }).click();
  await form.getByRole('button', { name: '保存' }).click();
  await expect
    .poll(() => complaintsOf(form))
    .toEqual({ path: expect.stringContaining('外链的地址必须以http(s)://开头') });
  await form.getByLabelText('路由地址').fill('https://www.example.com/board');
  await save(form);
});

test('[SCREEN] a hidden page of another entry stays one when it is changed', { tags: 'full' }, async () => {
  const visit = await openView(menus, { at: '/edit/20102' });
  const form = openForm('编辑菜单：志愿填报工作台');
  await form.getByLabelText('菜单名称').fill('工作台');
  await save(form);
  const row = (await visit.mockServer.table(menuTable)).get(20102);
  expect(row).toMatchObject({ name: '工作台', type: 2, hidden: 1, url: 'expert/filling/workbench' });
});

test('[CODE-4] an entry with children or grants is not deleted; a message says why', {
  tags: 'full',
}, async () => {
  const { visit, list } = await openTree(menus);
  await list.act(list.row('系统工具'), '删除');
  await expect.poll(() => visit.notifications).toEqual(['warning: 存在子菜单,不允许删除']);
  await visit.go('?menuName=更新日志');
  await list.act(list.row('更新日志'), '删除');
  await expect.element(question.getByText('是否确认删除名称为「更新日志」的数据项？')).toBeVisible();
  await question.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toContain('warning: 菜单已分配,不允许删除');
});
