import { expect, test } from 'vitest';
import { z } from 'zod';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import { type Caller, createTestClient } from '../testClient';

const key = 'customer/list/index';
const noteOf = async (caller: Caller, page = key) =>
  (await caller.post(shellCalls.noteDesc.path, { key: page })).data;
const save = (caller: Caller, note: object) => caller.post(shellCalls.saveNoteDesc.path, { key, ...note });

test('[LAY-2] every user reads the note of a page; a page without one has null', async () => {
  const { as } = createTestClient();
  const newcomer = await as('xinren');
  expect(await noteOf(newcomer)).toEqual({
    key,
    title: '机构管理提示',
    tips: expect.arrayContaining(['到期前 30 天内的机构显示为即将到期']),
    content: expect.any(String),
  });
  expect(await noteOf(newcomer, 'dev/samples/index')).toBeNull();
});

test('[LAY-2] a saved note is kept; an empty one is none; the server has the same limits', async () => {
  const { as } = createTestClient();
  const admin = await as('admin');
  await save(admin, { title: '新标题', tips: ['一', '二'], content: '' });
  expect(await noteOf(admin)).toEqual({ key, title: '新标题', tips: ['一', '二'], content: '' });
  expect((await save(admin, { tips: Array.from({ length: 9 }, () => '条') })).msg).toBe('最多 8 条提示');
  await save(admin, { title: '', tips: [], content: '' });
  expect(await noteOf(admin)).toBeNull();
  expect((await save(await as('yunying'), { title: '改' })).code).toBe(40301);
});

test('[LAY-3] [LAY-5] permitted users get the address of the documents, and clear caches', async () => {
  const { as } = createTestClient();
  const [admin, newcomer] = [await as('admin'), await as('xinren')];
  expect((await admin.post(shellCalls.apidocAccessToken.path)).data).toEqual({
    url: expect.stringMatching(/^\/apidoc\/index\.html\?token=[\w-]{36}$/),
  });
  expect((await admin.post(shellCalls.clearCache.path)).code).toBe(20000);
  for (const { path } of [shellCalls.apidocAccessToken, shellCalls.clearCache])
    expect((await newcomer.post(path)).code).toBe(40301);
});

const top = z.object({
  data: z.array(z.object({ noticeId: z.number(), noticeTitle: z.string(), isRead: z.boolean() })),
  unreadCount: z.number(),
});

test('[LAY-12] the newest five open notices and how many of them are unread, each person for themselves', async () => {
  const { as } = createTestClient();
  const [admin, newcomer] = [await as('admin'), await as('xinren')];
  const look = async (caller: Caller) => top.parse(await caller.get(shellCalls.newestNotices.path));
  expect(await look(admin)).toMatchObject({ unreadCount: 5 });
  expect((await look(admin)).data.map(({ noticeId }) => noticeId)).toEqual([8, 7, 6, 5, 4]);
  await admin.post(`${shellCalls.readNotice.path}?noticeId=7`);
  const { data, unreadCount } = await look(admin);
  expect(unreadCount).toBe(4);
  expect(data.filter(({ isRead }) => isRead).map(({ noticeId }) => noticeId)).toEqual([7]);
  await admin.post(`${shellCalls.readAllNotices.path}?ids=8,7,6,5,4`);
  expect((await look(admin)).unreadCount).toBe(0);
  expect((await look(newcomer)).unreadCount).toBe(5);
});
