import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { bodyOf, localServer } from './localServer';
import type { Call } from './request';
import { createTransport } from './transport';

/** A transport against a server that returns each request. */
async function echoing() {
  const apiBase = await localServer(async (request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('Download-Filename', '%E5%AD%97');
    const { method, url, headers } = request;
    response.end(JSON.stringify({ method, url, headers, body: await bodyOf(request) }));
  });
  return createTransport({ apiBase, requestTimeout: 5000 });
}

/** A transport against a server that never answers. */
async function silent(requestTimeout: number) {
  return createTransport({ apiBase: await localServer(() => {}), requestTimeout });
}

const call: Call = { method: 'POST', path: '/x' };

test('[CALL-2] a POST carries an object as JSON, an empty one where none is given', async () => {
  const send = await echoing();
  const rawResponse = await send({ ...call, body: { id: 1 }, headers: { token: 't1' } });
  expect(rawResponse.body).toMatchObject({
    method: 'POST',
    body: '{"id":1}',
    headers: { token: 't1', 'content-type': expect.stringContaining('application/json') },
  });
  expect((await send(call)).body).toMatchObject({ body: '{}' });
});

test('the query joins the address; names of headers come in lower case', async () => {
  const send = await echoing();
  const rawResponse = await send({ method: 'GET', path: '/x?a=1', query: { name: '', params: { b: '2' } } });
  expect(rawResponse.body).toMatchObject({ method: 'GET', url: '/x?a=1&params%5Bb%5D=2', body: '' });
  expect(rawResponse.headers['download-filename']).toBe('%E5%AD%97');
});

test('urlencoded parameters and form data say so themselves', async () => {
  const send = await echoing();
  const form = new FormData();
  form.append('type', 'png');
  expect((await send({ ...call, body: new URLSearchParams({ a: '1' }) })).body).toMatchObject({
    body: 'a=1',
    headers: { 'content-type': expect.stringContaining('application/x-www-form-urlencoded') },
  });
  expect((await send({ ...call, body: form })).body).toMatchObject({
    body: expect.stringContaining('name="type"'),
    headers: { 'content-type': expect.stringContaining('multipart/form-data; boundary=') },
  });
});

test('a call that is cut off because the page is left is no lost connection', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  onTestFinished(() => void vi.unstubAllGlobals());
  const apiBase = await localServer((request) => request.socket.destroy());
  const send = createTransport({ apiBase, requestTimeout: 5000 });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());

  page.dispatchEvent(new Event('beforeunload'));
  await expect(send(call)).rejects.toMatchObject({ reason: { kind: 'cancelled' } });
  // Somebody who was asked and stayed is told of the next one.
  vi.advanceTimersByTime(1000);
  await expect(send(call)).rejects.toMatchObject({ reason: { kind: 'network' } });
});

test('an absolute address is not put below the API base', async () => {
  const host = await localServer((_request, response) => response.end('"host"'));
  const send = await silent(5000);
  expect((await send({ ...call, path: `${host}/upload` })).body).toBe('host');
});

test('[CODE-10] a blob answer is a blob, with its type', async () => {
  const apiBase = await localServer((_request, response) => {
    response.setHeader('Content-Type', 'application/zip');
    response.end('bytes');
  });
  const send = createTransport({ apiBase, requestTimeout: 5000 });
  const { body } = await send({ method: 'GET', path: '/zip', options: { responseType: 'blob' } });
  expect(body).toBeInstanceOf(Blob);
  expect(body).toMatchObject({ type: 'application/zip', size: 5 });
});

test('the share of a file that has come is known where its length is, and what is packed hides it', async () => {
  const apiBase = await localServer(async ({ url }, response) => {
    const body = url === '/packed' ? gzipSync('x'.repeat(1000)) : Buffer.from('x'.repeat(1000));
    if (url === '/packed') response.setHeader('Content-Encoding', 'gzip');
    response.setHeader('Content-Length', body.length);
    response.end(body);
  });
  const send = createTransport({ apiBase, requestTimeout: 5000 });
  const sharesOf = async (path: string) => {
    const shares: (number | undefined)[] = [];
    const options = {
      responseType: 'blob',
      onDownload: (share?: number) => void shares.push(share),
    } as const;
    const { body } = await send({ method: 'GET', path, options });
    expect(body).toHaveProperty('size', 1000);
    return shares;
  };
  expect((await sharesOf('/plain')).at(-1)).toBe(1);
  expect(new Set(await sharesOf('/packed'))).toEqual(new Set([undefined]));
});

test('a file that breaks off is no file', async () => {
  const apiBase = await localServer((_request, response) => {
    response.setHeader('Content-Length', 1000);
    response.write('x', () => response.destroy());
  });
  const send = createTransport({ apiBase, requestTimeout: 5000 });
  const lost = send({ method: 'GET', path: '/zip', options: { responseType: 'blob' } });
  await expect(lost).rejects.toMatchObject({ reason: { kind: 'network' } });
});

test('[CODE-9] no connection: 后端接口连接异常', async () => {
  const send = createTransport({ apiBase: 'http://127.0.0.1:1', requestTimeout: 5000 });
  await expect(send(call)).rejects.toMatchObject({
    message: '后端接口连接异常',
    reason: { kind: 'network' },
    call: 'POST /x',
    shown: false,
  });
});

test('[CALL-4] [CODE-9] no answer in time: 系统接口请求超时', async () => {
  const timedOut = { message: '系统接口请求超时', reason: { kind: 'timeout' } };
  await expect((await silent(30))(call)).rejects.toMatchObject(timedOut);
  await expect((await silent(5000))({ ...call, options: { timeout: 30 } })).rejects.toMatchObject(timedOut);
});

/** Lets only the test's own clock fire timers. */
function stopClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

test('[CALL-4] a file that keeps coming is not cut off after the limit, one that stops is', async () => {
  stopClock();
  const step: (() => void)[] = [];
  const apiBase = await localServer((_request, response) => {
    response.flushHeaders();
    step.push(() => response.write('x'.repeat(1000)));
  });
  const send = createTransport({ apiBase, requestTimeout: 60_000 });
  let pieces = 0;
  const options = { responseType: 'blob', onDownload: () => void pieces++ } as const;
  const fetched = send({ method: 'GET', path: '/zip', options });
  const failure = fetched.catch((error: unknown) => error);
  await expect.poll(() => step).toHaveLength(1);
  for (let piece = 1; piece <= 4; piece += 1) {
    step[0]?.();
    // Reported at most three times a second: it comes with the next tick of the clock.
    await expect
      .poll(() => {
        vi.advanceTimersByTime(400);
        return pieces;
      })
      .toBe(piece);
    vi.advanceTimersByTime(50_000);
  }
  vi.advanceTimersByTime(10_000);
  expect(await failure).toMatchObject({ message: '系统接口请求超时', reason: { kind: 'timeout' } });
});

test('[CALL-4] the answer of an import is waited for longer', async () => {
  stopClock();
  let asked = 0;
  const apiBase = await localServer(() => void asked++);
  const send = createTransport({ apiBase, requestTimeout: 60_000 });
  let failure: unknown;
  const sent = send({ ...call, options: { answerTimeout: 300_000 } }).catch((error: unknown) => {
    failure = error;
  });
  await expect.poll(() => asked).toBe(1);
  vi.advanceTimersByTime(299_000);
  await Promise.resolve();
  expect(failure).toBeUndefined();
  vi.advanceTimersByTime(1000);
  await sent;
  expect(failure).toMatchObject({ reason: { kind: 'timeout' } });
});

test('[CODE-9] another status: 系统接口502异常', async () => {
  const apiBase = await localServer((_request, response) => {
    response.statusCode = 502;
    response.end('{"code":200}');
  });
  await expect(createTransport({ apiBase, requestTimeout: 5000 })(call)).rejects.toMatchObject({
    message: '系统接口502异常',
    reason: { kind: 'status', status: 502 },
    statusCode: 502,
  });
});

test('[CALL-5] a call is cancelled by its signal, before and after it was sent', async () => {
  const cancelled = { reason: { kind: 'cancelled' } };
  const early = AbortSignal.abort();
  await expect((await silent(5000))({ ...call, options: { signal: early } })).rejects.toMatchObject(
    cancelled,
  );

  const leaving = new AbortController();
  const apiBase = await localServer(() => leaving.abort());
  const send = createTransport({ apiBase, requestTimeout: 5000 });
  await expect(send({ ...call, options: { signal: leaving.signal } })).rejects.toMatchObject(cancelled);
});

test('an id that is sent as a number of nineteen digits arrives digit by digit', async () => {
  const apiBase = await localServer((_request, response) =>
    response.end('{"data":{"id":1234567890123456789}}'),
  );
  const { body } = await createTransport({ apiBase, requestTimeout: 5000 })(call);
  expect(body).toEqual({ data: { id: '1234567890123456789' } });
});

test('an answer that is no JSON stays a text', async () => {
  const apiBase = await localServer((_request, response) => response.end('<html>'));
  expect((await createTransport({ apiBase, requestTimeout: 5000 })(call)).body).toBe('<html>');
});
