import fc from 'fast-check';
import { expect, test } from 'vitest';
import { concat, fromBase64, toBase64 } from './bytes';

test('property: Base64 and back gives the same bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
      expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
      expect(fromBase64(toBase64(bytes))).toEqual(Uint8Array.from(bytes));
    }),
  );
});

test('bytes beyond one run of characters survive', () => {
  const bytes = Uint8Array.from({ length: 100_001 }, (_, at) => at % 256);
  expect(fromBase64(toBase64(bytes))).toEqual(bytes);
});

test('runs of bytes join in order', () => {
  expect(concat(Uint8Array.of(1), new Uint8Array(), Uint8Array.of(2, 3))).toEqual(Uint8Array.of(1, 2, 3));
});
