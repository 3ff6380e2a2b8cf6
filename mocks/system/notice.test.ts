import { expect, test } from 'vitest';
import { createTestClient } from '../testClient';

const path = '/system/notice';
const notice = { noticeTitle: '值班调整', noticeType: '1', noticeContent: '<p>周日值班</p>' };

async function setUp() {
  const client = createTestClient();
  return { ...client, admin: await client.as('admin') };
}

test('a new notice comes first in list and bell, signed by its author', async () => {
  const { admin, as } = await setUp();
  expect(await admin.post(path, notice)).toEqual({ code: 200, msg: '操作成功' });
  const first = { ...notice, noticeId: 9, status: '0', createBy: 'admin' };
  expect(await admin.get(`${path}/list?pageSize=1`)).toMatchObject({ total: 9, rows: [first] });
  const bell = await (await as('xinren')).get(`${path}/listTop`);
  expect(bell.data).toContainEqual(expect.objectContaining({ ...first, isRead: false }));
});

test('a closed notice is absent from the bell, and from the list for all but managers', async () => {
  const { admin, as } = await setUp();
  await admin.put(path, { noticeId: 8, ...notice, status: '1' });
  const newcomer = await as('xinren');
  expect((await newcomer.get(`${path}/listTop`)).data).not.toContainEqual(
    expect.objectContaining({ noticeId: 8 }),
  );
  expect(await newcomer.get(`${path}/list?pageSize=50`)).toMatchObject({ total: 6 });
  expect(await admin.get(`${path}/list?pageSize=50`)).toMatchObject({ total: 8 });
});

test('the list is filtered by title and author in part, by type exactly', async () => {
  const { admin } = await setUp();
  expect(await admin.get(`${path}/list?noticeTitle=机构&createBy=adm`)).toMatchObject({
    rows: [{ noticeId: 7 }, { noticeId: 2 }],
  });
  expect(await admin.get(`${path}/list?noticeType=1`)).toMatchObject({ total: 4 });
});

test.each<[object, string]>([
  [{ noticeTitle: '<img src=x onerror=alert(1)>' }, '公告标题不能包含脚本字符'],
  [{ noticeType: '' }, '公告类型不能为空'],
])('a notice with %j is refused: %s', async (more, msg) => {
  const { admin } = await setUp();
  expect(await admin.post(path, { ...notice, ...more })).toEqual({ code: 500, msg });
});

test('every user reads the list; reading one, writing and deleting need permissions', async () => {
  const { as } = await setUp();
  const newcomer = await as('xinren');
  for (const answer of [
    await newcomer.get(`${path}/3`),
    await newcomer.post(path, notice),
    await newcomer.remove(`${path}/3`),
  ])
    expect(answer.code).toBe(403);
});

test('RuoYi 3.9 lists the readers of a notice with their times', async () => {
  const { admin, as } = await setUp();
  await (await as('caiwu')).post(`${path}/markRead?noticeId=8`);
  await admin.post(`${path}/markRead?noticeId=8`);
  const list = `${path}/readUsers/list?noticeId=8`;
  expect(await admin.get(list)).toMatchObject({ total: 2, rows: [{ userName: 'admin' }, {}] });
  expect(await admin.get(`${list}&searchValue=ＣＡＩＷＵ`)).toMatchObject({ total: 1 });
  expect((await admin.get(`${list}&searchValue=周予`)).rows).toEqual([
    {
      userName: 'caiwu',
      nickName: '周予安',
      deptName: '财务部门',
      phonenumber: '19900000003',
      readTime: '2026-06-20 12:00:00',
    },
  ]);
});
