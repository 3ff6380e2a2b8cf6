import { expect, test } from 'vitest';
import { platformCalls } from '../endpoints/platformCalls';
import { createSend, pipeline, type SendOptions, withToken } from './client';
import { createKeyPair, sealEnvelope } from './envelope/seal';
import { createFailedCalls } from './failedCalls';
import { bodyOf, localServer } from './localServer';
import { type Call, type CallOptions, type Step, sendForResponse } from './request';
import { listening, responding } from './scriptedSend';

/** A sender as the application makes it, over a server whose `respond` returns a response for each path. */
async function setUp(
  respond: (path: string, token: unknown) => unknown,
  key = '',
  server: Pick<SendOptions, 'rest' | 'hasPlatform'> = {},
) {
  const asked: string[] = [];
  const apiBase = await localServer(async (request, response) => {
    const path = request.url ?? '';
    asked.push(`${path} ${await bodyOf(request)}`);
    response.end(JSON.stringify(await respond(path, request.headers.token)));
  });
  const state = { refusing: false, expired: 0, person: 1 };
  const { shown, notify } = listening();
  const session = {
    token: () => 't1',
    refusing: () => state.refusing,
    onExpired: () => {
      state.expired += 1;
    },
    person: () => state.person,
  };
  const envelope = { scheme: 'pkcs1', key } as const;
  const failed = createFailedCalls();
  const watch = failed.step;
  const send = createSend({ apiBase, requestTimeout: 5000, envelope, session, notify, watch, ...server });
  return { send, asked, shown, state, failed };
}

const call: Call = { method: 'POST', path: '/x', body: { id: 1 } };

test('[CALL-2] [ENC-1] a call goes out with its token and comes back opened', async () => {
  const { privateKey, publicKey } = await createKeyPair();
  const seal = (token: unknown) => sealEnvelope({ token }, { scheme: 'pkcs1', key: publicKey });
  const { send } = await setUp(
    async (_path, token) => ({ code: 20000, data: await seal(token) }),
    privateKey,
  );
  expect((await sendForResponse(send, call)).data).toEqual({ token: 't1' });
});

test('[CODE-1] ten calls that fail together each reject; the session is told, the staff are not', async () => {
  const { send, shown, state } = await setUp(() => ({ code: 401, msg: '' }));
  const calls = Array.from({ length: 10 }, (_, id) => send({ ...call, body: { id } }));
  for (const asked of calls) await expect(asked).rejects.toMatchObject({ reason: { kind: 'expired' } });
  expect(state.expired).toBe(10);
  expect(shown).toEqual([]);
});

test('[CODE-1] a page that stays after expiry sends nothing, and tells the session once', async () => {
  const { send, asked, state } = await setUp(() => ({ code: 401, msg: '' }));
  state.refusing = true;
  await expect(send(call)).rejects.toMatchObject({ reason: { kind: 'expired' } });
  expect([asked, state.expired]).toEqual([[], 0]);
});

test.each([
  ['a refusal', { code: 40000, msg: '不行' }],
  ['a question', { code: 601, msg: '仍要覆盖吗？' }],
  ['an expired session', { code: 401 }],
  ['a success', { code: 20000 }],
])(
  '[SESS-5] %s that comes after its person has gone is a cancelled call, of which nobody hears',
  async (_, reply) => {
    const { send, shown, state, failed } = await setUp(() => {
      state.person += 1;
      return reply;
    });
    await expect(send(call)).rejects.toMatchObject({ reason: { kind: 'cancelled' } });
    expect([shown, state.expired, failed.get()]).toEqual([[], 0, []]);
  },
);

test('[SESS-5] an open call is answered, whoever comes and goes meanwhile', async () => {
  const { send, state } = await setUp(() => {
    state.person += 1;
    return { code: 20000, data: '志愿通' };
  });
  const { data } = await sendForResponse(send, { ...call, options: { anonymous: true } });
  expect(data).toBe('志愿通');
});

test('[VAL-2] a double click saves once; a refused save may be tried again at once', async () => {
  const { send, asked, shown } = await setUp((path) => ({
    code: path === '/ok' ? 20000 : 40000,
    msg: '不行',
  }));
  const saved = send({ ...call, path: '/ok' });
  await expect(send({ ...call, path: '/ok' })).rejects.toThrow('重复提交');
  await saved;
  await expect(send(call)).rejects.toThrow('不行');
  await expect(send(call)).rejects.toThrow('不行');
  expect(asked).toEqual(['/ok {"id":1}', '/x {"id":1}', '/x {"id":1}']);
  expect(shown).toEqual(['error: 重复提交', 'error: 不行', 'error: 不行']);
});

test('a RuoYi server is spoken to in its flavour, and not asked for missing calls', async () => {
  const ruoyi = { rest: { flavour: 'ruoyi', version: 'auto' }, hasPlatform: false } as const;
  const { send, asked, shown } = await setUp((_path, token) => ({ data: token ?? 'no token' }), '', ruoyi);
  expect((await sendForResponse(send, { method: 'GET', path: '/dev-api/common/download' })).data).toBe(
    'no token',
  );
  const { method, path } = platformCalls.platformInfo;
  await expect(send({ method, path })).rejects.toMatchObject({ reason: { kind: 'absent' }, shown: true });
  expect(asked).toEqual(['/common/download ']);
  expect(shown).toEqual(['error: 当前服务器没有此功能']);
});

test('[ENC-1] a sealed answer whose code is the text "20000" is opened, and "601" refuses as 601', async () => {
  const { privateKey, publicKey } = await createKeyPair();
  const data = await sealEnvelope({ id: 3 }, { scheme: 'pkcs1', key: publicKey });
  const respond = (path: string) =>
    path === '/x' ? { code: '20000', data } : { code: '601', msg: '确定？' };
  const { send } = await setUp(respond, privateKey);
  expect((await sendForResponse(send, call)).data).toEqual({ id: 3 });
  await expect(send({ ...call, path: '/y' })).rejects.toMatchObject({ statusCode: 601 });
});

async function headersFor(options: CallOptions | undefined, token: string | undefined, path = '/x') {
  const { send, calls } = responding({});
  await withToken(() => token)({ method: 'POST', path, options }, send);
  return calls[0]?.headers;
}

test('[CALL-2] every call carries the token in the header token', async () => {
  expect(await headersFor(undefined, 't1')).toEqual({ token: 't1' });
});

test('[CALL-2] an open call goes out without a token when there is none, and with it when there is one', async () => {
  expect(await headersFor({ anonymous: true }, undefined)).toBeUndefined();
  expect(await headersFor({ anonymous: true }, 't1')).toEqual({ token: 't1' });
});

test('[CALL-2] a public call never carries a token, also when there is one', async () => {
  expect(await headersFor({ public: true }, 't1')).toBeUndefined();
  expect(await headersFor({ public: true, bearer: true }, 't1', '/system/x')).toBeUndefined();
});

test.each(['/system/user/profile', '/monitor/server', '/tool/gen/list'])(
  '[CALL-2] %s carries the bearer token, whoever asks for it',
  async (path) => {
    expect(await headersFor(undefined, 't1', path)).toEqual({ token: 't1', Authorization: 'Bearer t1' });
  },
);

test('a call that asks for it carries the bearer token besides', async () => {
  expect(await headersFor({ bearer: true }, 't1')).toEqual({ token: 't1', Authorization: 'Bearer t1' });
  expect(await headersFor({ bearer: true }, undefined)).toBeUndefined();
});

test('[FILE-3] no token travels to a foreign host', async () => {
  expect(await headersFor({ foreign: true, bearer: true }, 't1')).toBeUndefined();
});

test('the first step is the outermost', async () => {
  const order: string[] = [];
  const step =
    (name: string): Step =>
    async (asked, next) => {
      order.push(`${name} in`);
      const rawResponse = await next(asked);
      order.push(`${name} out`);
      return rawResponse;
    };
  await pipeline([step('a'), step('b')], responding('body').send)(call);
  expect(order).toEqual(['a in', 'b in', 'b out', 'a out']);
});

test('a step may change the call, the reply, or refuse', async () => {
  const rename: Step = async (asked, next) => {
    const rawResponse = await next({ ...asked, path: '/y' });
    return { ...rawResponse, body: [rawResponse.body] };
  };
  const refuse: Step = async () => {
    throw new Error('no');
  };
  const transport = responding('body');
  expect((await pipeline([rename], transport.send)(call)).body).toEqual(['body']);
  expect(transport.calls).toEqual([{ method: 'POST', path: '/y', body: { id: 1 } }]);
  await expect(pipeline([refuse], transport.send)(call)).rejects.toThrow('no');
  expect(transport.calls).toHaveLength(1);
});
