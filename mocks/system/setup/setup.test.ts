import { expect, test } from 'vitest';
import { platformCalls, shellCalls } from '@/providers/endpoints/platformCalls';
import { systemEndpoints } from '@/resources/system/endpoints';
import { createTestClient } from '../../testClient';

const { operations } = systemEndpoints['system/setup'];

async function open() {
  const { nobody, as, clock } = createTestClient();
  const admin = await as('admin');
  const save = async (body: object) => {
    const { code, msg } = await admin.post(operations.save.path, body);
    return `${code} ${msg}`;
  };
  return { nobody, admin, clock, save };
}

test('[H8] saved settings show in platformInfo, platformConfig and on the home page', async () => {
  const { nobody, admin, save } = await open();
  const changes = { title: '新名', favicon: '/f.png', toolboxaddr: '', versionCheck: 0, tips: '公告' };
  expect(await save(changes)).toMatch(/^20000/);
  expect((await nobody.post(platformCalls.platformInfo.path)).data).toMatchObject({
    title: '新名',
    favicon: '/f.png',
    logo: '/favicon.svg',
  });
  expect((await admin.post(platformCalls.platformConfig.path)).data).toEqual({
    toolboxaddr: '',
    versionCheck: 0,
  });
  expect((await admin.post(shellCalls.homeSummary.path)).data).toMatchObject({ tips: '公告' });
  expect((await admin.post(operations.read.path)).data).toMatchObject({ ...changes, maxLoginFail: 5 });
});

test.each([
  [{ title: ' ' }, '请输入平台名称'],
  [{ title: '长'.repeat(31) }, '平台名称长度不能超过 30 个字符'],
  [{ logo: '' }, '请上传标志'],
  [{ toolboxaddr: 'ftp://x' }, '请输入以 http:// 或 https:// 开头的地址'],
  [{ toolboxaddr: `https://${'x'.repeat(248)}` }, '工具箱地址长度不能超过 255 个字符'],
  [{ hotline: '12' }, '请输入正确的联系电话'],
  [{ icp: '备案' }, '请输入正确的备案号'],
  [{ maxLoginFail: 2 }, '登录失败上限应在 3 到 10 之间'],
  [{ maxLoginFail: 11 }, '登录失败上限应在 3 到 10 之间'],
])('[H8] %j is refused: %s', async (changes, text) => {
  const { admin, save } = await open();
  const before = (await admin.post(operations.read.path)).data;
  expect(await save(changes)).toBe(`40000 ${text}`);
  expect((await admin.post(operations.read.path)).data).toEqual(before);
});

test('[H8] [A2] a registration is refused while registering is closed', async () => {
  const { nobody, save } = await open();
  await save({ registerOpen: 0 });
  expect(
    await nobody.post(platformCalls.register.path, {
      realName: '新人',
      mobile: '19900009999',
      code: '123456',
      username: 'newcomer',
      password: 'secret1',
    }),
  ).toMatchObject({ code: 40000, msg: '平台暂未开放注册' });
});

test('[H8] [A1] an account locks after the set number of wrong passwords', async () => {
  const { nobody, save } = await open();
  await save({ maxLoginFail: 3 });
  const texts = [];
  for (let time = 0; time < 4; time += 1)
    texts.push((await nobody.post(platformCalls.login.path, { username: 'yunying', password: 'no' })).msg);
  expect(texts).toEqual([
    '账号或密码错误，还可尝试 2 次',
    '账号或密码错误，还可尝试 1 次',
    '账号已锁定，请 10 分钟后再试',
    '账号已锁定，请 10 分钟后再试',
  ]);
});

test('[H8] the caches begin with 70 MB, are empty after clearing, and grow again', async () => {
  const { admin, clock } = await open();
  const size = async () => (await admin.post(operations.cacheSize.path)).data;
  expect(await size()).toMatchObject({ size: 73_400_320, dirs: { length: 4 } });
  await admin.post(shellCalls.clearCache.path, { types: 'tpl,data' });
  expect(await size()).toMatchObject({ size: 15_728_640 + 5_242_880 });
  await admin.post(shellCalls.clearCache.path);
  expect(await size()).toMatchObject({ size: 0, files: 0 });
  clock.now += 60_000;
  expect(await size()).toMatchObject({ size: 4 * 60 * 1800 });
  expect((await admin.post(shellCalls.clearCache.path, { types: 'x' })).msg).toBe('未知的缓存类型 x');
});

test('[H8] the run information has its five groups, and its figures drift', async () => {
  const { admin, clock } = await open();
  const info = async () => (await admin.post(operations.runInfo.path)).data;
  const before = await info();
  expect(before).toMatchObject(['服务器', '程序环境', '数据库', '队列', '磁盘'].map((group) => ({ group })));
  clock.now += 60_000;
  expect(await info()).not.toEqual(before);
});
