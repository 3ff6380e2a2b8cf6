import { expect, test } from 'vitest';
import { z } from 'zod';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { operationsEndpoints } from '@/resources/operations/endpoints';
import { maskMobile } from '@/src/lib/rules';
import { readTable } from '@/src/lib/sheet/readTable';
import { consultTable } from '../operations/consult/consultTable';
import { createTestClient, type TestClient } from '../testClient';

const logins = '/monitor/logininfor';
const operations = '/monitor/operlog';

async function setUp() {
  const client = createTestClient();
  return { ...client, admin: await client.as('admin') };
}

function signIn({ nobody }: Pick<TestClient, 'nobody'>, password: string) {
  return nobody.post(platformCalls.login.path, { username: 'caiwu', password });
}

test('five wrong passwords lock an account, 解锁 opens it again; each attempt is in the login log', async () => {
  const client = await setUp();
  for (let attempt = 0; attempt < 5; attempt += 1) await signIn(client, 'wrong');
  expect((await signIn(client, 'admin123')).msg).toBe('账号已锁定，请 10 分钟后再试');
  expect(await client.admin.get(`${logins}/unlock/caiwu`)).toEqual({ code: 200, msg: '操作成功' });
  expect((await signIn(client, 'admin123')).code).toBe(20000);
  const { rows } = await client.admin.get(`${logins}/list?userName=caiwu&pageSize=7`);
  expect(rows).toMatchObject([{ status: '0', msg: '登录成功' }, ...Array(6).fill({ status: '1' })]);
});

test('the login log compares moments, both ends included, and sorts by the column that is asked for', async () => {
  const { admin } = await setUp();
  const first = z.array(z.object({ loginTime: z.string(), userName: z.string() }));
  const [row] = first.parse((await admin.get(`${logins}/list?orderByColumn=loginTime&isAsc=ascending`)).rows);
  const moment = encodeURIComponent(row?.loginTime ?? '');
  const range = `params%5BbeginTime%5D=${moment}&params%5BendTime%5D=${moment}`;
  expect(await admin.get(`${logins}/list?${range}`)).toMatchObject({ total: 1, rows: [row] });
});

test('sorted by a column, entries of the same value come newest first', async () => {
  const { admin } = await setUp();
  const page = await admin.get(
    `${logins}/list?orderByColumn=userName&isAsc=descending&userName=admin&pageSize=5`,
  );
  const ids = z
    .array(z.object({ infoId: z.number() }))
    .parse(page.rows)
    .map(({ infoId }) => infoId);
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
});

test('deleted rows leave the login log, 清空 leaves none; the operation log records both', async () => {
  const { admin } = await setUp();
  await admin.remove(`${logins}/1,2`);
  expect(await admin.get(`${logins}/list`)).toMatchObject({ total: 119 });
  await admin.remove(`${logins}/clean`);
  expect(await admin.get(`${logins}/list`)).toMatchObject({ total: 0, rows: [] });
  expect((await admin.get(`${operations}/list?title=登录日志&pageSize=2`)).rows).toMatchObject([
    { businessType: 9, operUrl: `${logins}/clean`, operName: 'admin', deptName: '研发部门', status: 0 },
    { businessType: 3, operUrl: `${logins}/1,2` },
  ]);
});

test('the operation log begins with a month of work: each kind of call, refusals, and records before and after', async () => {
  const { admin } = await setUp();
  for (let type = 0; type <= 9; type += 1)
    expect(await admin.get(`${operations}/list?businessType=${type}`)).not.toMatchObject({ total: 0 });
  expect(await admin.get(`${operations}/list`)).toMatchObject({ total: 121 });
  const { rows } = await admin.get(`${operations}/list?status=1&title=参数管理&pageSize=1`);
  expect(rows).toMatchObject([{ errorMsg: '内置参数【sys.index.skinName】不能删除', jsonResult: '' }]);
  expect((await admin.get(`${operations}/list?title=角色管理&businessType=2`)).rows).toContainEqual(
    expect.objectContaining({ beforeData: expect.stringContaining('"roleSort":3') }),
  );
});

test('a change is logged with the record before and after', async () => {
  const { admin } = await setUp();
  await admin.put('/system/notice', { noticeId: 8, noticeTitle: '新标题', noticeType: '1' });
  const { rows } = await admin.get(`${operations}/list?pageSize=1`);
  expect(rows).toMatchObject([
    {
      title: '通知公告',
      businessType: 2,
      requestMethod: 'PUT',
      beforeData: expect.stringContaining('志愿填报季值班安排'),
      afterData: expect.stringContaining('新标题'),
    },
  ]);
});

test('the log hides numbers and exam results in calls about clients and work orders', async () => {
  const { admin } = await setUp();
  const client = { mobile: '19900001234', parentMobile: '19900005678', score: 612, rank: 4321 };
  await admin.post('/ssystem-api/api/client/add', { name: '陈同学', ...client });
  const order = { userMobile: '19900002345', contactMobile: '19900006789', newScore: 613, newRank: 4322 };
  await admin.post('/ssystem-api/api/workOrder/add', {
    type: 6,
    ...order,
    facts: { score: 614, rank: 4323 },
  });
  const { rows } = await admin.get(`${operations}/list?pageSize=2`);
  expect(JSON.stringify(rows)).toMatch(/199\*{4}1234.*199\*{4}5678|199\*{4}2345.*199\*{4}6789/);
  expect(JSON.stringify(rows)).not.toMatch(/1990000\d{4}|61[234]|432[123]/);
});

test('[H3] the log keeps no text of a private memo', async () => {
  const { admin } = await setUp();
  const memo = { title: '给家人挂号', content: '周三上午带医保卡', color: 'blue', top: 0 };
  expect(await admin.post('/ssystem-api/api/memo/add', memo)).toMatchObject({ code: 20000 });
  const { rows } = await admin.get(`${operations}/list?pageSize=1`);
  expect(rows).toMatchObject([{ operParam: expect.stringContaining('"title":"***"') }]);
  expect(JSON.stringify(rows)).not.toMatch(/挂号|医保卡/);
});

test('the log masks the number of an account, in what was sent and in the record', async () => {
  const { admin } = await setUp();
  const account = { userName: 'rizhi', nickName: '日志员', password: 'abc123', postIds: [4], roleIds: [3] };
  const added = await admin.post('/system/user', { ...account, phonenumber: '19900004321' });
  expect(added).toMatchObject({ code: 200 });
  const { rows } = await admin.get(`${operations}/list?pageSize=1`);
  expect(rows).toMatchObject([{ operParam: expect.stringContaining('"phonenumber":"199****4321"') }]);
  expect(JSON.stringify(rows)).not.toContain('19900004321');
});

test('the log keeps neither the number of a person who asked nor the word that an export looked for', async () => {
  const { admin, mockServer } = await setUp();
  const { remove, export: save } = operationsEndpoints['operations/consult'].operations;
  const asked = (await mockServer.table(consultTable)).find(
    ({ status, mobile }) => status === 2 && mobile !== '',
  );
  const { id, mobile } = asked ?? expect.unreachable();
  await admin.fetch('POST', save.path, JSON.stringify({ keyword: mobile }), 'application/json');
  expect((await admin.post(remove.path, { id })).msg).toBe('success');
  const { rows } = await admin.get(`${operations}/list?pageSize=2`);
  expect(rows).toMatchObject([
    { operUrl: remove.path, beforeData: expect.stringContaining(maskMobile(mobile)) },
    { operUrl: save.path, operParam: expect.stringContaining('"keyword":"***"') },
  ]);
  expect(JSON.stringify(rows)).not.toContain(mobile);
});

test.each([
  [
    logins,
    ['序号', '用户账号', '登录状态', '登录地址', '登录地点', '浏览器', '操作系统', '提示消息', '访问时间'],
  ],
  [
    operations,
    [
      ...['操作序号', '操作模块', '业务类型', '请求方法', '请求方式', '操作类别', '操作人员', '部门名称'],
      ...[
        '请求地址',
        '操作地址',
        '操作地点',
        '请求参数',
        '返回参数',
        '状态',
        '错误消息',
        '操作时间',
        '消耗时间',
      ],
    ],
  ],
])('%s is exported with RuoYi’s columns', async (path, head) => {
  const { admin } = await setUp();
  const form = 'application/x-www-form-urlencoded';
  const file = await admin.fetch('POST', `${path}/export`, 'status=1', form);
  const read = await readTable(new File([await file.arrayBuffer()], 'log.xlsx'), { maxRows: 999 });
  if ('refused' in read) return expect.unreachable(read.refused);
  expect(read.head).toEqual(head);
  expect(read.rows.length).toBeGreaterThan(5);
});

test('the logs need their permissions', async () => {
  const { as } = await setUp();
  const newcomer = await as('xinren');
  for (const path of [logins, operations]) {
    expect((await newcomer.get(`${path}/list`)).code).toBe(403);
    expect((await newcomer.remove(`${path}/clean`)).code).toBe(403);
  }
  expect((await newcomer.get(`${logins}/unlock/caiwu`)).code).toBe(403);
});
