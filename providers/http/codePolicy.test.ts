import { describe, expect, test } from 'vitest';
import type { CallOptions, Send } from './call';
import { codePolicy } from './codePolicy';
import { failing, listening, responding } from './scriptedSend';

/** What became of one call: what was shown, what it rejected with, whether the session was told. */
async function outcome(send: Send, options?: CallOptions) {
  const { shown, notify } = listening();
  const expired: (string | undefined)[] = [];
  const policy = codePolicy({ notify, onExpired: (token) => void expired.push(token) });
  const call = { method: 'POST', path: '/x', options, headers: { token: 't1' } } as const;
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

  test.each([
    ['[CODE-3]', 500, 'error'],
    ['[CODE-4]', 601, 'warning'],
    ['[CODE-5]', 40000, 'error'],
    ['[CODE-5]', 50000, 'error'],
    ['[CODE-7]', 12345, 'notification'],
    ['[CODE-7]', 403, 'notification'],
  ])('%s %i shows the message as %s and rejects', async (_id, code, loudness) => {
    const { shown, error } = await outcome(response(code));
    expect(shown).toEqual([`${loudness}: 说明`]);
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

describe('what is no answer with a code', () => {
  test.each([{ kind: 'network' }, { kind: 'timeout' }, { kind: 'status', status: 502 }] as const)(
    '[CODE-9] a failure of the transport shows once: %o',
    async (reason) => {
      const { shown, error } = await outcome(failing(reason, '后端接口连接异常').send);
      expect(shown).toEqual(['error: 后端接口连接异常']);
      expect(error).toMatchObject({ reason, shown: true });
    },
  );

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

  test('[CODE-10] a blob is returned as it came, JSON or not', async () => {
    const blob = new Blob(['{"code":500}'], { type: 'application/json' });
    const { shown, body } = await outcome(responding(blob).send, { responseType: 'blob' });
    expect(body).toBe(blob);
    expect(shown).toEqual([]);
  });

  test('[FILE-3] what a foreign host answers has no code to obey', async () => {
    expect((await outcome(responding('<xml/>').send, { foreign: true })).body).toBe('<xml/>');
  });
});

test('a quiet call shows nothing and still rejects, marked as not shown', async () => {
  const refused = await outcome(response(500), { quiet: true });
  const broken = await outcome(failing({ kind: 'network' }).send, { quiet: true });
  expect([refused.shown, broken.shown]).toEqual([[], []]);
  expect(refused.error).toMatchObject({ reason: { kind: 'refused' }, shown: false });
  expect(broken.error).toMatchObject({ reason: { kind: 'network' }, shown: false });
});
