import { constants, createCipheriv, publicEncrypt } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { propertyRuns } from '@/src/testing/propertyRuns';
import { readPrivateKey } from './keys';
import { nativeToolkit } from './native';
import { portableToolkit } from './portable';
import { createKeyPair } from './seal';
import { bestToolkit } from './toolkit';

const pair = await createKeyPair();
const privateKey = readPrivateKey(pair.privateKey);
const own = (bytes: Iterable<number>) => Uint8Array.from(bytes);
const anyBytes = (size?: number) =>
  fc.uint8Array(size === undefined ? {} : { minLength: size, maxLength: size }).map(own);

const toolkits = [
  ['Web Crypto and DecompressionStream', nativeToolkit],
  ['crypto-js and pako', portableToolkit],
] as const;

afterEach(() => vi.unstubAllGlobals());

test('[ENC-1] property: both implementations give the same bytes as Node', async () => {
  const keys = fc.constantFrom(16, 24, 32).chain(anyBytes);
  await fc.assert(
    fc.asyncProperty(keys, anyBytes(16), anyBytes(), async (key, iv, plain) => {
      const cipher = createCipheriv(`aes-${key.length * 8}-cbc`, key, iv);
      const ciphertext = own(Buffer.concat([cipher.update(plain), cipher.final()]));
      const zipped = own(gzipSync(plain));
      const wrapped = own(
        publicEncrypt(
          { key: pair.publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
          key,
        ),
      );
      for (const [, toolkit] of toolkits) {
        expect(own(await toolkit.decryptAes(key, iv, ciphertext))).toEqual(plain);
        expect(own(await toolkit.gunzip(zipped))).toEqual(plain);
        expect(own(await toolkit.unwrapOaep(privateKey, wrapped))).toEqual(key);
      }
    }),
    { numRuns: propertyRuns(40) },
  );
});

test.each(toolkits)('[ENC-1] %s unpack an answer of many pieces whole', async (_name, { gunzip }) => {
  const plain = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251);
  expect(Buffer.compare(await gunzip(own(gzipSync(plain))), plain)).toBe(0);
});

test.each(toolkits)('%s refuse the same inputs', async (_name, { decryptAes, gunzip, unwrapOaep }) => {
  const key = new Uint8Array(16);
  const zipped = own(gzipSync('some text that is long enough to be cut'));
  const wrongSum = zipped.with(-6, (zipped.at(-6) ?? 0) ^ 1);
  await expect(decryptAes(key, key, new Uint8Array(32))).rejects.toThrow();
  for (const bytes of [
    new Uint8Array(),
    own(zipped.slice(0, -9)),
    own(wrongSum),
    own([...zipped, 1, 2, 3]),
  ]) {
    await expect(gunzip(bytes)).rejects.toThrow();
  }
  await expect(unwrapOaep(privateKey, new Uint8Array(256))).rejects.toThrow();
});

test.each(toolkits)('%s stop unpacking at 64 MB, however small the answer is', async (_name, { gunzip }) => {
  const bomb = own(gzipSync(Buffer.alloc(64 * 1024 * 1024 + 1)));
  expect(bomb.length).toBeLessThan(100_000);
  await expect(gunzip(bomb)).rejects.toMatchObject({ step: '解压后超过 64 MB' });
});

test('crypto-js and pako do the work where the browser has neither Web Crypto nor streams', async () => {
  vi.stubGlobal('crypto', {});
  vi.stubGlobal('DecompressionStream', undefined);
  const [key, iv, plain] = [new Uint8Array(32), new Uint8Array(16), own([1, 2, 3])];
  const cipher = createCipheriv('aes-256-cbc', key, iv);
  const ciphertext = own(Buffer.concat([cipher.update(plain), cipher.final()]));
  expect(own(await bestToolkit.decryptAes(key, iv, ciphertext))).toEqual(plain);
  expect(own(await bestToolkit.gunzip(own(gzipSync(plain))))).toEqual(plain);
});
