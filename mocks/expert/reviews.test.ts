import { expect, test } from 'vitest';
import { readTable } from '@/resources/expert/workbench/model/readTable';
import { itemOf } from '@/src/gaokao/difference';
import type { VolunteerTable } from '@/src/gaokao/volunteerTable';
import { allowOnly } from '../allowOnly';
import { type Caller, createTestClient } from '../testClient';

const index = '/appv2/api/index';
const review = '/ssystem-api/api/volunteer/review';
const status = '/ssystem-api/api/volunteer/status';

async function open(caller: Caller, id = 501): Promise<VolunteerTable> {
  const { data } = await caller.post(`${index}/zyInfo`, { id });
  return readTable(data) ?? expect.unreachable();
}

test('[E3] the expert who fills in ticks remarks off, and neither pins nor passes any', async () => {
  const { mockServer, as } = createTestClient();
  await allowOnly(mockServer, 'zhuanjia', ['expert:filling:fill', 'expert:filling:list']);
  const expert = await as('zhuanjia');
  const { id, reviews = [] } = await open(expert);
  expect(reviews.map(({ key, done }) => [key, done])).toEqual([
    ['10425|306', 0],
    [null, 0],
  ]);
  for (const uid of ['10425|306', undefined])
    expect((await expert.post(review, { id, ...(uid && { uid }), content: '', result: 1 })).code).toBe(20000);
  expect((await open(expert)).reviews?.map(({ done }) => done)).toEqual([1, 1]);
  expect((await expert.post(review, { id, uid: '10425|306', content: '再看', result: 0 })).code).not.toBe(
    20000,
  );
});

test('[E5] a remark and a reason for sending back have their own words where they are refused', async () => {
  const admin = await createTestClient().as('admin');
  const { id, version, items } = await open(admin);
  const key = items[0]?.unit.key;
  const said = async (body: object) => (await admin.post(review, { id, result: 0, ...body })).msg;
  expect(await said({ uid: key, content: ' ' })).toBe('请输入审阅意见');
  expect(await said({ uid: key, content: '冲'.repeat(201) })).toBe('审阅意见长度不能超过 200 个字符');
  await admin.post(status, { id, status: 1, version });
  expect(await said({ content: ' ' })).toBe('请输入退回原因');
  expect(await said({ content: '冲'.repeat(201) })).toBe('退回原因长度不能超过 200 个字符');
});

test('[E7] the confirmation of a final table keeps person, time, way and remark until it is a draft again', async () => {
  const admin = await createTestClient().as('admin');
  const table = await open(admin);
  const { id, userId, provinceId, year, batchId, mode, planNo, name, isMain, version } = table;
  const confirm = { by: 2, at: '2026-06-27 15:00:00', way: '电话', remark: '家长已知悉风险' };
  const body = {
    ...{ id, userId, provinceId, year, batchId, mode, planNo, name, isMain },
    ...{ baseVersion: version, saveType: 'final', confirm },
    items: table.items.slice(0, 3).map((row) => itemOf(row)),
  };
  expect(await admin.post(`${index}/zySave`, { ...body, confirm: { ...confirm, by: 4 } })).toMatchObject({
    code: 40000,
    msg: '请选择确认人',
  });
  expect((await admin.post(`${index}/zySave`, body)).code).toBe(20000);
  expect((await open(admin)).confirm).toEqual(confirm);
  expect((await admin.post(status, { id, status: 0, reason: '家长要求调整' })).code).toBe(20000);
  expect((await open(admin)).confirm).toBeUndefined();
});
