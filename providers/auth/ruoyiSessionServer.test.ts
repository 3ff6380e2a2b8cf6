import { describe, expect, test } from 'vitest';
import { type Call, isRead, type Send } from '@/providers/http/request';
import { createRuoyiSessionServer } from './ruoyiSessionServer';

const user = { userId: 1, userName: 'admin', nickName: '若依', avatar: '', phonenumber: '19900000001' };
const responses: Record<string, object> = {
  '/login': { code: 200, msg: '操作成功', token: 't-1' },
  '/getInfo': { code: 200, user, roles: ['admin'], permissions: ['*:*:*'] },
  '/getRouters': { code: 200, data: [{ path: '/system', component: 'Layout', meta: { title: '系统管理' } }] },
  '/logout': { code: 200, msg: '退出成功' },
};

function server(changed: Record<string, object> = {}) {
  const calls: Call[] = [];
  const send: Send = async (call) => {
    calls.push(call);
    return { status: 200, headers: {}, body: { ...responses, ...changed }[call.path] };
  };
  return { server: createRuoyiSessionServer(send), calls };
}

const account = { username: 'admin', password: 'admin123' };

test('signing in calls /login, and reads the person from /getInfo with the new token', async () => {
  const { server: ruoyi, calls } = server();
  const { token, user: person } = await ruoyi.signIn({ ...account, code: '7', uuid: 'u-1' });
  expect(token).toBe('t-1');
  expect(person).toMatchObject({ id: 1, name: 'admin', realName: '若依', mobile: '19900000001', storeId: 1 });
  expect(person.roles).toEqual(['admin']);
  expect(calls.map(({ path, headers }) => [path, headers?.Authorization])).toEqual([
    ['/login', undefined],
    ['/getInfo', 'Bearer t-1'],
  ]);
  expect(calls[0]?.body).toEqual({ ...account, code: '7', uuid: 'u-1' });
});

test('signing in is no read that would be made again by itself after a lost answer', async () => {
  const { server: ruoyi, calls } = server();
  await ruoyi.signIn(account);
  expect(calls.map((call) => [call.path, isRead(call)])).toEqual([
    ['/login', false],
    ['/getInfo', true],
  ]);
});

test('the rules are the permissions of /getInfo, with its person, and the menu of /getRouters', async () => {
  const { permissions, tree, user: person } = await server().server.rules();
  expect(person).toMatchObject({ id: 1, realName: '若依', roles: ['admin'] });
  expect(permissions).toEqual(['*:*:*']);
  expect(tree.map(({ meta }) => meta.title)).toEqual(['系统管理']);
});

test('the server is asked once about a person who has just signed in, and anew by later readers', async () => {
  const { server: ruoyi, calls } = server();
  await ruoyi.signIn(account);
  await ruoyi.rules();
  expect(calls.map(({ path }) => path)).toEqual(['/login', '/getInfo', '/getRouters']);
  await ruoyi.rules();
  expect(calls.map(({ path }) => path).slice(3)).toEqual(['/getInfo', '/getRouters']);
});

test('signing out tells the server by the ended token, and ignores its answer', async () => {
  const { server: ruoyi, calls } = server();
  await ruoyi.signOut?.('t-old');
  expect(calls).toEqual([
    {
      method: 'POST',
      path: '/logout',
      body: {},
      headers: { Authorization: 'Bearer t-old' },
      options: { quiet: true, allowRepeat: true, public: true },
    },
  ]);
});

describe('members that a server may leave out', () => {
  test('a person without department, picture, number and nickname is their account', async () => {
    const info = { code: 200, user: { userId: 7, userName: 'ry', nickName: null, dept: null }, roles: null };
    const { user: person } = await server({ '/getInfo': info }).server.signIn(account);
    expect(person).toMatchObject({ id: 7, name: 'ry', realName: 'ry', avatar: '', roles: ['ROLE_DEFAULT'] });
  });

  test('a port that puts everything into data is understood', async () => {
    const changed = {
      '/login': { code: 200, data: { token: 't-9' } },
      '/getInfo': { code: 200, data: { user, roles: ['admin'], permissions: ['a:b:c'] } },
    };
    const { server: ruoyi } = server(changed);
    expect(await ruoyi.signIn(account)).toMatchObject({ token: 't-9', user: { id: 1, roles: ['admin'] } });
    expect((await ruoyi.rules()).permissions).toEqual(['a:b:c']);
  });

  test('missing permissions and menu are empty ones', async () => {
    const changed = { '/getInfo': { code: 200, user, permissions: null }, '/getRouters': { code: 200 } };
    expect(await server(changed).server.rules()).toMatchObject({ permissions: [], tree: [] });
  });
});

test.each([
  ['no token', { '/login': { code: 200, msg: '' } }, /POST \/login/],
  ['nobody', { '/getInfo': { code: 200, user: null } }, /GET \/getInfo/],
])('an answer with %s is named', async (_, changed, message) => {
  await expect(server(changed).server.signIn(account)).rejects.toThrow(message);
});

test('a code by SMS is unknown to RuoYi', async () => {
  const { server: ruoyi, calls } = server();
  const signIn = ruoyi.signIn({ mobile: '19900000001', code: '123456' });
  await expect(signIn).rejects.toThrow('当前服务器不支持短信登录');
  expect(calls).toEqual([]);
});
