import { expect, test } from 'vitest';
import { z } from 'zod';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import { createTestClient } from '../testClient';
import { accountTable } from './accountTable';

const { path } = shellCalls.profile;
const wish = { nickName: '林远', phonenumber: '19900000099', email: 'lin@example.com', sex: '0' };

test('the profile holds person, role and institution, and never the password', async () => {
  const { as } = createTestClient();
  const answer = await (await as('yunying')).get(path);
  expect(answer).toMatchObject({ code: 200, roleGroup: '运营专员', postGroup: '项目经理' });
  expect(answer.data).toMatchObject({
    userName: 'yunying',
    nickName: '苏晚晴',
    storeName: '平台总部',
    dept: { deptName: '市场部门' },
  });
  expect(answer.data).not.toHaveProperty('password');
});

test('saving changes the row of the next sign-in', async () => {
  const { as, nobody } = createTestClient();
  const admin = await as('admin');
  expect((await admin.put(path, wish)).code).toBe(200);
  expect((await admin.get(path)).data).toMatchObject({ ...wish, avatar: '' });
  expect((await admin.put(path, { avatar: '/profile/image/1' })).code).toBe(200);
  const account = { username: 'admin', password: 'admin123' };
  const { data } = await nobody.post('/ssystem-api/api/login/login', account);
  expect(data).toMatchObject({ realName: '林远', mobile: '19900000099', avatar: '/profile/image/1' });
});

test.each([
  ['no word about the sex', { sex: undefined }, '请选择性别'],
  ['no name', { nickName: ' ' }, '姓名不能为空'],
  ['no phone number', { phonenumber: '' }, '手机号码不能为空'],
  ['a wrong phone number', { phonenumber: '123' }, '请输入正确的手机号码'],
  ['a wrong address', { email: 'nobody' }, '请输入正确的邮箱地址'],
  ['somebody else’s phone number', { phonenumber: '19900000002' }, "修改用户'admin'失败，手机号码已存在"],
  ['somebody else’s address', { email: 'su@example.com' }, "修改用户'admin'失败，邮箱账号已存在"],
])('refuses %s, and nothing changes', async (_, wrong, msg) => {
  const { as } = createTestClient();
  const su = { nickName: '苏晚晴', phonenumber: '19900000002', email: 'su@example.com', sex: '1' };
  expect(await (await as('yunying')).put(path, su)).toMatchObject({ code: 200 });
  const admin = await as('admin');
  expect(await admin.put(path, { ...wish, ...wrong })).toMatchObject({ code: 500, msg });
  expect((await admin.get(path)).data).toMatchObject({ nickName: '林知远', email: '' });
});

test('one’s own twenty sign-ins come newest first, in pages', async () => {
  const { as } = createTestClient();
  const row = z.object({ time: z.string(), ip: z.string(), status: z.string(), msg: z.string() });
  const answer = z.object({ list: z.array(row), total: z.number() });
  const caller = await as('caiwu');
  const page = async (number: number) =>
    answer.parse((await caller.post(shellCalls.myLogs.path, { page: number, limit: 15 })).data);
  const [first, second] = [await page(1), await page(2)];
  expect(first.total).toBe(20);
  expect([first.list.length, second.list.length]).toEqual([15, 5]);
  const times = [...first.list, ...second.list].map(({ time }) => time);
  expect(times).toEqual(times.toSorted().reverse());
});

test('notices come newest first; the closed one only for managers', async () => {
  const { as } = createTestClient();
  const titles = async (name: string, query: string) => {
    const { rows } = await (await as(name)).get(`${shellCalls.notices.path}?${query}`);
    return z.array(z.object({ noticeTitle: z.string() })).parse(rows);
  };
  expect(await titles('xinren', 'pageNum=1&pageSize=2')).toMatchObject([
    { noticeTitle: '志愿填报季值班安排' },
    { noticeTitle: '机构年度续费优惠说明' },
  ]);
  expect(await titles('xinren', 'status=1')).toEqual([]);
  expect(await titles('yunying', 'status=1')).toMatchObject([{ noticeTitle: '旧版机构合同模板停用' }]);
});

test('somebody without a phone number saves their picture, as others have none either', async () => {
  const { as, mockServer } = createTestClient();
  const accounts = await mockServer.table(accountTable);
  for (const row of accounts.all().slice(0, 2)) await accounts.put({ ...row, phonenumber: '' });
  expect(await (await as('admin')).put(path, { avatar: '/profile/image/1' })).toMatchObject({ code: 200 });
});
