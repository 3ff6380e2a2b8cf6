import { expect, test } from 'vitest';
import type { Call, Send } from '@/providers/http/call';
import { createRuoyiSessionServer } from './ruoyiSessionServer';

const answers: Record<string, object> = {
  '/login': { code: 200, msg: '操作成功', token: 't-1' },
  '/getInfo': {
    code: 200,
    user: { userId: 1, userName: 'admin', nickName: '若依', avatar: '', phonenumber: '19900000001' },
    roles: ['admin'],
    permissions: ['*:*:*'],
  },
  '/getRouters': { code: 200, data: [{ path: '/system', component: 'Layout', meta: { title: '系统管理' } }] },
};

function server(changed: Record<string, object> = {}) {
  const calls: Call[] = [];
  const send: Send = async (call) => {
    calls.push(call);
    return { status: 200, headers: {}, body: { ...answers, ...changed }[call.path] };
  };
  return { server: createRuoyiSessionServer(send), calls };
}

test('it signs in against /login and learns the person from /getInfo with the new token', async () => {
  const { server: ruoyi, calls } = server();
  const { token, user } = await ruoyi.signIn({ username: 'admin', password: 'admin123' });
  expect(token).toBe('t-1');
  expect(user).toMatchObject({
    id: 1,
    name: 'admin',
    realName: '若依',
    mobile: '19900000001',
    roles: ['admin'],
  });
  expect(calls.map(({ path, headers }) => [path, headers?.Authorization])).toEqual([
    ['/login', undefined],
    ['/getInfo', 'Bearer t-1'],
  ]);
});

test('the rules are the permissions of /getInfo and the menu of /getRouters', async () => {
  const { permissions, tree } = await server().server.rules();
  expect(permissions).toEqual(['*:*:*']);
  expect(tree.map(({ meta }) => meta.title)).toEqual(['系统管理']);
});

test.each([
  ['no token', { '/login': { code: 200, msg: '' } }, /POST \/login/],
  ['nobody', { '/getInfo': { code: 200 } }, /GET \/getInfo/],
])('an answer with %s is named', async (_, changed, message) => {
  const signIn = server(changed).server.signIn({ username: 'admin', password: 'admin123' });
  await expect(signIn).rejects.toThrow(message);
});

test('a code by SMS is nothing that RuoYi knows', async () => {
  const { server: ruoyi, calls } = server();
  const signIn = ruoyi.signIn({ mobile: '19900000001', code: '123456' });
  await expect(signIn).rejects.toThrow('当前服务器不支持短信登录');
  expect(calls).toEqual([]);
});
