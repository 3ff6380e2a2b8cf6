import { expect, test } from 'vitest';
import { pipeline } from './client';
import { type Reason, RequestError } from './errors';
import type { Call, Send } from './request';
import { codePolicy } from './responseCodes';
import { retryLostReads } from './retryLostReads';
import { listening } from './scriptedSend';

const rows: Call = { method: 'POST', path: '/list', options: { allowRepeat: true } };

/** A sender over a connection that is broken for its first calls. */
function setUp(broken: number, reason: Reason = { kind: 'network' }) {
  const { shown, notify } = listening();
  let made = 0;
  let pauses = 0;
  const transport: Send = async () => {
    made += 1;
    if (made <= broken) throw new RequestError('后端接口连接异常', { reason, call: 'POST /list' });
    return { status: 200, headers: {}, body: { code: 20000, msg: '', data: made } };
  };
  const pause = async () => {
    pauses += 1;
  };
  const send = pipeline([codePolicy({ notify, onExpired: () => {} }), retryLostReads(pause)], transport);
  return { send, shown, made: () => made, pauses: () => pauses };
}

test('a read that the network lost once is repeated silently', async () => {
  const { send, shown, pauses } = setUp(1);
  expect((await send(rows)).body).toMatchObject({ data: 2 });
  expect([shown, pauses()]).toEqual([[], 1]);
});

test('a read that is lost twice is reported once', async () => {
  const { send, shown, made } = setUp(2);
  await expect(send(rows)).rejects.toMatchObject({ reason: { kind: 'network' } });
  expect([shown, made()]).toEqual([['error: 后端接口连接异常'], 2]);
});

test.each<[string, Call, Reason]>([
  ['a write', { method: 'POST', path: '/edit' }, { kind: 'network' }],
  [
    'a write that may be repeated',
    { method: 'POST', path: '/sort', options: { allowRepeat: true, writes: true } },
    { kind: 'network' },
  ],
  ['a file', { method: 'GET', path: '/zip', options: { responseType: 'blob' } }, { kind: 'network' }],
  ['a read that took too long', rows, { kind: 'timeout' }],
  ['a read that was given up', rows, { kind: 'cancelled' }],
])('%s is not made again by itself', async (_what, call, reason) => {
  const { send, made } = setUp(1, reason);
  await expect(send(call)).rejects.toMatchObject({ reason });
  expect(made()).toBe(1);
});
