import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { accountTable } from '@/mocks/system/accountTable';
import { xlsx } from '@/mocks/xlsx';
import { choose } from '@/src/testing/enter';
import { complaintsOf, openForm, save } from '@/src/testing/formPage';
import { listPage } from '@/src/testing/listPage';
import { openView, type Visit } from '@/src/testing/openView';
import { systemEndpoints } from '../endpoints';
import { users } from './users';

const { operations } = systemEndpoints['system/user'];
const option = (name: string) => page.getByRole('option', { name, exact: true });

async function openUsers(at = '') {
  const visit = await openView(users, { at });
  const list = listPage(visit, users);
  await list.ready();
  return { visit, list };
}

const accountOf = async ({ mockServer }: Visit, name: string) =>
  (await mockServer.table(accountTable)).find(({ userName }) => userName === name);

const total = (list: ReturnType<typeof listPage>, count: number) =>
  expect.element(list.root.getByText(`共 ${count} 条`)).toBeVisible();

test('[SCREEN] a department shows its people and those below it; the address holds it, a new user begins in it', {
  tags: 'full',
}, async () => {
  const { visit, list } = await openUsers('?page=1');
  const departments = visit.screen.getByRole('complementary', { name: '部门' });
  const item = (name: string) => departments.getByRole('treeitem', { name, exact: true });
  await item('长沙分公司').getByText('长沙分公司').click();
  await total(list, 4);
  expect(visit.address()).toBe('/system/user?deptId=102');
  await list.toolbar.getByRole('button', { name: '新增' }).click();
  const form = openForm('新增用户');
  await expect.element(form.getByTitle('长沙分公司', { exact: true })).toBeVisible();
  await form.getByRole('button', { name: '取消' }).click();
  await departments.getByRole('textbox', { name: '部门名称' }).fill('研发');
  await expect.element(item('长沙分公司')).not.toBeInTheDocument();
  await item('研发部门').getByText('研发部门').click();
  await total(list, 1);
  await departments.getByRole('button', { name: '全部部门' }).click();
  await total(list, 17);
  expect(visit.address()).toBe('/system/user');
});

test('[SCREEN] the departments lie in a drawer on a phone', { tags: 'full' }, async () => {
  const { visit, list } = await openUsers();
  await page.viewport(390, 800);
  await visit.screen.getByRole('button', { name: '部门：全部' }).click();
  const drawer = page.getByRole('dialog', { name: '部门' });
  await drawer.getByRole('treeitem', { name: '财务部门', exact: true }).first().getByText('财务部门').click();
  await expect.element(visit.screen.getByRole('button', { name: '部门：财务部门' })).toBeVisible();
  await total(list, 3);
  await page.viewport(1280, 900);
});

test('[SCREEN] accounts without a role are found by a filter of their own', async () => {
  const { list } = await openUsers('?roleId=0');
  await total(list, 1);
  await expect.element(list.row('xinren')).toBeVisible();
  await expect.element(list.filters.getByTitle('未分配角色')).toBeVisible();
});

test('[SCREEN] a new user gets posts and roles out of those that are in use', { tags: 'full' }, async () => {
  const { visit } = await openUsers('/create');
  const form = openForm('新增用户');
  await form.getByLabelText('用户名称').fill('ｘｉａｏｌｉ　');
  await expect.element(form.getByLabelText('用户名称')).toHaveValue('xiaoli');
  await form.getByLabelText('用户昵称').fill('小李');
  await form.getByLabelText('用户密码').fill('abc123');
  await choose(form.getByLabelText('岗位'), '人力资源');
  const roles = form.getByLabelText('角色');
  await choose(roles, '内容编辑');
  await roles.fill('专家');
  await expect.element(option('专家')).toBeInTheDocument();
  expect(option('专家助理').elements()).toEqual([]);
  await form.getByText('新增用户').click();
  await save(form);
  expect(await accountOf(visit, 'xiaoli')).toMatchObject({ postIds: [3], roleIds: [4], password: 'abc123' });
});

test('[SCREEN] a user comes with the roles that they have; the account name stays', {
  tags: 'full',
}, async () => {
  const { visit } = await openUsers('/edit/2');
  const form = openForm('编辑用户：yunying');
  await expect.element(form.getByTitle('运营专员')).toBeVisible();
  await expect.element(form.getByLabelText('用户名称')).toBeDisabled();
  await expect.element(form.getByLabelText('用户密码')).not.toBeInTheDocument();
  await choose(form.getByLabelText('角色'), '财务专员');
  await form.getByText('编辑用户：yunying').click();
  await save(form);
  const [request] = visit.mockServer.requests.of(operations.update.path);
  expect(request?.body).toMatchObject({ userId: 2, postIds: [2], roleIds: [3, 5] });
});

test.each([
  ['用户名称', { userName: 'jigou' }, "新增用户'jigou'失败，登录账号已存在"],
  ['用户名称', { userName: 'xiao li' }, '不能包含空格、全角字母、数字和符号'],
  ['手机号码', { phonenumber: '19900000006' }, "新增用户'xiaoli'失败，手机号码已存在"],
  ['邮箱', { email: 'a@b.c_d' }, '请输入正确的邮箱地址'],
  ['用户密码', { password: 'abc12' }, '用户密码长度必须介于 6 和 20 之间'],
  ['用户密码', { password: 'ab"cd1' }, '不能包含非法字符：< > " \' \\ |'],
])('[SCREEN] a problem is shown at its field: %s %j', { tags: 'full' }, async (_, wrong, text) => {
  await openUsers('/create');
  const form = openForm('新增用户');
  const values = { userName: 'xiaoli', phonenumber: '', email: '', password: 'abc123', ...wrong };
  await form.getByLabelText('用户昵称').fill('小李');
  await form.getByLabelText('用户名称').fill(values.userName);
  await form.getByLabelText('手机号码').fill(values.phonenumber);
  await form.getByLabelText('邮箱').fill(values.email);
  await form.getByLabelText('用户密码').fill(values.password);
  await form.getByRole('button', { name: '保存' }).click();
  const [field = ''] = Object.keys(wrong);
  await expect.poll(() => complaintsOf(form)).toEqual({ [field]: text });
});

test('[SCREEN] the administrator’s row can only be looked at', async () => {
  const { list } = await openUsers();
  const row = list.row('admin');
  const buttons = row.getByRole('button').elements();
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['详情：admin']);
  await expect.element(row.getByRole('switch')).not.toBeInTheDocument();
});

test('[SCREEN] the administrator’s role and post are shown by name', { tags: 'full' }, async () => {
  const { visit } = await openUsers('/show/1');
  await expect.element(visit.screen.getByText('超级管理员')).toBeVisible();
  await expect.element(visit.screen.getByText('董事长')).toBeVisible();
});

test('[SCREEN] another password is refused before sending, refused by the server, and accepted', {
  tags: 'full',
}, async () => {
  const { visit, list } = await openUsers();
  await list.act(list.row('caiwu'), '重置密码');
  const dialog = page.getByRole('dialog', { name: '重置密码' });
  const field = dialog.getByLabelText('请输入「caiwu」的新密码');
  const go = dialog.getByRole('button', { name: '确定' });
  await field.fill('abc');
  await go.click();
  await expect.element(dialog.getByText('用户密码长度必须介于 6 和 20 之间')).toBeVisible();
  expect(visit.mockServer.requests.of(operations.resetPwd.path)).toEqual([]);
  await field.fill('abc12345');
  const refusal = {
    kind: 'code',
    code: 500,
    msg: '系统繁忙',
    path: operations.resetPwd.path,
    times: 1,
  } as const;
  visit.mockServer.faults.inject(refusal);
  await go.click();
  await expect.element(dialog.getByText('系统繁忙')).toBeVisible();
  await expect.element(field).toHaveValue('abc12345');
  await field.fill('abc123456');
  await go.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(visit.notifications.at(-1)).toBe('success: 修改成功，新密码是：abc123456');
  expect((await accountOf(visit, 'caiwu'))?.password).toBe('abc123456');
});

const head = ['部门编号', '登录名称', '用户名称', '用户邮箱', '手机号码', '用户性别', '账号状态'];
const workbook = (...rows: (string | number)[][]) =>
  new File([xlsx({ name: '用户', rows: [head, ...rows] })], '用户.xlsx');

async function openImport() {
  const { visit, list } = await openUsers();
  await list.toolbar.getByRole('button', { name: '导入' }).click();
  const dialog = page.getByRole('dialog', { name: '用户导入' });
  await expect.element(dialog.getByText('将文件拖到此处，或点击上传')).toBeVisible();
  const go = dialog.getByRole('button', { name: '确定' });
  return { visit, list, dialog, go, upload: (file: File) => uploadInto(dialog, file) };
}

async function uploadInto(dialog: Locator, file: File): Promise<void> {
  const input = dialog.element().querySelector('input[type="file"]');
  if (!input) throw new Error('there is no place for files');
  await userEvent.upload(input, file);
}

test.each([
  ['another kind of file', new File(['a'], '用户.txt'), '仅允许导入xls、xlsx、csv格式文件。'],
  ['a renamed file', new File(['a'], '用户.xlsx'), '文件内容不是 xlsx，请检查是否改过扩展名'],
  ['an empty file', new File([], '用户.xls'), '文件是空的，请选择有内容的文件'],
])('[SCREEN] %s is not uploaded', { tags: 'full' }, async (_, file, text) => {
  const { dialog, go, upload } = await openImport();
  await upload(file);
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(text);
  await expect.element(go).toBeDisabled();
});

test('[SCREEN] an import tells what became of each row; nothing in its answer acts', {
  tags: 'full',
}, async () => {
  const { visit, list, dialog, go, upload } = await openImport();
  const script = '<img src="x" onerror="document.title=1"><b>坏人</b>';
  await upload(workbook([104, 'yunying', '苏晴'], [104, script, '某人'], [104, 'xiaoli', '小李']));
  await go.click();
  const result = dialog.getByRole('region', { name: '导入结果' });
  await expect.element(result.getByText('很抱歉，导入失败！共 2 条数据格式不正确')).toBeVisible();
  await expect.element(result.getByText('yunying 已存在')).toBeVisible();
  expect(result.element().querySelector('[onerror]')).toBeNull();
  const rest = '未列出的行已经导入；更正后请只导入列出的行，或勾选「是否更新已经存在的用户数据」。';
  await expect.element(dialog.getByText(rest)).toBeVisible();
  expect(visit.notifications).toEqual([]);
  await total(list, 18);

  await dialog.getByRole('checkbox', { name: '是否更新已经存在的用户数据' }).click();
  await upload(workbook([106, 'yunying', '苏晴']));
  await go.click();
  await expect.element(result.getByText('1、账号 yunying 更新成功')).toBeVisible();
  await dialog.getByRole('button', { name: '完成' }).click();
  await expect.element(list.row('苏晴')).toBeVisible();
  const calls = visit.mockServer.requests.of(operations.importData.path);
  expect(calls.map(({ query }) => query.updateSupport)).toEqual(['0', '1']);
});

test('users come from a csv file as well, which goes to the server as a workbook', {
  tags: 'full',
}, async () => {
  const { visit, dialog, go, upload } = await openImport();
  await upload(new File(['登录名称,用户名称,手机号码\r\nxiaoli,小李,19900007001'], '用户.csv'));
  await expect.element(dialog.getByText('用户.csv', { exact: true })).toBeVisible();
  await go.click();
  const result = dialog.getByRole('region', { name: '导入结果' });
  await expect.element(result.getByText('1、账号 xiaoli 导入成功')).toBeVisible();
  expect(await accountOf(visit, 'xiaoli')).toMatchObject({ nickName: '小李', phonenumber: '19900007001' });
});
