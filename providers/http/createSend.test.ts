import { expect, test } from 'vitest';
import { platformCalls } from '../data/platformCalls';
import { sendForData } from './apiResponse';
import type { Call } from './call';
import { createSend, type SendOptions } from './createSend';
import { createKeyPair, sealEnvelope } from './envelope/seal';
import { bodyOf, localServer } from './localServer';
import { listening } from './scriptedSend';

/** A sender as the application makes it, against a server that answers with what `respond` makes of each path. */
async function setUp(
  respond: (path: string, token: unknown) => unknown,
  key = '',
  server: Pick<SendOptions, 'flavour' | 'hasPlatform'> = {},
) {
  const asked: string[] = [];
  const apiBase = await localServer(async (request, response) => {
    const path = request.url ?? '';
    asked.push(`${path} ${await bodyOf(request)}`);
    response.end(JSON.stringify(await respond(path, request.headers.token)));
  });
  const state = { refusing: false, expired: 0 };
  const { shown, notify } = listening();
  const session = {
    token: () => 't1',
    refusing: () => state.refusing,
    onExpired: () => {
      state.expired += 1;
    },
  };
  const envelope = { scheme: 'pkcs1', key } as const;
  const send = createSend({ apiBase, requestTimeout: 5000, envelope, session, notify, ...server });
  return { send, asked, shown, state };
}

const call: Call = { method: 'POST', path: '/x', body: { id: 1 } };

test('[CALL-2] [ENC-1] a call goes out with its token and comes back opened', async () => {
  const { privateKey, publicKey } = await createKeyPair();
  const seal = (token: unknown) => sealEnvelope({ token }, { scheme: 'pkcs1', key: publicKey });
  const { send } = await setUp(
    async (_path, token) => ({ code: 20000, data: await seal(token) }),
    privateKey,
  );
  expect(await sendForData(send, call)).toEqual({ token: 't1' });
});

test('[CODE-1] ten calls that fail together each reject; the session is told, the staff are not', async () => {
  const { send, shown, state } = await setUp(() => ({ code: 401, msg: '' }));
  const calls = Array.from({ length: 10 }, (_, id) => send({ ...call, body: { id } }));
  for (const asked of calls) await expect(asked).rejects.toMatchObject({ reason: { kind: 'expired' } });
  expect(state.expired).toBe(10);
  expect(shown).toEqual([]);
});

test('[CODE-1] once the staff stay on the page, nothing is sent and the session is not told again', async () => {
  const { send, asked, state } = await setUp(() => ({ code: 401, msg: '' }));
  state.refusing = true;
  await expect(send(call)).rejects.toMatchObject({ reason: { kind: 'expired' } });
  expect([asked, state.expired]).toEqual([[], 0]);
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

test('a RuoYi server is spoken to in its flavour, and not asked for what it lacks', async () => {
  const ruoyi = { flavour: 'ruoyi', hasPlatform: false } as const;
  const { send, asked, shown } = await setUp((_path, token) => ({ data: token ?? 'no token' }), '', ruoyi);
  expect(await sendForData(send, { method: 'GET', path: '/dev-api/common/download' })).toBe('no token');
  const { method, path } = platformCalls.platformInfo;
  await expect(send({ method, path })).rejects.toMatchObject({ reason: { kind: 'absent' }, shown: true });
  expect(asked).toEqual(['/common/download ']);
  expect(shown).toEqual(['error: 当前服务器没有此功能']);
});
