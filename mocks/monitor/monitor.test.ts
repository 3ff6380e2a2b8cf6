import { expect, test } from 'vitest';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { readKeys, readNames, readValue } from '@/resources/monitor/cache/cacheNames';
import { readCache } from '@/resources/monitor/cache/cacheState';
import { readServer } from '@/resources/monitor/server/serverState';
import { type Caller, createTestClient } from '../testClient';

const keysOf = async (caller: Caller, name: string) =>
  readKeys((await caller.get(`/monitor/cache/getKeys/${name}`)).data);

test('the server’s loads move with the clock and add up; one disk is nearly full', async () => {
  const { as, clock } = createTestClient();
  const admin = await as('admin');
  const read = async () => readServer((await admin.get('/monitor/server')).data);
  const first = await read();
  expect(await read()).toEqual(first);
  clock.now += 5 * 60_000;
  const later = await read();
  expect(later.cpu.user).not.toBe(first.cpu.user);
  expect([first.java.runTime, later.java.runTime]).toEqual(['12天5小时37分钟', '12天5小时42分钟']);
  const { total, used, free } = later.memory;
  expect((used ?? 0) + (free ?? 0)).toBeCloseTo(total ?? 0);
  expect(later.disks.filter(({ usage }) => (usage ?? 0) > 80)).toHaveLength(1);
});

test('Redis counts the present keys; its commands grow', async () => {
  const { as, clock } = createTestClient();
  const admin = await as('admin');
  const read = async () => readCache((await admin.get('/monitor/cache')).data);
  const names = readNames((await admin.get('/monitor/cache/getNames')).data);
  const keys = await Promise.all(names.map(({ cacheName }) => keysOf(admin, cacheName)));
  const first = await read();
  expect(new Map(first.facts).get('Key数量')).toBe(String(keys.flat().length));
  clock.now += 60_000;
  expect((await read()).commands[0]?.calls).toBeGreaterThan(first.commands[0]?.calls ?? 0);
});

test('the cache names are RuoYi’s, in its order; values are as stored', async () => {
  const { as } = createTestClient();
  const admin = await as('admin');
  expect(readNames((await admin.get('/monitor/cache/getNames')).data).map(({ remark }) => remark)).toEqual([
    ...['用户信息', '配置信息', '数据字典', '验证码', '防重提交', '限流处理', '密码错误次数'],
  ]);
  const value = async (name: string, key: string) =>
    readValue((await admin.get(`/monitor/cache/getValue/${name}/${name}${key}`)).data);
  expect(await value('sys_config:', 'sys.user.initPassword')).toBe('123456');
  expect(JSON.parse((await value('sys_dict:', 'sys_yes_no')) ?? '')).toMatchObject([
    { dictLabel: '是', dictValue: 'Y' },
    { dictLabel: '否', dictValue: 'N' },
  ]);
  expect(await value('sys_dict:', 'nobody')).toBeUndefined();
});

test('clearing the key of a session ends it; clearing everything ends one’s own', async () => {
  const { as } = createTestClient();
  const admin = await as('admin');
  const before = await keysOf(admin, 'login_tokens:');
  const clerk = await as('caiwu');
  const keys = await keysOf(admin, 'login_tokens:');
  const [hers = ''] = keys.filter((key) => !before.includes(key));
  const { data } = await admin.get(`/monitor/cache/getValue/login_tokens:/${hers}`);
  expect(JSON.parse(readValue(data) ?? '')).toMatchObject({ user: { userName: 'caiwu' } });
  expect((await admin.remove(`/monitor/cache/clearCacheKey/${hers}`)).code).toBe(200);
  expect((await clerk.post(platformCalls.ruleList.path)).code).toBe(401);
  expect(await keysOf(admin, 'login_tokens:')).toEqual(before);
  expect((await admin.remove('/monitor/cache/clearCacheAll')).code).toBe(200);
  expect((await admin.get('/monitor/cache/getNames')).code).toBe(401);
});

test('cleared dictionaries come back on demand', async () => {
  const { as, clock } = createTestClient();
  const admin = await as('admin');
  const before = await keysOf(admin, 'sys_dict:');
  await admin.remove('/monitor/cache/clearCacheName/sys_dict:');
  expect(await keysOf(admin, 'sys_dict:')).toEqual([]);
  clock.now += 30_000;
  expect(await keysOf(admin, 'sys_dict:')).toEqual(before);
});

test('clearing the count of wrong passwords lets a locked user sign in again', async () => {
  const { as, nobody } = createTestClient();
  const admin = await as('admin');
  const signIn = async (password: string) =>
    (await nobody.post(platformCalls.login.path, { username: 'caiwu', password })).msg;
  for (let time = 0; time < 5; time += 1) await signIn('wrong');
  expect(await signIn('admin123')).toContain('锁定');
  expect(await keysOf(admin, 'pwd_err_cnt:')).toEqual(['pwd_err_cnt:caiwu']);
  await admin.remove('/monitor/cache/clearCacheKey/pwd_err_cnt:caiwu');
  expect(await signIn('admin123')).toBe('success');
});

test('the dashboards need their permissions', async () => {
  const { as } = createTestClient();
  const clerk = await as('caiwu');
  expect((await clerk.get('/monitor/server')).code).toBe(403);
  expect((await clerk.remove('/monitor/cache/clearCacheAll')).code).toBe(403);
});
