import { expect, test } from 'vitest';
import { allowOnly } from '../../allowOnly';
import { messageTable } from '../../management/messageTable';
import { base, openArticles, whole } from './articlesTestClient';

const { content } = whole;

test('[O6] earlier versions are kept, read and restored', async () => {
  const { admin, create, info } = await openArticles();
  const id = await create();
  await admin.post(`${base}/edit`, { id, title: '湖南本科批填报提醒（二）' });
  await admin.post(`${base}/edit`, { id, title: '湖南本科批填报提醒（三）' });
  const { data } = await admin.post(`${base}/versions`, { id });
  expect(data).toMatchObject([
    { no: 2, title: '湖南本科批填报提醒（二）', by: '林知远' },
    { no: 1, title: '湖南本科批填报提醒' },
  ]);
  expect((await admin.post(`${base}/version`, { id, no: 1 })).data).toMatchObject({ content });
  expect(await admin.post(`${base}/rollback`, { id, no: 9 })).toMatchObject({ code: 40000 });
  expect((await admin.post(`${base}/rollback`, { id, no: 1, rev: 3 })).code).toBe(20000);
  expect(await info(id)).toMatchObject({ title: '湖南本科批填报提醒', rev: 4 });
  for (let count = 0; count < 25; count += 1)
    await admin.post(`${base}/edit`, { id, source: `第${count}次` });
  expect((await admin.post(`${base}/versions`, { id })).data).toHaveLength(20);
});

test('[O6] [1.4] a save over another person’s change asks first', async () => {
  const { admin, as, create, info } = await openArticles();
  const id = await create();
  const yunying = await as('yunying');
  expect((await yunying.post(`${base}/edit`, { id, rev: 1, source: '甲' })).code).toBe(20000);
  expect(await admin.post(`${base}/edit`, { id, rev: 1, source: '乙' })).toMatchObject({ code: 601 });
  expect((await admin.post(`${base}/edit`, { id, rev: 1, source: '乙', force: 1 })).code).toBe(20000);
  expect(await info(id)).toMatchObject({ source: '乙', updateBy: '林知远' });
});

test('[O6] [1.6] an author without the right to publish submits a draft; others publish it, or return it with a reason', async () => {
  const { admin, as, info, mockServer } = await openArticles();
  const writing = ['operations:headlines:list', 'operations:create:list', 'operations:edit-info:list'];
  await allowOnly(mockServer, 'yunying', writing);
  const writer = await as('yunying');
  const add = async (body: object) => Number(Object((await writer.post(`${base}/add`, body)).data).id);
  const id = await add(whole);
  const lacking = await add({ title: '只有一个标题' });
  const submit = (one: number) => writer.post(`${base}/submit`, { id: one });
  const sendBack = (body: object) => admin.post(`${base}/sendBack`, { id, ...body });
  const count = async () => Object((await admin.post(`${base}/counts`)).data).review;
  const told = async (receiverId: number) =>
    (await mockServer.table(messageTable))
      .all()
      .filter(
        ({ bizId, bizType, receiverId: one }) =>
          bizId === id && bizType === 'operations/headlines' && one === receiverId,
      )
      .map(({ title }) => title);
  expect(await submit(lacking)).toMatchObject({ code: 40000, msg: '请先完善必填内容' });
  expect(await sendBack({ reason: '请核对年份' })).toMatchObject({ msg: '该内容未提交审核' });
  expect((await writer.post(`${base}/status`, { id, status: 1 })).code).toBe(40301);
  const before = await count();
  expect((await submit(id)).code).toBe(20000);
  expect(await submit(id)).toMatchObject({ msg: '该内容已提交审核' });
  expect(await count()).toBe(before + 1);
  expect(await told(1)).toEqual([`待审核：${whole.title}`]);
  expect(await sendBack({ reason: '不行' })).toMatchObject({ msg: '退回原因长度为 5-200 个字符' });
  expect((await sendBack({ reason: '请核对年份' })).code).toBe(20000);
  expect(await info(id)).toMatchObject({ status: 0, submitTime: '' });
  expect(await told(2)).toEqual([`已退回：${whole.title}`]);
  await submit(id);
  expect((await admin.post(`${base}/status`, { id, status: 1 })).code).toBe(20000);
  expect(await info(id)).toMatchObject({ status: 1, submitTime: '', isInReview: 0 });
  expect(await submit(id)).toMatchObject({ msg: '该内容已发布' });
});

test('[O6] published content does not return to a version that may not be published', async () => {
  const { admin, create, publish, info } = await openArticles();
  const id = await create({ content: '<p>太短</p>' });
  await admin.post(`${base}/edit`, { id, content });
  expect((await publish(id)).code).toBe(20000);
  expect(await admin.post(`${base}/rollback`, { id, no: 1 })).toMatchObject({
    ...{ code: 40000, msg: '正文不少于 50 字' },
  });
  expect(await info(id)).toMatchObject({ content });
});
