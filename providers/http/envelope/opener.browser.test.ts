import { expect, test } from 'vitest';
import { heavyResponse } from './heavyResponse';
import { watchTasks } from './longestTask';
import { open } from './opener';
import { type EnvelopeScheme, envelopeSchemes } from './scheme';
import { createKeyPair, sealBytes, sealEnvelope } from './seal';

const pair = await createKeyPair();
const serverHalf = (scheme: EnvelopeScheme) => (scheme === 'pkcs1-public' ? pair.privateKey : pair.publicKey);
const clientHalf = (scheme: EnvelopeScheme) => ({
  scheme,
  key: scheme === 'pkcs1-public' ? pair.publicKey : pair.privateKey,
});

test.each(envelopeSchemes)(
  '[ENC-1] the worker opens %s, with keys of 16, 24 and 32 bytes at once',
  async (scheme) => {
    const sizes = [16, 24, 32] as const;
    const opened = sizes.map(async (aesBytes) => {
      const text = await sealEnvelope({ aesBytes }, { scheme, key: serverHalf(scheme), aesBytes });
      return open(text, clientHalf(scheme));
    });
    expect(await Promise.all(opened)).toEqual(sizes.map((aesBytes) => ({ value: { aesBytes } })));
  },
);

test('[ENC-2] the worker names the step that failed', async () => {
  const text = await sealBytes(new TextEncoder().encode('no gzip'), { scheme: 'pkcs1', key: pair.publicKey });
  expect(await open(text, clientHalf('pkcs1'))).toEqual({ failed: 'Gzip 解压失败' });
});

test('[ENC-3] an answer of 10 MB blocks the page for less than 50 ms', async () => {
  const value = heavyResponse(10_500_000);
  expect(JSON.stringify(value).length).toBeGreaterThan(10_000_000);
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
