import { expect, test } from 'vitest';
import { z } from 'zod';
import { allowOnly } from '../../allowOnly';
import { createTestClient } from '../../testClient';
import { base, whole } from './articlesTestClient';

const { content } = whole;
const xinjiang = { provinceIds: [650_000] };

/** An institution that may do all with articles, beside the platform. */
async function setUp() {
  const client = createTestClient();
  const verbs = ['list', 'show', 'delete', 'publish', 'top', 'export'];
  const permissions = verbs.map((verb) => `operations:headlines:${verb}`);
  const written = ['operations:create:list', 'operations:edit-info:list'];
  await allowOnly(client.mockServer, 'jigou', [...permissions, ...written]);
  const [admin, jigou] = [await client.as('admin'), await client.as('jigou')];
  type By = typeof admin;
  const create = async (more: object = {}, by: By = admin) =>
    Number(Object((await by.post(`${base}/add`, { ...whole, ...more })).data).id);
  const publish = (id: number, by: By = admin) => by.post(`${base}/status`, { id, status: 1 });
  const lead = async (more: object = xinjiang, by: By = admin) => {
    const id = await create(more, by);
    await publish(id, by);
    const end = { isHeadline: 1, endTime: '2026-06-25 00:00:00' };
    return { id, ...(await by.post(`${base}/headline`, { id, ...end })) };
  };
  const planNames = async (by: By) => {
    const { data } = await by.post(`${base}/plans`);
    return z
      .array(z.object({ name: z.string() }))
      .parse(data)
      .map(({ name }) => name);
  };
  return { ...client, admin, jigou, create, publish, lead, planNames };
}

test('[O6] [1.2] an institution reads no version of what the platform has published', async () => {
  const { admin, jigou, create, publish } = await setUp();
  const id = await create({ content: `<p>未公开的内容</p>${content}` });
  await admin.post(`${base}/edit`, { id, content });
  await publish(id);
  expect((await jigou.post(`${base}/info`, { id })).code).toBe(20000);
  expect((await jigou.post(`${base}/versions`, { id })).code).toBe(40301);
  expect((await jigou.post(`${base}/version`, { id, no: 1 })).code).toBe(40301);
});

test('[O8] [1.2] an institution sees, changes and deletes only its own plans', async () => {
  const { admin, jigou, create, planNames } = await setUp();
  const own = { name: '机构预案', headHours: 12, articleIds: [await create({}, jigou)] };
  const { data } = await jigou.post(`${base}/planSave`, own);
  expect(await planNames(jigou)).toEqual(['机构预案']);
  expect(await planNames(admin)).toEqual(['机构预案', '湖南出分']);
  expect((await jigou.post(`${base}/planSave`, { ...own, id: 1 })).code).toBe(40301);
  expect((await jigou.post(`${base}/planDel`, { id: 1 })).code).toBe(40301);
  expect((await jigou.post(`${base}/planDel`, { id: Object(data).id })).code).toBe(20000);
});

test('[O8] [1.2] titles are compared with those that the caller sees', async () => {
  const { admin, jigou, create } = await setUp();
  await create({ title: '尚未公开的新政策解读' });
  const same = async (by: typeof admin) =>
    (await by.post(`${base}/sameTitle`, { title: '尚未公开的新政策解读' })).data;
  expect(await same(jigou)).toEqual({ count: 0 });
  expect(await same(admin)).toEqual({ count: 1 });
});

test('[O8] headlines of an institution take no room on the other sites, those of the platform do on its own', async () => {
  const { jigou, lead } = await setUp();
  // two of the seeds lead everywhere
  const codes = [];
  for (let count = 0; count < 6; count += 1) codes.push((await lead(xinjiang, jigou)).code);
  expect(codes.at(-1)).toBe(40000);
  expect((await lead()).code).toBe(20000);
});

test('[O8] a headline does not move to a province that has five', async () => {
  const { admin, lead } = await setUp();
  const other = await lead({ provinceIds: [540_000] });
  expect(other.code).toBe(20000);
  let last = other;
  while (last.code === 20000) last = await lead();
  const { id } = other;
  const full = { code: 40000, msg: '新疆 在所选时段已有 5 条头条' };
  expect(await admin.post(`${base}/edit`, { id, provinceIds: [540_000, 650_000] })).toMatchObject(full);
  expect((await admin.post(`${base}/edit`, { id, source: '考试院' })).code).toBe(20000);
});

test('[O8] [1.6] content that would expire at once is not published, nor by a plan', async () => {
  const { admin, create, publish } = await setUp();
  const id = await create({ expireTime: '2026-06-20 12:00:00' });
  const over = '该内容的结束时间已过，请修改后再发布';
  expect(await publish(id)).toMatchObject({ code: 40000, msg: over });
  const plan = { name: '湖南出分二', headHours: 12, articleIds: [id] };
  const { data } = await admin.post(`${base}/planSave`, plan);
  expect(await admin.post(`${base}/planRelease`, { id: Object(data).id })).toMatchObject({
    msg: `「${whole.title}」：${over}`,
  });
  await admin.post(`${base}/edit`, { id, expireTime: '2026-06-20 12:00:01' });
  expect((await publish(id)).code).toBe(20000);
});

test('[1.4] [1.6] content changed since it was read is not published', async () => {
  const { admin, create } = await setUp();
  const id = await create();
  await admin.post(`${base}/edit`, { id, source: '考试院' });
  const step = (rev: number) => admin.post(`${base}/status`, { id, status: 1, rev });
  expect(await step(1)).toMatchObject({ code: 40000, msg: '该记录已被他人处理，请刷新后重试' });
  expect((await step(2)).code).toBe(20000);
});

test('[O9] an institution’s article for its own site is recommended on no other one', async () => {
  const { admin, jigou, create, publish } = await setUp();
  const id = await create({}, jigou);
  await publish(id, jigou);
  const { data } = await admin.post('/ssystem-api/api/Index/tuijianTargets', {
    ...{ targetType: 3, keyword: whole.title, ids: '' },
  });
  expect(data).toEqual([]);
  const recommendation = { name: '本站资讯', position: '3', targetType: 3, targetIds: [id] };
  expect(await admin.post('/ssystem-api/api/Index/tuijianConfigSave', recommendation)).toMatchObject({
    ...{ code: 40000, msg: '推荐对象已停用或不存在' },
  });
});
