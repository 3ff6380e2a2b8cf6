import { expect, test } from 'vitest';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { showEndpoints } from '@/resources/show/endpoints';
import { countByProvince } from '@/resources/show/network/outlet';
import { isRecord } from '@/src/lib/record';
import { createTestClient } from '../testClient';

const { list, update } = showEndpoints['show/network'].operations;

test('[S3] 26 service points in 12 provinces, each with a name of its own', async () => {
  const { as } = createTestClient();
  const { data } = await (await as('admin')).post(list.path, { page: 1, limit: 50 });
  const rows = isRecord(data) && Array.isArray(data.list) ? data.list.filter(isRecord) : [];
  expect(countByProvince(rows).size).toBe(12);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(26);
});

test.each([
  [{ lat: null }, '经纬度需同时填写'],
  [{ lat: 90.5 }, '纬度应在 -90 到 90 之间，最多六位小数'],
  [{ lng: 113.1234567 }, '经度应在 -180 到 180 之间，最多六位小数'],
  [{ orgId: 9999 }, '数据不存在或已被删除'],
  [{ areaId: 110101 }, '请选择地区'],
  [{ photos: ['1', '2', '3', '4', '5', '6'] }, '照片最多 5 张'],
])('[S3] %j is refused', async (changes, refusal) => {
  const { as } = createTestClient();
  const answer = await (await as('admin')).post(update.path, { id: 1, ...changes });
  expect(answer).toMatchObject({ code: 40000, msg: refusal });
});

test('[S3] the order is saved, by those who may change service points', async () => {
  const { as } = createTestClient();
  const body = { module: 'network', list: [{ id: 2, sort: 0 }] };
  expect(await (await as('admin')).post(platformCalls.saveSort.path, body)).toMatchObject({ code: 20000 });
  expect(await (await as('jigou')).post(platformCalls.saveSort.path, body)).toMatchObject({ code: 40301 });
});
