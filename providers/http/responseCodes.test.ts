import { describe, expect, test, vi } from 'vitest';
import type { Call, CallOptions, Send } from './request';
import { codePolicy, expiredGuard } from './responseCodes';
import { failing, listening, responding } from './scriptedSend';

/** The outcome of one call: the messages shown, the error it rejected with, and whether the session was told. */
async function outcome(send: Send, options?: CallOptions, method: Call['method'] = 'POST') {
  const { shown, notify } = listening();
  const expired: (string | undefined)[] = [];
  const policy = codePolicy({ notify, onExpired: (token) => void expired.push(token) });
  const call = { method, path: '/x', options, headers: { token: 't1' } } as const;
  const settled = await policy(call, send).then(
    (rawResponse) => ({ body: rawResponse.body, error: undefined }),
    (error: unknown) => ({ body: undefined, error }),
  );
  return { shown, expired, ...settled };
}

const response = (code: number, msg = '说明', data: unknown = { id: 1 }) =>
  responding({ code, msg, data }).send;

describe('codes', () => {
  test.each([401, 40310])(
    '[CODE-1] %i rejects and tells the session; nothing is shown here',
    async (code) => {
      const { shown, expired, error } = await outcome(response(code));
      expect(shown).toEqual([]);
      expect(expired).toEqual(['t1']);
      expect(error).toMatchObject({
        message: '无效的会话，或者会话已过期，请重新登录。',
        reason: { kind: 'expired', code },
        shown: false,
      });
    },
  );

  test('[CODE-1] a public call never ends a session: 401 is a refusal like any other', async () => {
    const { shown, expired, error } = await outcome(response(401, ''), { anonymous: true });
    expect(expired).toEqual([]);
    expect(shown).toEqual(['notification: 认证失败，无法访问系统资源']);
    expect(error).toMatchObject({ reason: { kind: 'refused', code: 401 } });
  });

  test.each([40301, 44444])('[CODE-2] %i shows the message and still returns the data', async (code) => {
    const { shown, body, error } = await outcome(response(code));
    expect(shown).toEqual(['error: 说明']);
    expect(error).toBeUndefined();
    expect(body).toEqual({ code, msg: '说明', data: { id: 1 } });
  });

  test.each([null, undefined])('[CODE-2] 40301 that brings %s is a refusal', async (data) => {
    const { shown, error } = await outcome(responding({ code: 40301, msg: '', data }).send);
    expect(shown).toEqual(['error: 当前操作没有权限']);
    expect(error).toMatchObject({ reason: { kind: 'refused', code: 40301 }, shown: true });
  });

  test('[CODE-4] 601 is not shown where the caller asks about it; another refusal is', async () => {
    const asked = await outcome(response(601), { overridable: true });
    expect(asked.shown).toEqual([]);
    expect(asked.error).toMatchObject({ statusCode: 601, message: '说明', shown: false });
    expect((await outcome(response(500), { overridable: true })).shown).toEqual(['error: 说明']);
  });

  test.each([
    ['[CODE-3]', 500, 'error'],
    ['[CODE-4]', 601, 'warning'],
    ['[CODE-5]', 40000, 'error'],
    ['[CODE-5]', 50000, 'error'],
    ['[CODE-7]', 12345, 'notification'],
    ['[CODE-7]', 403, 'notification'],
  ])('%s %i shows the message as %s and rejects', async (_id, code, severity) => {
    const { shown, error } = await outcome(response(code));
    expect(shown).toEqual([`${severity}: 说明`]);
    expect(error).toMatchObject({
      message: '说明',
      statusCode: code,
      reason: { kind: 'refused', code, data: { id: 1 } },
      call: 'POST /x',
      shown: true,
    });
  });

  test.each([200, 20000])('[CODE-6] %i is a success', async (code) => {
    const { shown, body, error } = await outcome(response(code));
    expect([shown, error]).toEqual([[], undefined]);
    expect(body).toEqual({ code, msg: '说明', data: { id: 1 } });
  });

  test.each([
    [403, '当前操作没有权限'],
    [404, '访问资源不存在'],
    [500, '系统内部错误'],
    [50000, '系统未知错误，请反馈给管理员'],
    [777, '系统未知错误，请反馈给管理员'],
  ])('[CODE-8] %i without a message says %s', async (code, text) => {
    expect((await outcome(response(code, ''))).error).toMatchObject({ message: text });
  });
});

describe('a response without a code', () => {
  const reads = { allowRepeat: true };

  test.each([{ kind: 'network' }, { kind: 'timeout' }, { kind: 'status', status: 502 }] as const)(
    '[CODE-9] a failure of the transport shows once: %o',
    async (reason) => {
      const { shown, error } = await outcome(failing(reason, '后端接口连接异常').send, reads);
      expect(shown).toEqual(['error: 后端接口连接异常']);
      expect(error).toMatchObject({ reason, shown: true, mayBeWritten: false });
    },
  );

  test.each([
    ['no answer in time', { kind: 'timeout' }],
    ['a broken connection', { kind: 'network' }],
    ['a proxy that waited in vain', { kind: 'status', status: 504 }],
    ['a proxy whose server broke off', { kind: 'status', status: 502 }],
  ] as const)('[CODE-9] a write with %s says that it may be written', async (_what, reason) => {
    const { shown, error } = await outcome(failing(reason, '系统接口请求超时').send);
    const message = '系统接口请求超时，可能已写入，请核对后再操作';
    expect(shown).toEqual([`error: ${message}`]);
    expect(error).toMatchObject({ message, reason, mayBeWritten: true });
  });

  test.each([
    ['a GET', {}, 'GET'],
    ['a read by POST', { allowRepeat: true }, 'POST'],
    ['a file', { responseType: 'blob' }, 'POST'],
    ['a sign-in', { public: true }, 'POST'],
    ['a call that writes nothing', { writes: false }, 'POST'],
  ] as const)('[CODE-9] %s without an answer is no write', async (_what, options, method) => {
    const { shown, error } = await outcome(failing({ kind: 'timeout' }, '超时').send, options, method);
    expect([shown, error]).toMatchObject([['error: 超时'], { mayBeWritten: false }]);
  });

  test('[CODE-9] a write that may be repeated counts as a write', async () => {
    const options = { allowRepeat: true, writes: true };
    const { error } = await outcome(failing({ kind: 'timeout' }).send, options);
    expect(error).toMatchObject({ mayBeWritten: true });
  });

  test('[CODE-9] a write that another status refuses is not written', async () => {
    const { error } = await outcome(failing({ kind: 'status', status: 500 }).send);
    expect(error).toMatchObject({ message: 'failed', mayBeWritten: false });
  });

  test('[CALL-5] a cancelled call is never shown', async () => {
    const { shown, error } = await outcome(failing({ kind: 'cancelled' }).send);
    expect(shown).toEqual([]);
    expect(error).toMatchObject({ reason: { kind: 'cancelled' }, shown: false });
  });

  test('a body of another layout rejects with an error that names the call, and is shown', async () => {
    const { shown, error } = await outcome(responding('<html>').send);
    expect(shown).toEqual(['error: 接口返回的数据格式无法识别（POST /x）']);
    expect(error).toMatchObject({ reason: { kind: 'layout' }, shown: true });
  });

  test.each([401, 40310])(
    '[CODE-1] a file in whose place came %i rejects and tells the session',
    async (code) => {
      const blob = new Blob([JSON.stringify({ code })], { type: 'application/json' });
      const { shown, expired, error } = await outcome(responding(blob).send, { responseType: 'blob' });
      expect([shown, expired]).toEqual([[], ['t1']]);
      expect(error).toMatchObject({ reason: { kind: 'expired', code }, shown: false });
    },
  );

  test.each([
    ['text', new Blob(['PK'], { type: 'text/plain' }), { responseType: 'blob' }],
    [
      'JSON without a code',
      new Blob(['{"name":"data"}'], { type: 'application/json' }),
      { responseType: 'blob' },
    ],
    ['JSON in name only', new Blob(['PK'], { type: 'application/json' }), { responseType: 'blob' }],
    ['an array buffer', new ArrayBuffer(8), { responseType: 'arraybuffer' }],
  ] as const)('[CODE-10] a file is returned as it came: %s', async (_what, file, options) => {
    const { shown, body } = await outcome(responding(file).send, options);
    expect(body).toBe(file);
    expect(shown).toEqual([]);
  });

  test.each([500, '500'])(
    '[CODE-10] a refusal in the place of a file, code %o, shows the server’s own words',
    async (code) => {
      const blob = new Blob([JSON.stringify({ code, msg: '没有可导出的数据' })], {
        type: 'application/json',
      });
      const { shown, error } = await outcome(responding(blob).send, { responseType: 'blob' });
      expect(shown).toEqual(['error: 没有可导出的数据']);
      expect(error).toMatchObject({ reason: { kind: 'refused', code: 500 }, shown: true });
    },
  );

  test('[FILE-3] the response of a foreign host has no code to obey', async () => {
    expect((await outcome(responding('<xml/>').send, { foreign: true })).body).toBe('<xml/>');
  });
});

test('a read without network shows nothing beside the banner; a write that was pressed does', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const { send } = failing({ kind: 'network' }, '后端接口连接异常');
  const read = await outcome(send, { allowRepeat: true });
  expect([read.shown, read.error]).toMatchObject([[], { shown: true }]);
  expect((await outcome(send)).shown).toEqual(['error: 后端接口连接异常']);
  vi.unstubAllGlobals();
});

test('a quiet call shows nothing and still rejects, marked as not shown', async () => {
  const refused = await outcome(response(500), { quiet: true });
  const broken = await outcome(failing({ kind: 'network' }).send, { quiet: true });
  expect([refused.shown, broken.shown]).toEqual([[], []]);
  expect(refused.error).toMatchObject({ reason: { kind: 'refused' }, shown: false });
  expect(broken.error).toMatchObject({ reason: { kind: 'network' }, shown: false });
});

test('[CODE-1] calls fail unsent after the staff chose to stay', async () => {
  const { send, calls } = responding({ code: 200 });
  const asked = expiredGuard(() => true)({ method: 'POST', path: '/x' }, send);
  await expect(asked).rejects.toMatchObject({
    message: '无效的会话，或者会话已过期，请重新登录。',
    reason: { kind: 'expired', code: 401 },
    shown: false,
  });
  expect(calls).toEqual([]);
});

test('public calls are sent while the staff stay', async () => {
  const { send, calls } = responding({ code: 200 });
  await expiredGuard(() => true)({ method: 'POST', path: '/x', options: { anonymous: true } }, send);
  expect(calls).toHaveLength(1);
});

test('every call is sent while the session lives', async () => {
  const { send, calls } = responding({ code: 200 });
  await expiredGuard(() => false)({ method: 'POST', path: '/x' }, send);
  expect(calls).toHaveLength(1);
});
