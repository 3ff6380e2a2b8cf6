import { expect, test } from 'vitest';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import { scoreEndpoints } from '@/resources/score/endpoints';
import { createTestClient } from '../testClient';

const calls = scoreEndpoints['score/countdown'].operations;

test('[Q3] the filling times of a province are those of its main batch, and the season follows', async () => {
  const admin = await createTestClient().as('admin');
  const hunan = { provinceId: 430000, year: 2026 };
  const list = () => admin.post(calls.list.path, hunan);
  expect(await list()).toMatchObject({
    data: { total: 1, list: [{ provinceName: '湖南', fillEnd: '2026-06-28 17:00:00' }] },
  });
  const id = 19;
  const changed = { id, fillStart: '2026-06-25 08:00:00', fillEnd: '2026-06-30 18:00:00' };
  expect(await admin.post(calls.update.path, changed)).toMatchObject({ code: 20000 });
  expect(await list()).toMatchObject({ data: { list: [{ id, fillEnd: '2026-06-30 18:00:00' }] } });
  const batches = await admin.post(scoreEndpoints['score/batch'].operations.batches.path, hunan);
  expect(batches).toMatchObject({
    data: expect.arrayContaining([expect.objectContaining({ main: 1, fillEnd: '2026-06-30 18:00:00' })]),
  });
  const season = await admin.post(shellCalls.homeSeason.path);
  expect(JSON.stringify(season.data)).toContain('2026-06-30 18:00:00');
});

test('[Q3] a province has one record a year; the country’s stays; times are in order', async () => {
  const admin = await createTestClient().as('admin');
  const body = {
    ...{
      provinceId: 430000,
      year: 2026,
      title: '高考',
      examStart: '2026-06-07 09:00:00',
      examEnd: '2026-06-09 18:00:00',
    },
  };
  expect(await admin.post(calls.create.path, body)).toMatchObject({ code: 40000, msg: '该省份该年份已存在' });
  expect(await admin.post(calls.create.path, { ...body, year: 2028 })).toMatchObject({ code: 20000 });
  const wrong = { ...body, year: 2029, examEnd: '2026-06-06 18:00:00' };
  expect(await admin.post(calls.create.path, wrong)).toMatchObject({ msg: '结束时间须晚于开始时间' });
  const early = { ...body, year: 2029, scoreDate: '2026-06-08 18:00:00' };
  expect(await admin.post(calls.create.path, early)).toMatchObject({ msg: '出分时间须晚于考试结束' });
  expect(await admin.post(calls.remove.path, { id: '1' })).toMatchObject({
    code: 40000,
    msg: '全国默认记录不能删除',
  });
});

test('[Q3] half a filling range is refused, and the deadline of the main batch stays', async () => {
  const admin = await createTestClient().as('admin');
  for (const half of ['fillStart', 'fillEnd'])
    expect(await admin.post(calls.update.path, { id: 19, [half]: '' })).toMatchObject({
      code: 40000,
      msg: '请选择填报起止时间',
    });
  const { path } = scoreEndpoints['score/batch'].operations.batches;
  expect(await admin.post(path, { provinceId: 430000, year: 2026 })).toMatchObject({
    data: expect.arrayContaining([expect.objectContaining({ main: 1, fillEnd: '2026-06-28 17:00:00' })]),
  });
});
