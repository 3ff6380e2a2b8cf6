import { expect, test } from 'vitest';
import { z } from 'zod';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { expertEndpoints } from '@/resources/expert/endpoints';
import { operationsEndpoints } from '@/resources/operations/endpoints';
import { forever } from '@/resources/operations/user/user';
import { studentTable } from '../../expert/studentTable';
import { createResourceClient } from '../../resourceTestClient';
import { exported } from '../filesTestClient';
import { publicUsers } from './publicUsers';

const { operations } = operationsEndpoints['operations/users'];
const { update: studentUpdate } = expertEndpoints['expert/student'].operations;
const { create: saveRecommendation } = operationsEndpoints['operations/recommendations'].operations;
const day = 86_400_000;

const rowSchema = z.looseObject({
  id: z.number(),
  nickname: z.string(),
  mobile: z.string(),
  storeId: z.number(),
  idleDays: z.number(),
  visits30: z.number(),
  tags: z.array(z.string()),
});
const listSchema = z.object({ list: z.array(rowSchema), total: z.number() });

async function open(userName = 'admin', permissions?: readonly string[]) {
  const client = await createResourceClient(operations, userName, permissions);
  const { ask } = client;
  const list = async (filters: object = {}) =>
    listSchema.parse((await ask('list', { page: 1, limit: 500, ...filters })).data);
  const textOf = async (name: keyof typeof operations, body: object) => {
    const { code, msg } = await ask(name, body);
    return code === 20000 ? 'done' : `${code} ${msg}`;
  };
  const users = () => publicUsers(client.mockServer);
  return { ...client, list, textOf, users };
}

test('[O13] the users are the shared students and 140 without a filling record; mobiles are masked', async () => {
  const { list, mockServer, ask } = await open();
  const all = await list();
  expect(all.total).toBe((await mockServer.table(studentTable)).all().length + 140);
  expect(all.list.every(({ mobile }) => /^1\d{2}\*{4}\d{4}$/.test(mobile))).toBe(true);
  expect((await ask('one', { id: 101 })).data).toMatchObject({ id: 101, storeName: expect.any(String) });
  expect((await ask('plain', { id: 101, field: 'mobile' })).data).toMatchObject({ value: '19900005001' });
});

test('[O13] one search finds a user by nickname and by mobile, and can be kept as a crowd', async () => {
  const { list, ask, users } = await open();
  const { id, nickname } = (await users()).find((user) => user.id === 101) ?? expect.unreachable();
  for (const keyword of [nickname, '19900005001'])
    expect((await list({ keyword })).list.map((user) => user.id)).toContain(id);
  expect((await list({ keyword: '没有这个人' })).total).toBe(0);
  expect((await ask('saveCrowd', { name: '一个人', filter: { keyword: '19900005001' } })).code).toBe(20000);
  expect((await ask('crowds')).data).toContainEqual(expect.objectContaining({ name: '一个人', count: 1 }));
});

test('[O13] users are found by tag, by days without a sign of life and by visits', async () => {
  const { list } = await open();
  const tagged = await list({ tags: '3' });
  expect(tagged.total).toBeGreaterThan(0);
  expect(tagged.list.every(({ tags }) => tags.includes('3'))).toBe(true);
  const silent = await list({ idleDays: '15' });
  expect(silent.total).toBeGreaterThan(0);
  expect(silent.list.every(({ idleDays }) => idleDays >= 15)).toBe(true);
  const busy = await list({ visitsBegin: '9', visitsEnd: '20' });
  expect(busy.total).toBeGreaterThan(0);
  expect(busy.list.every(({ visits30 }) => visits30 >= 9 && visits30 <= 20)).toBe(true);
});

test('[O13] a student edited here is the same in the expert service; the call without a nickname stays its own', async () => {
  const { ask, caller, mockServer, users } = await open();
  const [user] = await users();
  const changes = { id: 101, nickname: '追光的人', avatar: '', gender: 2, schoolName: '长沙市第二中学' };
  expect((await ask('update', { ...changes, rev: user?.rev })).code).toBe(20000);
  expect((await mockServer.table(studentTable)).get(101)).toMatchObject({
    gender: 2,
    schoolName: '长沙市第二中学',
    name: '陈同学',
  });
  expect((await ask('one', { id: 101 })).data).toMatchObject({ nickname: '追光的人' });
  expect((await ask('update', { ...changes, rev: user?.rev })).code).toBe(601);
  expect((await caller.post(studentUpdate.path, { id: 101, schoolName: '长沙市第一中学' })).code).toBe(20000);
  expect((await ask('one', { id: 101 })).data).toMatchObject({
    nickname: '追光的人',
    schoolName: '长沙市第一中学',
  });
  const { data } = await caller.post(platformCalls.auditLog.path, {
    bizType: 'operations/users',
    bizId: 101,
  });
  expect(data).toMatchObject([{ action: '修改（平台代办）' }]);
});

test.each<[object, string]>([
  [{ nickname: '' }, '请输入昵称'],
  [{ nickname: '长'.repeat(21) }, '昵称长度不能超过 20 个字符'],
  [{ gender: 3 }, '请选择性别'],
  [{ gender: 0 }, '请选择性别'],
  [{ schoolName: '长'.repeat(41) }, '就读中学长度不能超过 40 个字符'],
  [{ id: 99_999_999 }, '数据不存在或已被删除'],
])('[O13] an edit with %j is refused: %s', async (wrong, text) => {
  const { textOf } = await open();
  const edit = { id: 101, nickname: '追光的人', avatar: '', gender: 1, schoolName: '', ...wrong };
  expect(await textOf('update', edit)).toBe(`40000 ${text}`);
});

test('[O13] the permission to edit students does not allow to edit users, nor the other way round', async () => {
  const student = { id: 101, schoolName: '长沙市第一中学' };
  const user = { ...student, nickname: '追光的人', avatar: '', gender: 1 };
  const expert = await open('yunying', ['expert:filling:edit']);
  expect(await expert.textOf('update', user)).toBe('40301 当前操作没有权限');
  expect(await expert.textOf('update', student)).toBe('done');
  const operator = await open('yunying', ['operations:users:edit']);
  expect(await operator.textOf('update', student)).toBe('40301 当前操作没有权限');
  expect(await operator.textOf('update', user)).toBe('done');
});

test('[O13] several users get tags and lose them', async () => {
  const { textOf, ask, users } = await open();
  const tagsOf = async () => (await users()).filter(({ id }) => id < 103).map(({ tags }) => tags);
  const tag = { id: '101,102', tags: ['2', '4'] };
  expect(await textOf('tag', { ...tag, mode: 'add' })).toBe('done');
  for (const tags of await tagsOf()) expect(tags).toEqual(expect.arrayContaining(['2', '4']));
  expect(await textOf('tag', { ...tag, mode: 'remove' })).toBe('done');
  for (const tags of await tagsOf()) expect(tags).not.toContain('4');
  expect(await textOf('tag', { ...tag, tags: [], mode: 'add' })).toBe('40000 请选择标签');
  expect(await textOf('tag', { ...tag, tags: ['99'], mode: 'add' })).toBe('40000 请选择标签');
  expect(await ask('tag', { ...tag, id: '101,99999999', mode: 'add' })).toMatchObject({
    code: 44444,
    msg: '成功 1 条，失败 1 条',
  });
});

test('[O13] a user is muted for days or for ever with a reason, and unmuted', async () => {
  const { textOf, ask, caller, clock } = await open();
  expect(await textOf('mute', { id: 101, days: 7 })).toBe('40000 请输入原因');
  expect(await textOf('mute', { id: 101, days: 7, reason: '刷' })).toBe('40000 原因长度为 2-100 个字符');
  expect(await textOf('mute', { id: 101, days: 5, reason: '刷屏' })).toBe('40000 请选择禁言时长');
  expect(await textOf('mute', { id: 101, days: 0 })).toBe('40000 该用户未被禁言');
  expect(await textOf('mute', { id: 101, days: 7, reason: '刷屏' })).toBe('done');
  expect((await ask('one', { id: 101 })).data).toMatchObject({
    ...{ muted: 1, muteUntil: '2026-06-27 12:00:00', muteReason: '刷屏' },
  });
  expect(await textOf('mute', { id: 101, days: -1, reason: '刷屏' })).toBe('40000 该用户已被禁言');
  expect(await textOf('mute', { id: 101, days: 0 })).toBe('done');
  expect(await textOf('mute', { id: 101, days: -1, reason: '反复刷屏' })).toBe('done');
  expect((await ask('one', { id: 101 })).data).toMatchObject({ muteUntil: forever });
  const file = await exported(caller, operations.export, { mobile: '19900005001' });
  expect(await file.text()).toContain(',永久禁言');
  const about = { bizType: 'operations/users', bizId: 101 };
  expect((await caller.post(platformCalls.auditLog.path, about)).data).toContainEqual(
    expect.objectContaining({ changes: [expect.objectContaining({ before: '', after: '永久禁言' })] }),
  );
  expect(await textOf('mute', { id: 102, days: 1, reason: '刷屏' })).toBe('done');
  clock.now += 2 * day;
  expect((await ask('one', { id: 102 })).data).toMatchObject({ muted: 0, muteUntil: '' });
});

test('[O13] the curve has thirty days, and follows the filters', async () => {
  const { ask, users } = await open();
  const curve = z.array(z.object({ date: z.string(), count: z.number() }));
  const sum = (days: z.infer<typeof curve>) => days.reduce((all, { count }) => all + count, 0);
  const all = curve.parse((await ask('trend')).data);
  expect(all).toHaveLength(30);
  expect([all[0]?.date, all.at(-1)?.date]).toEqual(['2026-05-22', '2026-06-20']);
  const recent = (await users()).filter(({ createTime }) => createTime >= '2026-05-22');
  expect(sum(all)).toBe(recent.length);
  const some = curve.parse((await ask('trend', { provinceId: 420000 })).data);
  expect(sum(some)).toBe(recent.filter(({ provinceId }) => provinceId === 420000).length);
});

test('[O13] filters are saved under a name; the count is that of the list', async () => {
  const { textOf, ask, list } = await open();
  const crowds = z.array(z.looseObject({ id: z.number(), name: z.string(), count: z.number() }));
  const read = async () => crowds.parse((await ask('crowds')).data);
  const [hubei] = await read();
  expect(hubei?.name).toBe('湖北 2027 物理类，7 天未登录');
  expect(hubei?.count).toBe((await list({ provinceId: 420000, year: 2027, category: 4, idleDays: 7 })).total);
  expect(hubei?.count).toBeGreaterThan(0);
  const crowd = { name: '艺术类', filter: { tags: '3' } };
  expect(await textOf('saveCrowd', { ...crowd, name: '艺' })).toBe('40000 人群名称长度为 2-30 个字符');
  expect(await textOf('saveCrowd', { ...crowd, filter: {} })).toBe('40000 请先设置筛选条件');
  expect(await textOf('saveCrowd', { ...crowd, filter: { secret: '1' } })).toBe('40000 请先设置筛选条件');
  expect(await textOf('saveCrowd', { ...crowd, name: '高意向未开卡' })).toBe('40000 人群名称已存在');
  expect(await textOf('saveCrowd', crowd)).toBe('done');
  const art = async () => (await read()).find(({ name }) => name === '艺术类');
  const before = (await art())?.count ?? 0;
  expect(before).toBe((await list({ tags: '3' })).total);
  const plain = (await list()).list.find(({ tags }) => !tags.includes('3')) ?? expect.unreachable();
  await ask('tag', { id: String(plain.id), tags: ['3'], mode: 'add' });
  expect((await art())?.count).toBe(before + 1);
  expect(await textOf('removeCrowd', { id: (await art())?.id })).toBe('done');
  expect(await art()).toBeUndefined();
});

test('[O9] [O13] a recommendation is for a crowd, which stays meanwhile', async () => {
  const { textOf, caller, ask } = await open();
  const row = { name: '未开卡专题', position: '1', targetType: 1, targetIds: [10001] };
  const save = (crowdId: number) => caller.post(saveRecommendation.path, { ...row, crowdId });
  expect(await save(99)).toMatchObject({ code: 40000, msg: '请选择人群' });
  expect((await save(2)).code).toBe(20000);
  expect(await textOf('removeCrowd', { id: 2 })).toBe('40000 推荐「未开卡专题」正在使用该人群');
  const { reach } = operationsEndpoints['operations/recommendations'].operations;
  const crowds = z
    .array(z.looseObject({ id: z.number(), count: z.number() }))
    .parse((await ask('crowds')).data);
  expect((await caller.post(reach.path, { crowdId: 2 })).data).toEqual({
    users: crowds.find(({ id }) => id === 2)?.count,
  });
});

test('[O13] an institution sees and names only its own users', async () => {
  const verbs = ['list', 'show', 'mute', 'tag'].map((verb) => `operations:users:${verb}`);
  const { list, textOf, ask, users } = await open('jigou', verbs);
  const own = await list();
  const [mine] = own.list;
  expect(own.total).toBeGreaterThan(0);
  expect(own.list.every(({ storeId }) => storeId === mine?.storeId)).toBe(true);
  expect((await list({ storeId: 3 })).total).toBe(own.total);
  const foreign = (await users()).find(({ storeId }) => storeId !== mine?.storeId) ?? expect.unreachable();
  expect(await textOf('one', { id: foreign.id })).toBe('40301 当前操作没有权限');
  expect(await textOf('mute', { id: foreign.id, days: 1, reason: '刷屏' })).toBe('40301 当前操作没有权限');
  expect((await ask('crowds')).data).toEqual([]);
  expect(await textOf('removeCrowd', { id: 1 })).toBe('40301 当前操作没有权限');
});

test('[O13] the file has the filtered users, with whole numbers for those who may see them', async () => {
  const { caller } = await open();
  const whole = await (await exported(caller, operations.export, { tags: '3' })).text();
  expect(whole).toContain('昵称,手机号,所属机构');
  expect(whole).toMatch(/,1990000\d{4},/);
  const some = await open('yunying', ['operations:users:list', 'operations:users:export']);
  const hidden = await (await exported(some.caller, operations.export, { tags: '3' })).text();
  expect(hidden).toMatch(/,199\*{4}\d{4},/);
  expect(hidden).not.toMatch(/,1990000\d{4},/);
});
