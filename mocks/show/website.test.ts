import { expect, test } from 'vitest';
import { showEndpoints } from '@/resources/show/endpoints';
import { createTestClient } from '../testClient';

const { read, save } = showEndpoints['show/website'].operations;
const { list, create, update } = showEndpoints['show/banner'].operations;
const image = '/profile/image/1';

const admin = async () => createTestClient().as('admin');

test('[S5] a save changes the sent members alone', async () => {
  const caller = await admin();
  expect(await caller.post(save.path, { siteTitle: '志愿通演示' })).toMatchObject({ code: 20000 });
  expect((await caller.post(read.path)).data).toMatchObject({
    siteTitle: '志愿通演示',
    hotline: '400-990-0000',
  });
});

test.each([
  [{ siteTitle: '' }, '请输入网站名称'],
  [{ hotline: '123' }, '请输入正确的联系电话'],
  [{ qq: '0123' }, '请输入正确的 QQ 号'],
  [{ email: 'a' }, '请输入正确的邮箱地址'],
  [{ icp: 'ICP备1号' }, '请输入正确的备案号'],
  [{ statCode: 'x'.repeat(2001) }, '统计代码长度不能超过 2000 个字符'],
  [{}, '没有需要保存的修改'],
])('[S5] a site with %j is refused', async (changes, refusal) => {
  expect(await (await admin()).post(save.path, changes)).toMatchObject({ code: 40000, msg: refusal });
});

test('[S5] at most eight banners are on, and one ends after it begins', async () => {
  const caller = await admin();
  for (let more = 0; more < 3; more += 1)
    expect(await caller.post(create.path, { image, status: 1 })).toMatchObject({ code: 20000 });
  const refusal = { code: 40000, msg: '最多启用 8 张轮播图' };
  expect(await caller.post(create.path, { image, status: 1 })).toMatchObject(refusal);
  expect(await caller.post(update.path, { id: 6, status: 1 })).toMatchObject(refusal);
  expect(await caller.post(create.path, { image, status: 0 })).toMatchObject({ code: 20000 });
  const beginTime = '2026-07-01 00:00:00';
  expect(await caller.post(update.path, { id: 2, beginTime, endTime: beginTime })).toMatchObject({
    msg: '结束时间必须晚于开始时间',
  });
  expect((await caller.post(list.path)).data).toHaveLength(10);
});
