import { expect, test } from 'vitest';
import { sessionTable } from '../session';
import { createTestClient } from '../testClient';
import { xlsx } from '../xlsx';
import { accountTable } from './accountTable';

const path = '/system/user';

async function setUp() {
  const { as, mockServer } = createTestClient();
  return { mockServer, table: await mockServer.table(accountTable), admin: await as('admin') };
}

const head = ['部门编号', '登录名称', '用户名称', '用户邮箱', '手机号码', '用户性别', '账号状态'];

async function importRows(rows: readonly (readonly (string | number)[])[], updateSupport = 0) {
  const set = await setUp();
  const body = new FormData();
  body.append('file', new File([xlsx({ name: '用户', rows: [head, ...rows] })], 'users.xlsx'));
  const response = await set.admin.fetch('POST', `${path}/importData?updateSupport=${updateSupport}`, body);
  const answer: unknown = await response.json();
  return { ...set, answer };
}

const xiaoli = [104, 'xiaoli', '小李', 'li@example.com', 19900007001, '女', '正常'];

test('users come from a file, with the first password', async () => {
  const { answer, table } = await importRows([xiaoli, [106, 'xiaowu', '小吴', '', '', '', '停用']]);
  const msg =
    '恭喜您，数据已全部导入成功！共 2 条，数据如下：<br/>1、账号 xiaoli 导入成功<br/>2、账号 xiaowu 导入成功';
  expect(answer).toEqual({ code: 200, msg });
  const created = table.find(({ userName }) => userName === 'xiaoli');
  expect(created).toMatchObject({ deptId: 104, phonenumber: '19900007001', sex: '1', password: '123456' });
  expect(table.find(({ userName }) => userName === 'xiaowu')).toMatchObject({ sex: '2', status: '1' });
});

test.each<[string, (string | number)[][], number, string]>([
  ['who are there already', [[104, 'yunying', '小苏']], 0, '1、账号 yunying 已存在'],
  ['without a name', [[104, 'xiaoli', '']], 0, '1、账号 xiaoli 导入失败：用户昵称不能为空'],
  ['without an account', [[104, '', '小李']], 0, '1、账号 （第 1 行） 导入失败：用户账号不能为空'],
  ['the administrator', [[104, 'admin', '某人']], 1, '1、账号 admin 导入失败：不允许操作超级管理员用户'],
  ['of an institution', [[104, 'jigou', '某人']], 1, '1、账号 jigou 导入失败：没有权限访问用户数据！'],
  [
    'with a word that is not offered',
    [[104, 'xiaoli', '小李', '', '', '保密']],
    0,
    '1、账号 xiaoli 导入失败：用户性别「保密」不在可选范围：男、女、未知',
  ],
  [
    'with a department by its name',
    [['研发部门', 'xiaoli', '小李']],
    0,
    '1、账号 xiaoli 导入失败：部门编号「研发部门」不是正整数',
  ],
  ['in no department', [[7, 'xiaoli', '小李']], 0, '1、账号 xiaoli 导入失败：没有权限访问部门数据！'],
  [
    'with a number that is taken',
    [[104, 'xiaoli', '小李', '', '19900000002']],
    0,
    "1、账号 xiaoli 导入失败：新增用户'xiaoli'失败，手机号码已存在",
  ],
])('users %s are refused, one by one', async (_, rows, updateSupport, text) => {
  const { answer, table } = await importRows([...rows, xiaoli.with(1, 'xiaozhang')], updateSupport);
  const msg = `很抱歉，导入失败！共 1 条数据格式不正确，错误如下：<br/>${text}`;
  expect(answer).toEqual({ code: 500, msg });
  expect(table.find(({ userName }) => userName === 'xiaozhang')).toBeDefined();
});

test('wide digits of a department are read', async () => {
  const { answer, table } = await importRows([xiaoli.with(0, '１０４')]);
  expect(answer).toMatchObject({ code: 200 });
  expect(table.find(({ userName }) => userName === 'xiaoli')).toMatchObject({ deptId: 104 });
});

test('known users change on request; members absent from the file stay', async () => {
  const { answer, table } = await importRows([[106, 'yunying', '苏晴']], 1);
  expect(answer).toMatchObject({ msg: expect.stringMatching(/1、账号 yunying 更新成功$/) });
  expect(table.get(2)).toMatchObject({ nickName: '苏晴', deptId: 106, phonenumber: '19900000002' });
});

test('somebody whom a file stops is signed out', async () => {
  const { answer, mockServer } = await importRows([[104, 'yunying', '苏晚晴', '', '', '', '停用']], 1);
  expect(answer).toMatchObject({ code: 200 });
  expect((await mockServer.table(sessionTable)).find(({ userId }) => userId === 2)).toBeUndefined();
});

test('a file without users is refused, and so is an invalid one', async () => {
  expect((await importRows([])).answer).toEqual({ code: 500, msg: '导入用户数据不能为空！' });
  const { admin } = await setUp();
  const body = new FormData();
  body.append('file', new File(['abc'], 'users.xlsx'));
  const answer: unknown = await (await admin.fetch('POST', `${path}/importData`, body)).json();
  expect(answer).toEqual({ code: 500, msg: '文件内容不是 xlsx，请检查是否改过扩展名' });
});

test('[SCREEN] an export of users is taken back unchanged; the server takes no csv', async () => {
  const { admin, table } = await setUp();
  const before = structuredClone(table.all());
  const exported = await (await admin.fetch('POST', `${path}/export`, new URLSearchParams())).blob();
  const send = async (file: File): Promise<unknown> => {
    const body = new FormData();
    body.append('file', file);
    return (await admin.fetch('POST', `${path}/importData?updateSupport=1`, body)).json();
  };
  expect(await send(new File([exported], 'users.xlsx'))).toMatchObject({
    msg: expect.stringMatching(/共 1 条数据格式不正确.*账号 admin 导入失败：不允许操作超级管理员用户$/),
  });
  const fields = ['userName', 'nickName', 'email', 'phonenumber', 'sex', 'status', 'deptId'] as const;
  const plain = (rows: readonly (typeof before)[number][]) =>
    rows.map((row) => fields.map((field) => row[field]));
  expect(plain(table.all())).toEqual(plain(before));
  expect(await send(new File(['登录名称'], 'users.csv'))).toMatchObject({ code: 500 });
});
