import { expect, test } from 'vitest';
import { z } from 'zod';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { operationsEndpoints } from '@/resources/operations/endpoints';
import { allowOnly } from '../../allowOnly';
import { base, openArticles, whole } from './articlesTestClient';

test('[O8] eighty articles in seven categories, with their counts', async () => {
  const { admin } = await openArticles();
  const { data } = await admin.post(`${base}/counts`);
  expect(data).toMatchObject({ all: 80, 0: 5, 1: 70, 2: 5, headline: 4 });
  const tree = await admin.post('/ssystem-api/api/ResourceCategory/allClass', { kind: 3 });
  expect(z.array(z.object({ name: z.string() })).parse(tree.data)).toHaveLength(5);
  const hunan = await admin.post(`${base}/list`, { page: 1, limit: 100, provinceIds: '430000' });
  const rows = z.array(z.object({ provinceIds: z.array(z.number()) })).parse(Object(hunan.data).list);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ provinceIds: [first = 430000] }) => first === 430000)).toBe(true);
});

test('[O5] a draft needs a title alone; publication needs everything', async () => {
  const { admin, info, publish } = await openArticles();
  const { data } = await admin.post(`${base}/add`, { title: '只有一个标题' });
  const id = Number(Object(data).id);
  expect(await info(id)).toMatchObject({ status: 0, categoryId: null, author: '林知远' });
  expect(await publish(id)).toMatchObject({ code: 40000, msg: '请先完善必填内容' });
  const policy = { id, ...whole, categoryId: 302 };
  expect((await admin.post(`${base}/edit`, policy)).code).toBe(20000);
  expect((await publish(id)).code).toBe(40000);
  await admin.post(`${base}/edit`, { id, sourceUrl: 'https://example.com/a' });
  expect((await publish(id)).code).toBe(20000);
  expect(await admin.post(`${base}/edit`, { id, sourceUrl: '' })).toMatchObject({
    msg: '政策类资讯须填写官方来源链接',
  });
});

test.each([
  [{ tags: ['选'] }, '每个标签为 2-10 个字符'],
  [{ categoryId: 1 }, '请选择分类'],
  [{ publishTime: '2026-07-02 00:00:00', expireTime: '2026-07-01 00:00:00' }, '过期时间须晚于发布时间'],
])('[O5] an article with %j is refused: %s', async (more, msg) => {
  const { admin } = await openArticles();
  expect(await admin.post(`${base}/add`, { ...whole, ...more })).toMatchObject({ code: 40000, msg });
});

test('[O5] [O14] a stopped category takes no new article; those in it stay', async () => {
  const { admin, create } = await openArticles();
  const [inside, other] = [await create(), await create({ categoryId: 304 })];
  const { update } = operationsEndpoints['operations/resource-categories'].operations;
  expect((await admin.post(update.path, { id: whole.categoryId, status: 0 })).code).toBe(20000);
  const refusal = { code: 40000, msg: '请选择分类' };
  expect(await admin.post(`${base}/add`, whole)).toMatchObject(refusal);
  const { categoryId } = whole;
  expect(await admin.post(`${base}/edit`, { id: other, categoryId })).toMatchObject(refusal);
  expect((await admin.post(`${base}/edit`, { id: inside, summary: '要点' })).code).toBe(20000);
});

test('[O5] a summary that nobody wrote is the first words of the text, with a space between its blocks', async () => {
  const { create, info } = await openArticles();
  const id = await create({
    content:
      '<h2>填报时间</h2><p>六月<strong>二十八</strong>日起</p><p>&nbsp;</p><ul><li>本科批</li><li>专科批 A&amp;B</li></ul>',
  });
  expect(await info(id)).toMatchObject({ summary: '填报时间 六月二十八日起 本科批 专科批 A&B' });
});

test('[O8] a scheduled article is readable from its time to its end', async () => {
  const { create, publish, info, clock, as } = await openArticles();
  const id = await create({ publishTime: '2026-06-20 18:00:00', expireTime: '2026-06-21 18:00:00' });
  expect((await publish(id)).code).toBe(20000);
  const jigou = await as('jigou');
  const isRead = async () => (await info(id)).views > 0;
  clock.now += 3_600_000;
  expect(await isRead()).toBe(false);
  clock.now += 8 * 3_600_000;
  expect(await isRead()).toBe(true);
  clock.now += 24 * 3_600_000;
  expect(await isRead()).toBe(false);
  expect((await jigou.post(`${base}/info`, { id })).code).toBe(40301);
});

test('[O8] [1.6] a published article without a new time keeps its own; a draft loses it', async () => {
  const { admin, create, publish, info } = await openArticles();
  const id = await create({ publishTime: '2026-06-19 08:00:00' });
  await admin.post(`${base}/edit`, { id, publishTime: '' });
  expect(await info(id)).toMatchObject({ publishTime: '' });
  await publish(id);
  expect((await admin.post(`${base}/edit`, { id, publishTime: '' })).code).toBe(20000);
  expect(await info(id)).toMatchObject({ publishTime: '2026-06-20 12:00:00', views: 0 });
});

test('[O8] a province has five headlines at a moment; drafts are none', async () => {
  const { admin, create, publish } = await openArticles();
  const lead = (id: number, more: object = {}) =>
    admin.post(`${base}/headline`, { id, isHeadline: 1, endTime: '2026-06-25 00:00:00', ...more });
  const draft = await create({ provinceIds: [410000] });
  expect(await lead(draft)).toMatchObject({ code: 40000, msg: '请先发布该资讯' });
  const ids = [];
  for (let count = 0; count < 6; count += 1) {
    const id = await create({ provinceIds: [650000] });
    await publish(id);
    ids.push(id);
  }
  expect(await lead(ids[0] ?? 0, { endTime: '2026-06-01 00:00:00' })).toMatchObject({
    msg: '头条结束须晚于头条开始',
  });
  const past = { beginTime: '2026-06-01 00:00:00', endTime: '2026-06-02 00:00:00' };
  expect(await lead(ids[0] ?? 0, past)).toMatchObject({ msg: '头条结束须晚于当前时间' });
  const answers = [];
  for (const id of ids) answers.push(await lead(id));
  expect(answers.filter(({ code }) => code === 20000).length).toBeLessThanOrEqual(5);
  expect(answers.at(-1)).toMatchObject({ code: 40000, msg: '新疆 在所选时段已有 5 条头条' });
  await admin.post(`${base}/headline`, { id: ids[0], isHeadline: 0 });
  expect((await lead(ids[5] ?? 0)).code).toBe(20000);
});

test('[O8] a plan goes live as a whole, once, or not at all', async () => {
  const { admin, create, info } = await openArticles();
  const [ready, lacking] = [await create(), await create({ cover: '' })];
  const save = (body: object) =>
    admin.post(`${base}/planSave`, { name: '河南出分', headHours: 12, headlineIds: [ready], ...body });
  const { data } = await save({ articleIds: [ready, lacking] });
  const { id } = Object(data);
  expect(await admin.post(`${base}/planRelease`, { id })).toMatchObject({
    msg: '「湖南本科批填报提醒」：请上传封面',
  });
  expect(await info(ready)).toMatchObject({ status: 0 });
  expect((await save({ id, articleIds: [ready] })).code).toBe(20000);
  expect((await admin.post(`${base}/planRelease`, { id })).code).toBe(20000);
  expect(await info(ready)).toMatchObject({
    ...{ status: 1, isHeadline: 1, publishTime: '2026-06-20 12:00:00', headEnd: '2026-06-21 00:00:00' },
  });
  expect(await admin.post(`${base}/planRelease`, { id })).toMatchObject({ msg: '该预案已上线' });
  expect(await admin.post(`${base}/planDel`, { id })).toMatchObject({ msg: '该预案已上线' });
});

test('[O8] a copy is a draft of its maker; a title of the last thirty days is reported', async () => {
  const { create, publish, as } = await openArticles();
  const id = await create();
  await publish(id);
  const yunying = await as('yunying');
  const { data } = await yunying.post(`${base}/copy`, { id });
  const copied = await yunying.post(`${base}/info`, { id: Object(data).id });
  expect(copied.data).toMatchObject({ title: `${whole.title}（副本）`, status: 0, author: '苏晚晴' });
  const same = async (body: object) => (await yunying.post(`${base}/sameTitle`, body)).data;
  expect(await same({ title: whole.title })).toEqual({ count: 1 });
  expect(await same({ title: whole.title, id })).toEqual({ count: 0 });
});

test('[O8] articles keep their places; a new one comes first', async () => {
  const { admin, as, create, mockServer } = await openArticles();
  const ids = async () => {
    const { data } = await admin.post(`${base}/list`, { page: 1, limit: 4 });
    return z
      .array(z.object({ id: z.number() }))
      .parse(Object(data).list)
      .map(({ id }) => id);
  };
  expect(await ids()).toEqual([80, 79, 78, 77]);
  const list = [
    { id: 79, sort: 1 },
    { id: 80, sort: 2 },
  ];
  const sort = { module: 'headline', list };
  expect((await admin.post(platformCalls.saveSort.path, sort)).code).toBe(20000);
  const created = await create();
  expect(await ids()).toEqual([created, 79, 80, 78]);
  await allowOnly(mockServer, 'yunying', ['operations:headlines:list', 'operations:edit-info:list']);
  const writer = await as('yunying');
  expect((await writer.post(platformCalls.saveSort.path, sort)).code).toBe(40301);
});

test('[O8] a withdrawn headline is none, and becomes one again only where there is room', async () => {
  const { admin, create, publish, info } = await openArticles();
  const lead = (id: number) =>
    admin.post(`${base}/headline`, { id, isHeadline: 1, endTime: '2026-06-25 00:00:00' });
  const ids: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    const id = await create({ provinceIds: [650000] });
    await publish(id);
    ids.push(id);
  }
  const [first = 0, ...others] = ids;
  expect((await lead(first)).code).toBe(20000);
  expect((await admin.post(`${base}/status`, { id: first, status: 2 })).code).toBe(20000);
  expect(await info(first)).toMatchObject({ isHeadline: 0 });
  const answers = [];
  for (const id of others) answers.push(await lead(id));
  expect(answers.at(-1)).toMatchObject({ code: 20000 });
  expect(await publish(first)).toMatchObject({ msg: '新疆 在所选时段已有 5 条头条' });
});

test('[O8] an institution plans only with its own articles', async () => {
  const { admin, as, create, mockServer } = await openArticles();
  const id = await create();
  await allowOnly(mockServer, 'jigou', ['operations:headlines:publish', 'operations:create:list']);
  const jigou = await as('jigou');
  const plan = { name: '机构预案', headHours: 12, articleIds: [id] };
  expect((await jigou.post(`${base}/planSave`, plan)).code).toBe(40301);
  const { data } = await admin.post(`${base}/planSave`, plan);
  expect((await jigou.post(`${base}/planRelease`, { id: Object(data).id })).code).toBe(40301);
  const own = await jigou.post(`${base}/add`, whole);
  const saved = await jigou.post(`${base}/planSave`, { ...plan, articleIds: [Object(own.data).id] });
  expect((await jigou.post(`${base}/planRelease`, { id: Object(saved.data).id })).code).toBe(20000);
});
