import { describe, expect, test } from 'vitest';
import { createOpen, createWorkerOpener, startWorker } from './opener';
import { type EnvelopeScheme, envelopeSchemes } from './scheme';
import { createKeyPair, sealBytes, sealEnvelope } from './seal';

const pair = await createKeyPair();
const serverHalf = (scheme: EnvelopeScheme) => (scheme === 'pkcs1-public' ? pair.privateKey : pair.publicKey);
const clientHalf = (scheme: EnvelopeScheme) => ({
  scheme,
  key: scheme === 'pkcs1-public' ? pair.publicKey : pair.privateKey,
});

const ways = { page: createOpen(startWorker), worker: createWorkerOpener(startWorker) };

describe.each(['page', 'worker'] as const)('in the %s', (way) => {
  test.each(envelopeSchemes)(
    '[ENC-1] %s is opened, with keys of 16, 24 and 32 bytes at once',
    async (scheme) => {
      const sizes = [16, 24, 32] as const;
      const opened = sizes.map(async (aesBytes) => {
        const text = await sealEnvelope({ aesBytes }, { scheme, key: serverHalf(scheme), aesBytes });
        return ways[way](text, clientHalf(scheme));
      });
      expect(await Promise.all(opened)).toEqual(sizes.map((aesBytes) => ({ value: { aesBytes } })));
    },
  );

  test('[ENC-2] the step that failed is named', async () => {
    const text = await sealBytes(new TextEncoder().encode('no gzip'), {
      scheme: 'pkcs1',
      key: pair.publicKey,
    });
    expect(await ways[way](text, clientHalf('pkcs1'))).toEqual({ failed: 'Gzip 解压失败' });
  });
});
