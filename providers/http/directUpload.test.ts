import { expect, test } from 'vitest';
import { createDirectUpload, partSize } from './directUpload';
import { RequestError } from './errors';
import type { Call, Send } from './request';

const file = new File([new Uint8Array(3 * partSize + 7)], '片.mp4');

/** A host with the least knowledge; `refuse` returns the status with which a call is refused. */
function setUp(refuse: (call: Call) => number | undefined = () => undefined) {
  const calls: Call[] = [];
  const parts: number[] = [];
  let tokens = 0;
  const send: Send = async (call) => {
    calls.push(call);
    const { path, query = {} } = call;
    const status = refuse(call);
    if (status !== undefined)
      throw new RequestError('refused', { reason: { kind: 'status', status }, call: path });
    const rawResponse = (body: unknown) => ({ status: 200, headers: {}, body });
    if (path.endsWith('getToken')) {
      tokens += 1;
      return rawResponse({
        code: 20000,
        data: [{ host: 'https://storage.example.com', key: `k${tokens}`, token: tokens }],
      });
    }
    if ('uploads' in query) return rawResponse({ uploadId: 'u1' });
    if ('parts' in query) return rawResponse({ parts });
    if ('complete' in query) return rawResponse({ key: 'k1' });
    parts.push(Number(query.partNumber));
    call.options?.onUpload?.(1);
    return rawResponse('');
  };
  const asked = () =>
    calls.map(({ path, query = {} }) =>
      path.endsWith('getToken')
        ? 'token'
        : Object.entries(query)
            .map(([name, value]) => `${name}=${value}`)
            .join('&'),
    );
  return { send, calls, asked, tokens: () => tokens };
}

const whole = [
  'uploads=1',
  ...[1, 2, 3, 4].map((part) => `uploadId=u1&partNumber=${part}`),
  'uploadId=u1&complete=4',
];

test('[FILE-3] a large file travels in parts, the last one is what is left, and progress is that of the whole', async () => {
  const { send, calls, asked } = setUp();
  const shares: number[] = [];
  expect(await createDirectUpload(send, file)({ onUpload: (share) => shares.push(share) })).toBe('k1');
  expect(asked()).toEqual(['token', ...whole]);
  const sizes = calls.flatMap(({ body }) => (body instanceof FormData ? body.getAll('file') : []));
  expect(sizes.map((part) => (part instanceof File ? part.size : part))).toEqual([
    partSize,
    partSize,
    partSize,
    7,
  ]);
  expect([shares.toSorted(), shares.at(-1)]).toEqual([shares, 1]);
});

test('[FILE-3] a retry after a failure sends only the missing parts', async () => {
  let broken = true;
  const { send, asked } = setUp(({ query }) => (broken && query?.partNumber === 3 ? 500 : undefined));
  const upload = createDirectUpload(send, file);
  await expect(upload()).rejects.toThrow('refused');
  broken = false;
  const before = asked().length;
  expect(await upload()).toBe('k1');
  expect(asked().slice(before)).toEqual([
    'uploadId=u1&parts=1',
    'uploadId=u1&partNumber=3',
    'uploadId=u1&partNumber=4',
    'uploadId=u1&complete=4',
  ]);
});

test('[FILE-3] an upload that the host no longer knows begins anew', async () => {
  let isLost = false;
  const { send, asked } = setUp(({ query = {} }) => {
    if (query.partNumber === 2 && !isLost) return 500;
    return 'parts' in query ? 404 : undefined;
  });
  const upload = createDirectUpload(send, file);
  await expect(upload()).rejects.toThrow();
  isLost = true;
  const before = asked().length;
  await upload();
  expect(asked().slice(before)).toEqual(['uploadId=u1&parts=1', ...whole]);
});

test('[FILE-3] credentials that are no longer good are asked for once more, not twice', async () => {
  const { send, tokens } = setUp(({ path }) => (path.endsWith('getToken') ? undefined : 403));
  await expect(createDirectUpload(send, new File(['x'], 'a.png'))()).rejects.toThrow('refused');
  expect(tokens()).toBe(2);
});
