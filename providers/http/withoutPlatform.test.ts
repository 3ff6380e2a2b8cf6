import { expect, test } from 'vitest';
import type { KnownVersion } from '@/src/lib/ruoyiVersions';
import type { Operation } from '../endpoints/builder';
import { platformCalls, shellCalls } from '../endpoints/platformCalls';
import { ruoyiCalls } from '../endpoints/ruoyiCalls';
import type { Call, RawResponse } from './request';
import { withoutPlatform } from './ruoyi';
import { uploadImage } from './upload';

/** A sender without the platform's calls, over a server with scripted responses, and the calls that reached it. */
function server(response: (call: Call) => unknown = () => ({ code: 200 }), version: KnownVersion = 'auto') {
  const calls: Call[] = [];
  const step = withoutPlatform(version);
  const next = async (call: Call): Promise<RawResponse> => {
    calls.push(call);
    return { status: 200, headers: {}, body: await response(call) };
  };
  const send = (call: Call) => step(call, next);
  const ask = ({ method, path }: Operation, body?: unknown) => send({ method, path, body });
  return { send, ask, calls };
}

const { languagePack, platformInfo, platformConfig, editorConfig } = platformCalls;
const { noteDesc, latestVersion, updateList, homeSummary, homeTodo, homeSeason, myLogs, clearCache } =
  shellCalls;

test.each([
  ...[languagePack, platformInfo, platformConfig, editorConfig],
  ...[noteDesc, latestVersion, updateList, homeSummary, homeTodo, homeSeason, myLogs, clearCache],
])('$path is not sent', async (operation) => {
  const { ask, calls } = server();
  await expect(ask(operation)).rejects.toMatchObject({
    message: '当前服务器没有此功能',
    reason: { kind: 'absent' },
  });
  expect(calls).toEqual([]);
});

test.each([
  ...[platformCalls.dictionary, platformCalls.areaChilds, shellCalls.profile, shellCalls.saveProfile],
  ...[shellCalls.notices, platformCalls.saveSort, platformCalls.auditLog, shellCalls.undoDelete],
])('$method $path goes on its way', async (operation) => {
  const { ask, calls } = server();
  await ask(operation);
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `${operation.method} ${operation.path}`,
  ]);
});

test('calls of resources in our own family are for the server to answer', async () => {
  const { send, calls } = server();
  await send({ method: 'POST', path: '/ssystem-api/api/store/list' });
  expect(calls).toHaveLength(1);
});

test('an image goes where all files go; its path is its address', async () => {
  const { send, calls } = server(() => ({
    code: 200,
    fileName: '/profile/upload/a.png',
    url: 'http://x/a.png',
  }));
  const image = new File(['x'], 'a.png', { type: 'image/png' });
  expect(await uploadImage(send, { image, storeId: 1 })).toEqual({ url: '/profile/upload/a.png' });
  const [call] = calls;
  expect([call?.method, call?.path]).toEqual(['POST', '/common/upload']);
  expect(call?.body instanceof FormData ? [...call.body.keys()] : []).toEqual(['file']);
});

test('a password is changed by the server’s own call', async () => {
  const { ask, calls } = server();
  await ask(platformCalls.savePassword, { mobile: '', oldpass: 'old', pass: 'new', qrPass: 'new' });
  expect(calls).toEqual([
    {
      method: 'PUT',
      path: '/system/user/profile/updatePwd',
      body: { oldPassword: 'old', newPassword: 'new' },
    },
  ]);
});

test('passwords travel in the address only where the configuration names so old a server', async () => {
  const body = { oldpass: 'old', pass: 'new' };
  const older = server(undefined, '3.8.8');
  await older.ask(platformCalls.savePassword, body);
  const { path } = ruoyiCalls.updatePassword;
  expect(older.calls).toEqual([
    { method: 'PUT', path, query: { oldPassword: 'old', newPassword: 'new' }, body: undefined },
  ]);

  const unknown = server(() => ({ code: 500, msg: 'rawPassword cannot be null' }));
  expect(await unknown.ask(platformCalls.savePassword, body)).toMatchObject({
    body: { code: 500, msg: expect.stringContaining('rest.version') },
  });
  expect(unknown.calls.map(({ query }) => query)).toEqual([undefined]);

  const refusing = server(() => ({ code: 500, msg: '修改密码失败，旧密码错误' }));
  expect(await refusing.ask(platformCalls.savePassword, body)).toMatchObject({
    body: { msg: '修改密码失败，旧密码错误' },
  });
});

test('the screen is unlocked by the server’s own call', async () => {
  const { ask, calls } = server();
  await ask(shellCalls.unlock, { password: 'p' });
  expect(calls).toEqual([{ method: 'POST', path: '/unlockscreen', body: { password: 'p' } }]);
});

test('[LAY-12] the newest notices are asked for again after a server error', async () => {
  const { ask, calls } = server(() => ({ code: 500, msg: '系统接口异常' }));
  for (let turn = 0; turn < 2; turn += 1) await ask(shellCalls.newestNotices);
  expect(calls).toHaveLength(2);
});
