import { describe, expect, test } from 'vitest';
import { heavyResponse } from './heavyResponse';
import { watchTasks } from './longestTask';
import { createOpen, createWorkerOpener, open, startWorker } from './opener';
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

test.each([
  ['10 MB, opened in the worker,', 10_500_000],
  ['400 kB, small while it is sealed and opened in the page,', 400_000],
])('[ENC-3] an answer of %s blocks the page for less than 50 ms', async (_what, bytes) => {
  const value = heavyResponse(bytes);
  const text = await sealEnvelope(value, { scheme: 'pkcs1', key: pair.publicKey });
  const blocked: number[] = [];
  // Other work on the machine can stop the page for longer than any work of its own: the quietest of three runs counts.
  for (let run = 0; run < 3; run++) {
    const { longestTask, result } = await watchTasks(() => open(text, clientHalf('pkcs1')));
    expect(result).toEqual({ value });
    blocked.push(longestTask);
  }
  expect(Math.min(...blocked)).toBeLessThan(50);
});
