import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256Of } from './fileHash';
import { sha256InPieces } from './portableHash';

test.each([0, 5, 700_001])(
  '[U1] the hash of %d bytes is SHA-256, with Web Crypto and without',
  async (size) => {
    const bytes = Uint8Array.from({ length: size }, (_, index) => (index * 7) % 251);
    const expected = createHash('sha256').update(bytes).digest('hex');
    expect(await sha256Of(new Blob([bytes]))).toBe(expected);
    expect(await sha256InPieces(new Blob([bytes]))).toBe(expected);
  },
);
