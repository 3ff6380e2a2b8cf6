import { expect, test } from 'vitest';
import { createTestClient } from '../testClient';

const base = '/ssystem-api/api/Systerm';

test('[O1] [1.6] a published release note without a new time keeps its own', async () => {
  const admin = await createTestClient().as('admin');
  const { publishTime } = Object((await admin.post(`${base}/updateInfo`, { id: 16 })).data);
  expect((await admin.post(`${base}/updateSave`, { id: 16, publishTime: '' })).code).toBe(20000);
  expect((await admin.post(`${base}/updateInfo`, { id: 16 })).data).toMatchObject({ publishTime });
});

test('[O1] nobody is reminded of a release note before its time', async () => {
  const { as, clock } = createTestClient();
  const admin = await as('admin');
  const { data } = await admin.post(`${base}/updateSave`, {
    ...{ version: '3.0.0', title: '批量核对招生计划', type: 1, content: '<p>可以核对。</p>', audience: 1 },
    publishTime: '2026-06-20 13:00:00',
  });
  const { id } = Object(data);
  const remind = () => admin.post(`${base}/updateRemind`, { id });
  expect(await remind()).toMatchObject({ msg: '该内容未发布' });
  await admin.post(`${base}/updateStatus`, { id, status: 1 });
  expect(await remind()).toMatchObject({ code: 40000, msg: '该内容尚未上线' });
  clock.now += 3_600_000;
  expect((await remind()).code).toBe(20000);
});
