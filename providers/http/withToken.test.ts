import { expect, test } from 'vitest';
import type { CallOptions } from './call';
import { responding } from './scriptedSend';
import { withToken } from './withToken';

async function headersFor(options: CallOptions | undefined, token: string | undefined) {
  const { send, calls } = responding({});
  await withToken(() => token)({ method: 'POST', path: '/x', options }, send);
  return calls[0]?.headers;
}

test('[CALL-2] every call carries the token in the header token', async () => {
  expect(await headersFor(undefined, 't1')).toEqual({ token: 't1' });
});

test('[CALL-2] a public call goes out without a token when there is none, and with it when there is one', async () => {
  expect(await headersFor({ anonymous: true }, undefined)).toBeUndefined();
  expect(await headersFor({ anonymous: true }, 't1')).toEqual({ token: 't1' });
});

test('a call of the REST family or of files carries the bearer token besides', async () => {
  expect(await headersFor({ bearer: true }, 't1')).toEqual({ token: 't1', Authorization: 'Bearer t1' });
  expect(await headersFor({ bearer: true }, undefined)).toBeUndefined();
});

test('[FILE-3] no token travels to a foreign host', async () => {
  expect(await headersFor({ foreign: true, bearer: true }, 't1')).toBeUndefined();
});
