import { expect, test } from 'vitest';
import { allowOnly } from '../../allowOnly';
import { createTestClient } from '../../testClient';
import { serviceTable } from '../service/serviceTable';

const base = '/ssystem-api/api/goodService';
const whole = { serviceId: 13, badge: '1', reason: '老师一对一讲解' };

async function setUp() {
  const client = createTestClient();
  const admin = await client.as('admin');
  const create = async (more: object = {}) => {
    const { data } = await admin.post(`${base}/add`, { ...whole, ...more });
    return Number(Object(data).id);
  };
  const publish = (id: number) => admin.post(`${base}/status`, { id, status: 1 });
  return { ...client, admin, create, publish };
}

test('[O7] ten services, eight of them shown; a ninth at one moment is refused', async () => {
  const { admin, create, publish } = await setUp();
  expect((await admin.post(`${base}/counts`)).data).toEqual({ all: 10, 0: 1, 1: 8, 2: 1, review: 1 });
  const id = await create();
  const full = { code: 40000, msg: '优质服务最多同时展示 8 个' };
  expect(await publish(id)).toMatchObject(full);
  const ends = await admin.post(`${base}/edit`, { id: 1, endTime: '2026-07-01 00:00:00' });
  expect(ends.code).toBe(20000);
  expect((await admin.post(`${base}/edit`, { id, beginTime: '2026-07-01 00:00:00' })).code).toBe(20000);
  expect((await publish(id)).code).toBe(20000);
  expect(await admin.post(`${base}/edit`, { id, beginTime: '2026-06-30 00:00:00' })).toMatchObject(full);
});

test.each<[object, string]>([
  [{ serviceId: '' }, '请选择服务'],
  [{ serviceId: 14 }, '仅销售中的服务可设为优质服务'],
  [{ serviceId: 3 }, '该服务已在优质服务中'],
  [{ beginTime: '2026-07-01 00:00:00', endTime: '2026-06-01 00:00:00' }, '结束时间必须晚于开始时间'],
])('[O7] a service with %j is refused: %s', async (more, msg) => {
  const { admin } = await setUp();
  expect(await admin.post(`${base}/add`, { ...whole, ...more })).toMatchObject({ code: 40000, msg });
});

test('[O7] a shown service is withdrawn before it is deleted, and compared with its predecessor', async () => {
  const { admin } = await setUp();
  expect(await admin.post(`${base}/del`, { id: '1' })).toMatchObject({ msg: '已发布内容请先下架再删除' });
  expect((await admin.post(`${base}/status`, { id: 1, status: 2 })).code).toBe(20000);
  const { data } = await admin.post(`${base}/stat`, { id: 2 });
  expect(Object(data).list).toHaveLength(14);
  expect(Object(data).former).toMatchObject({ title: '体验卡' });
  expect((await admin.post(`${base}/del`, { id: '1' })).code).toBe(20000);
});

test('[O7] a service no longer on sale leaves the first row by itself, recorded without a person', async () => {
  const { admin } = await setUp();
  expect((await admin.post('/ssystem-api/api/service/status', { id: 2, status: 2 })).code).toBe(20000);
  expect((await admin.post(`${base}/info`, { id: 2 })).data).toMatchObject({ title: '志愿卡', status: 2 });
  const { data } = await admin.post('/ssystem-api/api/auditLog/list', {
    bizType: 'operations/good-service',
    bizId: 2,
  });
  expect(data).toMatchObject([{ action: '下架', operatorName: '系统', fromStatus: '1', toStatus: '2' }, {}]);
});

test('[O7] a renamed service is counted under the name that the list shows', async () => {
  const { admin, mockServer } = await setUp();
  const services = await mockServer.table(serviceTable);
  await services.put({ ...(services.get(2) ?? expect.unreachable()), name: '新版志愿卡' });
  const filters = { title: '新版志愿卡' };
  expect((await admin.post(`${base}/list`, { page: 1, limit: 20, ...filters })).data).toMatchObject({
    total: 1,
  });
  expect((await admin.post(`${base}/counts`, filters)).data).toMatchObject({ all: 1, 1: 1 });
});

test('[O7] an expired service takes no place', async () => {
  const { admin, create, publish } = await setUp();
  const id = await create();
  expect((await admin.post(`${base}/edit`, { id: 1, endTime: '2026-06-19 00:00:00' })).code).toBe(20000);
  expect((await publish(id)).code).toBe(20000);
});

test('[O7] [1.6] content that would expire at once is not published', async () => {
  const { admin, create, publish } = await setUp();
  await admin.post(`${base}/status`, { id: 1, status: 2 });
  const id = await create({ endTime: '2026-06-20 12:00:00' });
  expect(await publish(id)).toMatchObject({ code: 40000, msg: '该内容的结束时间已过，请修改后再发布' });
  expect((await admin.post(`${base}/edit`, { id, endTime: '2026-06-20 12:00:01' })).code).toBe(20000);
  expect((await publish(id)).code).toBe(20000);
});

test('[O7] [1.2] institutions read the first row, and write nothing in it', async () => {
  const { as, mockServer } = await setUp();
  const verbs = ['list', 'show', 'create', 'edit', 'delete', 'publish'];
  await allowOnly(
    mockServer,
    'jigou',
    verbs.map((verb) => `operations:good-service:${verb}`),
  );
  const jigou = await as('jigou');
  expect((await jigou.post(`${base}/info`, { id: 1 })).code).toBe(20000);
  // drafts and withdrawn services are left out
  expect((await jigou.post(`${base}/counts`)).data).toEqual({ all: 8, 0: 0, 1: 8, 2: 0, review: 0 });
  expect((await jigou.post(`${base}/list`, { page: 1, limit: 20 })).data).toMatchObject({ total: 8 });
  for (const name of ['info', 'stat'])
    expect((await jigou.post(`${base}/${name}`, { id: 10 })).code).toBe(40301);
  expect((await jigou.post(`${base}/add`, whole)).code).toBe(40301);
  expect((await jigou.post(`${base}/status`, { id: 1, status: 2 })).code).toBe(40301);
  expect((await jigou.post(`${base}/del`, { id: '10' })).code).toBe(40301);
});
