import { expect, test } from 'vitest';
import { createTransport } from './transport';

/** The page's own server answers: its addresses are known, and none of them takes a POST. */
const send = createTransport({ apiBase: '', requestTimeout: 30_000 });
const thisFile = new URL(import.meta.url).pathname;

test('[CODE-10] a blob answer is a blob, and its progress is reported', async () => {
  const shares: (number | undefined)[] = [];
  const options = { responseType: 'blob', onDownload: (share?: number) => void shares.push(share) } as const;
  const { body, status } = await send({ method: 'GET', path: thisFile, options });
  expect(status).toBe(200);
  expect(body).toBeInstanceOf(Blob);
  expect(shares.length).toBeGreaterThan(0);
});

test('the share of what was sent is reported up to the whole', async () => {
  const shares: number[] = [];
  const body = new FormData();
  // Small enough to be on its way before the server, which wants none of it, has answered.
  body.append('file', new Blob([new Uint8Array(20_000)]));
  const options = { onUpload: (share: number) => void shares.push(share) };
  await send({ method: 'POST', path: '/no-such-call', body, options }).catch(() => undefined);
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
});

test('[CODE-9] a status and a broken connection have their texts', async () => {
  await expect(send({ method: 'POST', path: '/no-such-call' })).rejects.toMatchObject({
    message: expect.stringMatching(/^系统接口\d{3}异常$/),
  });
  await expect(send({ method: 'GET', path: 'http://127.0.0.1:1/' })).rejects.toMatchObject({
    message: '后端接口连接异常',
  });
});

test('[CALL-5] a call is cancelled by its signal', async () => {
  const leaving = new AbortController();
  const asked = send({ method: 'GET', path: thisFile, options: { signal: leaving.signal } });
  leaving.abort();
  await expect(asked).rejects.toMatchObject({ reason: { kind: 'cancelled' } });
});
