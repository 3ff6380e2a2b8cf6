import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { responding } from '../scriptedSend';
import { fromBase64, toBase64 } from './bytes';
import { openEnvelope } from './openEnvelope';
import type { EnvelopeSettings } from './scheme';
import { createKeyPair, sealEnvelope } from './seal';

let settings: EnvelopeSettings;
let sealed: string;
const value = { list: [{ id: 1, name: '机构' }], total: 1 };

beforeAll(async () => {
  const { privateKey, publicKey } = await createKeyPair();
  settings = { scheme: 'pkcs1', key: privateKey };
  sealed = await sealEnvelope(value, { scheme: 'pkcs1', key: publicKey });
});

/** The body after the step, and what it logged. */
async function outcome(body: unknown, used: EnvelopeSettings = settings) {
  const lines: string[] = [];
  const step = openEnvelope(used, (line) => lines.push(line));
  const rawResponse = await step({ method: 'POST', path: '/x', body: { secret: 1 } }, responding(body).send);
  return { body: rawResponse.body, lines };
}

test('[ENC-1] data of an answer with code 20000 is opened; the rest stays', async () => {
  const { body, lines } = await outcome({ code: 20000, msg: '成功', data: sealed });
  expect(body).toEqual({ code: 20000, msg: '成功', data: value });
  expect(lines).toEqual([]);
});

test('[ENC-2] an envelope that does not open leaves the raw data, with one line in the log that names the step', async () => {
  const cut = sealed.slice(0, -64);
  const { body, lines } = await outcome({ code: 20000, msg: '', data: cut });
  expect(body).toEqual({ code: 20000, msg: '', data: cut });
  expect(lines).toEqual(['POST /x: 信封布局错误']);
});

test('[ENC-2] property: however an envelope is damaged, the raw data is used, one line is logged, and nothing throws', async () => {
  const bytes = fromBase64(sealed);
  const startVector = 16; // covers bytes of the gzip header that nobody reads; open.test.ts tests it
  const flipped = fc
    .tuple(fc.integer({ min: startVector, max: bytes.length - 1 }), fc.nat(7))
    .map(([place, bit]) => toBase64(bytes.with(place, (bytes[place] ?? 0) ^ (1 << bit))));
  const truncated = fc.integer({ min: 400, max: sealed.length - 1 }).map((length) => sealed.slice(0, length));
  await fc.assert(
    fc.asyncProperty(fc.oneof(flipped, truncated), async (data) => {
      const { body, lines } = await outcome({ code: 20000, msg: '', data });
      expect(body).toEqual({ code: 20000, msg: '', data });
      expect(lines).toHaveLength(1);
    }),
  );
});

test.each([
  ['another code', (data: string) => ({ code: 200, msg: '', data })],
  ['a short text', () => ({ code: 20000, msg: '', data: '保存成功' })],
  ['an object', () => ({ code: 20000, msg: '', data: value })],
  ['no answer at all', (data: string) => data],
])('%s is left alone, and nothing is logged', async (_what, make) => {
  const body = make(sealed);
  expect(await outcome(body)).toEqual({ body, lines: [] });
});

test('encrypted data without a key stays raw', async () => {
  const body = { code: 20000, msg: '', data: sealed };
  expect(await outcome(body, { scheme: 'pkcs1', key: '' })).toEqual({ body, lines: [] });
});

test('[ENC-2] an invalid key leaves the raw data', async () => {
  const body = { code: 20000, msg: '', data: sealed };
  expect(await outcome(body, { scheme: 'pkcs1', key: 'no key' })).toEqual({
    body,
    lines: ['POST /x: 信封密钥无效'],
  });
});
