import { expect, test } from 'vitest';
import { customerEndpoints } from '@/resources/customer/endpoints';
import { isCreditCode } from '@/src/lib/creditCode';
import { accountTable } from '../system/accountTable';
import { createTestClient, noon } from '../testClient';
import { dayLength } from '../time';
import { inventCreditCode } from './creditCode';
import { storeTable } from './storeTable';
import { createStoreClient, storeForm, storeListSchema } from './storeTestClient';

test('the seeds hold 36 institutions in 18 provinces, in all states of the screen', async () => {
  const { list, mockServer } = await createStoreClient();
  const { list: stores, total, stat } = await list();
  expect(total).toBe(36);
  expect(stat).toEqual({ all: 36, on: 33, off: 3, expiring: 5, expired: 4 });
  expect(new Set(stores.map(({ provinceId }) => provinceId)).size).toBe(18);
  expect(new Set(stores.map(({ name }) => name)).size).toBe(36);
  expect(new Set(stores.map(({ inviteCode }) => inviteCode)).size).toBe(36);
  expect(stores.at(-1)).toMatchObject({ id: 1, name: '平台总部', expireTime: '', expireState: 'normal' });
  const kept = (await mockServer.table(storeTable)).all();
  expect(kept.every(({ creditCode }) => isCreditCode(creditCode ?? ''))).toBe(true);
  expect(kept.every(({ mobile }) => /^1990000\d{4}$/.test(mobile))).toBe(true);
});

test('institutions about to expire stay so on any date', async () => {
  const later = createTestClient({ now: () => noon + 500 * dayLength });
  const { data } = await (await later.as('admin')).post(
    customerEndpoints['customer/store'].operations.list.path,
    { expireState: 'expiring' },
  );
  expect(storeListSchema.parse(data).list.map(({ id }) => id)).toEqual([35, 27, 18, 12, 5]);
});

test.each<[object, number[]]>([
  [{ name: '平台' }, [1]],
  [{ keyword: 'JG000008' }, [8]],
  [{ mobile: '19900001010' }, [10]],
  [{ status: 0 }, [33, 20, 9]],
  [{ expireState: 'expired' }, [33, 24, 15, 7]],
  [{ provinceId: 410000 }, [20, 2]],
  [{ expireBegin: '2026-06-20', expireEnd: '2026-07-06' }, [18, 12, 5]],
  [{ expireEnd: '2026-06-23', expireBegin: '2026-06-23' }, [5]],
  [{ id: '3,4', limit: 2 }, [36, 35]],
  [{ name: '', status: null, unknown: 'x', limit: 2 }, [36, 35]],
  [{ sortField: 'expireTime', sortOrder: 'asc', limit: 3 }, [24, 15, 7]],
  [{ sortField: 'id', sortOrder: 'asc', page: 3, limit: 2 }, [5, 6]],
])('the list answers %j', async (filters, ids) => {
  const { list } = await createStoreClient();
  expect((await list(filters)).list.map(({ id }) => id)).toEqual(ids);
});

test('the counts follow the other filters, not the quick one', async () => {
  const { list } = await createStoreClient();
  expect((await list({ provinceId: 410000, status: 0, expireState: 'expired' })).stat).toEqual({
    all: 2,
    on: 1,
    off: 1,
    expiring: 0,
    expired: 0,
  });
});

test('the detail holds the institution with its computed members, site and host', async () => {
  const { ask } = await createStoreClient();
  const { data } = await ask('one', { storeId: 6 });
  expect(data).toMatchObject({
    store: {
      id: 6,
      storeNo: 'JG000006',
      parentName: '博远志愿填报工作室',
      regionText: expect.stringMatching(/^北京市\/北京市\/.+区$/),
      managerName: expect.stringMatching(/.{2,3}/),
      staffUsed: expect.any(Number),
      expireState: 'normal',
      status: 1,
    },
    site: { siteTitle: expect.any(String) },
    host: { hostName: expect.any(String) },
  });
  expect(JSON.stringify(data)).not.toContain('admin123');
});

test('a new institution is in the list, has a number and a code, and its administrator can sign in', async () => {
  const { ask, list, nobody } = await createStoreClient();
  const { data } = await ask('create', storeForm);
  expect(data).toEqual({ id: 37 });
  expect((await list({ name: storeForm.name })).list).toEqual([
    expect.objectContaining({
      id: 37,
      storeNo: 'JG000037',
      inviteCode: expect.stringMatching(/^[A-Z0-9]{8}$/),
      status: 1,
      staffUsed: 1,
      staffMax: 30,
      cardQuota: 0,
      balance: '0.00',
      createTime: '2026-06-20 12:00:00',
      createBy: '林知远',
    }),
  ]);
  const { username, password } = storeForm;
  expect(await nobody.post('/ssystem-api/api/login/login', { username, password })).toMatchObject({
    data: { realName: '测试员', storeId: 37, roles: ['store'] },
  });
});

test.each<[object, string]>([
  [{ name: '平台总部' }, '机构名称已存在'],
  [{ type: '' }, '请选择机构类型'],
  [{ type: '2' }, '请上传营业执照'],
  [{ areaId: undefined }, '请选择所在地区'],
  [{ areaId: 370102 }, '请选择所在地区'],
  [{ creditCode: inventCreditCode(8) }, '该信用代码已被其他机构使用'],
  [{ expireTime: '' }, '请选择到期时间'],
  [{ expireTime: '2026-06-20' }, '到期时间必须晚于今天'],
  [{ parentId: 99 }, '数据不存在或已被删除'],
  [{ username: 'yunying' }, '该账号已存在'],
  [{ password: '123' }, '长度在 6 到 20 个字符'],
])('a new institution with %j is refused: %s', async (more, text) => {
  const { list, textOf } = await createStoreClient();
  expect(await textOf('create', { ...storeForm, ...more })).toBe(`40000 ${text}`);
  expect((await list()).total).toBe(36);
});

test('the platform’s specimens of credit codes are valid, and in no seed', async () => {
  const { ask } = await createStoreClient();
  expect(await ask('create', { ...storeForm, creditCode: '91990000MA00000A0J' })).toMatchObject({
    code: 20000,
  });
});

test('an edit changes only the members that were sent', async () => {
  const { ask, mockServer } = await createStoreClient();
  const stores = await mockServer.table(storeTable);
  const before = stores.get(4);
  await ask('update', { id: 4, contact: '新联系人', username: 'other', status: 0, storeNo: 'X' });
  expect(stores.get(4)).toEqual({
    ...before,
    contact: '新联系人',
    updateTime: '2026-06-20 12:00:00',
    updateBy: '林知远',
  });
  expect((await ask('logs', { storeId: 4 })).data).toMatchObject([
    { action: '修改', content: '修改了联系人', createBy: '林知远' },
    { action: '新增' },
  ]);
});

test('the platform itself can be edited although it never expires', async () => {
  const { textOf } = await createStoreClient();
  expect(await textOf('update', { id: 1, remark: '总部' })).toBe('20000 success');
});

test('a later end is a renewal', async () => {
  const { ask, list } = await createStoreClient();
  const expireTime = '2027-06-16';
  await ask('update', { id: 7, edition: 'flagship', expireTime });
  expect((await list({ keyword: 'JG000007' })).list).toMatchObject([
    { expireState: 'normal', edition: 'flagship' },
  ]);
  const { data } = await ask('logs', { storeId: 7 });
  expect(data).toContainEqual(
    expect.objectContaining({ action: '续期', content: '到期时间由 2026-06-16 改为 2027-06-16' }),
  );
});

test.each<[object, string]>([
  [{ id: 3, parentId: 3 }, '上级机构不能是自身或下级'],
  [{ id: 4, parentId: 22 }, '上级机构不能是自身或下级'],
  [{ id: 3, name: '平台总部' }, '机构名称已存在'],
  [{ id: 99, name: '无' }, '数据不存在或已被删除'],
])('an edit with %j is refused: %s', async (body, text) => {
  const { textOf } = await createStoreClient();
  expect(await textOf('update', body)).toBe(`40000 ${text}`);
});

test('[C1] an institution is edited although its manager has left; only staff becomes one', async () => {
  const { ask, textOf, mockServer } = await createStoreClient();
  await ask('update', { id: 3, managerId: 8 });
  await (await mockServer.table(accountTable)).remove(8);
  expect(await textOf('update', { id: 3, managerId: 8, expireTime: '2028-06-16' })).toBe('20000 success');
  // nobody, and somebody of another institution
  for (const managerId of [8, 6, 1003])
    expect(await textOf('update', { id: 4, managerId })).toBe('40000 数据不存在或已被删除');
});
