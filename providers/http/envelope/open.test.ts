import { constants, createCipheriv, privateEncrypt, publicEncrypt, randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '@/src/testing/propertyRuns';
import { concat, fromBase64, through, toBase64 } from './bytes';
import { nativeToolkit } from './native';
import { openSafely, openText } from './open';
import { type EnvelopeScheme, envelopeSchemes } from './scheme';
import { createKeyPair, sealBytes, sealEnvelope, wrapKey } from './seal';
import { bestToolkit, portable } from './toolkit';

const pair = await createKeyPair();
const toolkits = { native: nativeToolkit, portable: await portable(), best: bestToolkit };

const serverHalf = (scheme: EnvelopeScheme) => (scheme === 'pkcs1-public' ? pair.privateKey : pair.publicKey);
const clientHalf = (scheme: EnvelopeScheme) => ({
  scheme,
  key: scheme === 'pkcs1-public' ? pair.publicKey : pair.privateKey,
});

const aesSizes = [16, 24, 32] as const;
const anyValue = fc.jsonValue();
const anyToolkit = fc.constantFrom(...Object.values(toolkits));

describe.each(envelopeSchemes)('%s', (scheme) => {
  test.each(aesSizes)(
    '[ENC-1] property: any JSON comes out as it went in, with a key of %i bytes',
    async (aesBytes) => {
      await fc.assert(
        fc.asyncProperty(anyValue, async (value) => {
          const text = await sealEnvelope(value, { scheme, key: serverHalf(scheme), aesBytes });
          for (const toolkit of Object.values(toolkits)) {
            const opened = await openText(text, clientHalf(scheme), toolkit);
            expect(JSON.stringify(opened)).toBe(JSON.stringify(value));
          }
        }),
        { numRuns: propertyRuns(15) },
      );
    },
  );

  test('[ENC-1] an envelope sealed by Node itself is opened', async () => {
    const key = randomBytes(32);
    const iv = randomBytes(16);
    const cipher = createCipheriv('aes-256-cbc', key, iv);
    const ciphertext = Buffer.concat([cipher.update(gzipSync('{"姓名":"一"}')), cipher.final()]);
    const text = Buffer.concat([iv, wrapInNode(scheme, key), ciphertext]).toString('base64');
    expect(await openText(text, clientHalf(scheme))).toEqual({ 姓名: '一' });
  });

  test('[ENC-2] property: a flipped bit gives the raw data, whichever the region; nothing throws', async () => {
    const value = { list: ['志愿'.repeat(40), 1, null] };
    const text = await sealEnvelope(value, { scheme, key: serverHalf(scheme) });
    const bytes = fromBase64(text);
    const anyPlace = fc.oneof(
      fc.integer({ min: 0, max: 15 }),
      fc.integer({ min: 16, max: 271 }),
      fc.integer({ min: 272, max: bytes.length - 1 }),
    );
    await fc.assert(
      fc.asyncProperty(anyPlace, fc.nat(7), anyToolkit, async (place, bit, toolkit) => {
        const flipped = toBase64(bytes.with(place, (bytes[place] ?? 0) ^ (1 << bit)));
        const opened = await openSafely(flipped, clientHalf(scheme), toolkit);
        // The start vector covers the gzip header, whose time stamp and system nobody reads: there the value may be
        // whole.
        if (place < 16 && 'value' in opened) expect(opened).toEqual({ value });
        else expect(opened).toEqual({ failed: expect.stringMatching(/./) });
      }),
      { numRuns: propertyRuns(150) },
    );
  });

  test('[ENC-2] property: a truncated envelope gives the raw data; nothing throws', async () => {
    const text = await sealEnvelope({ list: ['志愿'.repeat(40)] }, { scheme, key: serverHalf(scheme) });
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length - 1), anyToolkit, async (length, toolkit) => {
        const opened = await openSafely(text.slice(0, length), clientHalf(scheme), toolkit);
        expect(opened).toHaveProperty('failed');
      }),
      { numRuns: propertyRuns(60) },
    );
  });
});

describe('named failures', () => {
  const settings = clientHalf('pkcs1');
  const sealing = { scheme: 'pkcs1', key: pair.publicKey } as const;
  const gzip = (text: string) => through(new TextEncoder().encode(text), new CompressionStream('gzip'));

  test.each([0, 8, 15, 20, 33, 64])('[ENC-2] a key of %i bytes: AES 密钥长度错误', async (length) => {
    const wrapped = await wrapKey.pkcs1(new Uint8Array(length), pair.publicKey);
    const text = toBase64(concat(new Uint8Array(16), wrapped, new Uint8Array(32)));
    expect(await openSafely(text, settings)).toEqual({ failed: 'AES 密钥长度错误' });
  });

  test.each(Object.entries(toolkits))(
    '[ENC-2] a value that is no gzip fails: Gzip 解压失败 (%s)',
    async (_name, toolkit) => {
      const text = await sealBytes(new TextEncoder().encode('no gzip'), sealing);
      expect(await openSafely(text, settings, toolkit)).toEqual({ failed: 'Gzip 解压失败' });
    },
  );

  test('[ENC-2] each other step has its name', async () => {
    const sealed = await sealEnvelope([1], sealing);
    // In the last block but one this byte decides the last of the padding, which is never above 16.
    const bytes = fromBase64(sealed);
    const other = await createKeyPair();
    const notUtf8 = await through(Uint8Array.of(0xff), new CompressionStream('gzip'));
    const failures = [
      await openSafely('no Base64!', settings),
      await openSafely(sealed, { scheme: 'pkcs1', key: '' }),
      await openSafely(sealed, { scheme: 'pkcs1', key: pair.publicKey }),
      await openSafely(sealed, { scheme: 'pkcs1', key: other.privateKey }),
      await openSafely(toBase64(bytes.with(-17, (bytes.at(-17) ?? 0) ^ 0x80)), settings),
      await openSafely(await sealBytes(await gzip('{'), sealing), settings),
      await openSafely(await sealBytes(notUtf8, sealing), settings),
    ];
    expect(failures.map((opened) => ('failed' in opened ? opened.failed : opened))).toEqual([
      '信封布局错误',
      '信封密钥无效',
      '信封密钥无效',
      '内容密钥解包失败',
      'AES 解密失败',
      'JSON 解析失败',
      'JSON 解析失败',
    ]);
  });
});

function wrapInNode(scheme: EnvelopeScheme, key: Buffer): Buffer {
  const pkcs1 = constants.RSA_PKCS1_PADDING;
  if (scheme === 'pkcs1-public') return privateEncrypt({ key: pair.privateKey, padding: pkcs1 }, key);
  if (scheme === 'pkcs1') return publicEncrypt({ key: pair.publicKey, padding: pkcs1 }, key);
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  return publicEncrypt({ key: pair.publicKey, padding, oaepHash: 'sha256' }, key);
}

test('an id of nineteen digits arrives digit by digit out of an envelope as well', async () => {
  const bytes = new TextEncoder().encode('{"id":1234567890123456789}');
  const text = await sealBytes(gzipSync(bytes), { scheme: 'pkcs1', key: serverHalf('pkcs1') });
  expect(await openText(text, clientHalf('pkcs1'))).toEqual({ id: '1234567890123456789' });
});
