import { expect, test } from 'vitest';
import { createTestClient } from '../testClient';

const base = '/ssystem-api/api/notice';

async function setUp() {
  const { as, clock } = createTestClient();
  const admin = await as('admin');
  const { data } = await admin.post(`${base}/add`, {
    ...{ title: '出分日安排', type: 1, audience: 1, content: '<p>请值班。</p>' },
    ...{ publishTime: '2026-06-20 13:00:00', expireTime: '2026-06-21 12:00:00' },
  });
  return { admin, clock, id: Number(Object(data).id) };
}

test('[G7] nobody is reminded of a notice before its time or after its end', async () => {
  const { admin, clock, id } = await setUp();
  const remind = () => admin.post(`${base}/remind`, { id });
  expect(await remind()).toMatchObject({ msg: '该内容未发布' });
  await admin.post(`${base}/status`, { id, status: 1 });
  expect(await remind()).toMatchObject({ code: 40000, msg: '该内容尚未上线' });
  clock.now += 3_600_000;
  expect((await remind()).code).toBe(20000);
  clock.now += 23 * 3_600_000;
  expect(await remind()).toMatchObject({ msg: '该内容已过期' });
});

test('[G7] [1.6] a published notice without a new time keeps its own', async () => {
  const { admin, id } = await setUp();
  await admin.post(`${base}/status`, { id, status: 1 });
  expect((await admin.post(`${base}/edit`, { id, publishTime: '' })).code).toBe(20000);
  expect((await admin.post(`${base}/info`, { id })).data).toMatchObject({
    publishTime: '2026-06-20 13:00:00',
  });
});
