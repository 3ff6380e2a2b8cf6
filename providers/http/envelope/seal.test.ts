import { constants, createDecipheriv, privateDecrypt, publicDecrypt } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { unpad } from './pkcs1';
import { type EnvelopeScheme, envelopeSchemes } from './scheme';
import { createKeyPair, sealEnvelope } from './seal';

const pair = await createKeyPair();

test.each(envelopeSchemes)(
  '[ENC-1] Node, which knows nothing of ours, opens what was sealed with %s',
  async (scheme) => {
    const key = scheme === 'pkcs1-public' ? pair.privateKey : pair.publicKey;
    for (const aesBytes of [16, 24, 32] as const) {
      const bytes = Buffer.from(await sealEnvelope({ 姓名: '一' }, { scheme, key, aesBytes }), 'base64');
      const contentKey = unwrapInNode(scheme, bytes.subarray(16, 272));
      expect(contentKey).toHaveLength(aesBytes);
      const decipher = createDecipheriv(`aes-${aesBytes * 8}-cbc`, contentKey, bytes.subarray(0, 16));
      const packed = Buffer.concat([decipher.update(bytes.subarray(272)), decipher.final()]);
      expect(gunzipSync(packed).toString()).toBe('{"姓名":"一"}');
    }
  },
);

test('content keys and start vectors are fresh', async () => {
  const seal = () => sealEnvelope([], { scheme: 'pkcs1', key: pair.publicKey });
  expect(await seal()).not.toBe(await seal());
});

function unwrapInNode(scheme: EnvelopeScheme, wrapped: Buffer): Uint8Array {
  if (scheme === 'pkcs1-public') return publicDecrypt(pair.publicKey, wrapped);
  const padding = scheme === 'oaep' ? constants.RSA_PKCS1_OAEP_PADDING : constants.RSA_NO_PADDING;
  const opened = privateDecrypt({ key: pair.privateKey, padding, oaepHash: 'sha256' }, wrapped);
  // Some releases of Node refuse to remove PKCS#1 padding, so they return the padded block.
  return scheme === 'oaep' ? opened : unpad(Uint8Array.from(opened), 2);
}
