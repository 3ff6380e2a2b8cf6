import { describe, expect, test } from 'vitest';
import { isRecord } from '@/src/lib/record';
import type { MockServer } from '../mockServer';
import { loginLogTable } from '../monitor/loginLog';
import { accountTable } from '../system/accountTable';
import { configTable } from '../system/config';
import { type Caller, createTestClient } from '../testClient';
import { captchaAnswer } from './captcha';

type Json = Readonly<Record<string, unknown>>;

/** A bare client of a fresh mock server. `ask` resolves to the whole response, signed in if a token is given. */
function setUp() {
  const { mockServer, clock, nobody, as } = createTestClient();
  const ask = async (method: string, path: string, body?: object, caller: Caller = nobody): Promise<Json> => {
    const response = await caller.fetch(method, path, body && JSON.stringify(body), 'application/json');
    const answer: unknown = await response.json();
    if (!isRecord(answer)) throw new Error('no object');
    return answer;
  };
  const question = async () => {
    const uuid = String((await ask('GET', '/captchaImage')).uuid);
    return { uuid, code: await captchaAnswer(mockServer, uuid) };
  };
  const login = async (form: object) => ask('POST', '/login', { ...(await question()), ...form });
  return { mockServer, clock, as, ask, question, login };
}

const admin = { username: 'admin', password: 'admin123' };

async function set(mockServer: MockServer, configKey: string, configValue: string): Promise<void> {
  const configs = await mockServer.table(configTable);
  const row = configs.find((one) => one.configKey === configKey);
  if (row) await configs.put({ ...row, configValue });
}

describe('the captcha', () => {
  test('is a question as a picture, and its answer signs in', async () => {
    const { ask, login } = setUp();
    const { captchaEnabled, uuid, img } = await ask('GET', '/captchaImage');
    expect([captchaEnabled, String(uuid).length]).toEqual([true, 32]);
    expect(atob(String(img))).toMatch(/^<svg .*>\?<\/text>/);
    expect(await login(admin)).toEqual({ code: 200, msg: '操作成功', token: expect.any(String) });
  });

  test('is good for one answer, right or wrong, within two minutes', async () => {
    const { clock, ask, question } = setUp();
    const first = await question();
    expect(await ask('POST', '/login', { ...admin, ...first, code: 'x' })).toMatchObject({
      msg: '验证码错误',
    });
    expect(await ask('POST', '/login', { ...admin, ...first })).toMatchObject({
      code: 500,
      msg: '验证码已失效',
    });
    const late = await question();
    clock.now += 2 * 60_000 + 1;
    expect(await ask('POST', '/login', { ...admin, ...late })).toMatchObject({ msg: '验证码已失效' });
    expect(await ask('POST', '/login', admin)).toMatchObject({ msg: '验证码已失效' });
  });

  test('is not asked where the setting is off', async () => {
    const { mockServer, ask } = setUp();
    await set(mockServer, 'sys.account.captchaEnabled', 'false');
    expect(await ask('GET', '/captchaImage')).toEqual({ code: 200, msg: '操作成功', captchaEnabled: false });
    expect(await ask('POST', '/login', admin)).toMatchObject({ code: 200 });
  });
});

describe('a sign-in that is refused', () => {
  const wrong = '用户不存在/密码错误';

  test.each([
    ['nobody', { username: 'nobody', password: 'admin123' }, wrong],
    ['a wrong password', { username: 'admin', password: 'wrong-one' }, wrong],
    ['a short name', { username: 'a', password: 'admin123' }, wrong],
    ['a short password', { username: 'admin', password: 'abcd' }, wrong],
    ['nothing', {}, wrong],
    ['a disabled account', { username: 'staff18', password: 'admin123' }, '用户已封禁，请联系管理员'],
  ])('%s', async (_, form, msg) => {
    const { mockServer, login } = setUp();
    expect(await login(form)).toEqual({ code: 500, msg });
    expect((await mockServer.table(loginLogTable)).all().at(-1)).toMatchObject({ status: '1', msg });
  });

  test('after five wrong passwords, for ten minutes, the right one too', async () => {
    const { clock, login } = setUp();
    for (let turn = 0; turn < 5; turn += 1)
      expect(await login({ ...admin, password: 'wrong-one' })).toMatchObject({ msg: wrong });
    expect(await login(admin)).toEqual({ code: 500, msg: '密码输入错误5次，帐户锁定10分钟' });
    clock.now += 10 * 60_000;
    expect(await login(admin)).toMatchObject({ code: 200 });
  });

  test('from an address on the black list', async () => {
    const { mockServer, login } = setUp();
    await set(mockServer, 'sys.login.blackIPList', '10.0.0.1;127.0.0.1');
    expect(await login(admin)).toEqual({ code: 500, msg: '很遗憾，访问IP已被列入系统黑名单' });
  });
});

describe('the session', () => {
  test('/getInfo names the person without the password, and the permissions', async () => {
    const { ask, as } = setUp();
    const info = await ask('GET', '/getInfo', undefined, await as('yunying'));
    expect(info).toMatchObject({
      code: 200,
      user: { userId: 2, userName: 'yunying', nickName: '苏晚晴', dept: {}, admin: false },
      roles: ['operator'],
      permissions: expect.arrayContaining(['customer:store:list']),
    });
    expect(JSON.stringify(info)).not.toContain('admin123');
    expect(await ask('GET', '/getInfo', undefined, await as('admin'))).toMatchObject({
      roles: ['admin'],
      permissions: ['*:*:*'],
    });
  });

  test('an unknown token is answered as RuoYi does, and can still sign out', async () => {
    const { ask, mockServer } = setUp();
    expect(await ask('GET', '/getInfo')).toEqual({
      code: 401,
      msg: '请求访问：/getInfo，认证失败，无法访问系统资源',
    });
    expect(await ask('POST', '/logout')).toEqual({ code: 200, msg: '退出成功' });
    expect(mockServer.requests.all().map(({ path }) => path)).toEqual(['/getInfo', '/logout']);
  });

  test('signing out ends the session', async () => {
    const { ask, as } = setUp();
    const caller = await as('admin');
    expect(await ask('GET', '/getInfo', undefined, caller)).toMatchObject({ code: 200 });
    await ask('POST', '/logout', {}, caller);
    expect(await ask('GET', '/getInfo', undefined, caller)).toMatchObject({ code: 401 });
  });

  test('a registration is refused', async () => {
    const { ask } = setUp();
    expect(await ask('POST', '/register', admin)).toEqual({ code: 500, msg: '当前系统没有开启注册功能！' });
  });

  test.each([
    ['', '密码不能为空', 500],
    ['wrong', '密码错误，请重新输入', 500],
    ['admin123', '解锁成功', 200],
  ])('the lock answers the password «%s»: %s', async (password, msg, code) => {
    const { ask, as } = setUp();
    expect(await ask('POST', '/unlockscreen', { password }, await as('admin'))).toEqual({ code, msg });
  });

  test('a password is changed by the body and by the address', async () => {
    const { mockServer, ask, as } = setUp();
    const path = '/system/user/profile/updatePwd';
    const caller = await as('admin');
    const refused = await ask('PUT', path, { oldPassword: 'x', newPassword: 'spring26' }, caller);
    expect(refused).toEqual({ code: 500, msg: '修改密码失败，旧密码错误' });
    await ask('PUT', path, { oldPassword: 'admin123', newPassword: 'spring26' }, caller);
    await ask('PUT', `${path}?oldPassword=spring26&newPassword=summer26`, undefined, caller);
    expect((await mockServer.table(accountTable)).get(1)?.password).toBe('summer26');
  });
});

test('the base of a deployment is taken off, and common files are at the top', async () => {
  const { ask, as } = setUp();
  expect(await ask('GET', '/prod-api/getInfo', undefined, await as('admin'))).toMatchObject({ code: 200 });
  expect(
    await ask('GET', '/prod-api/common/download?fileName=../x', undefined, await as('admin')),
  ).toMatchObject({
    code: 403,
  });
});

test.each(['/login', '/register'])('%s is a page to whoever opens it', async (path) => {
  const { nobody } = createTestClient();
  await expect(nobody.fetch('GET', path)).rejects.toThrow('is not for the server');
});
