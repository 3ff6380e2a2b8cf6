import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromWords, toWords } from './wordArray';

test('property: words and back gives the same bytes, whatever their number and their place in memory', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 70 }), fc.nat(3), (bytes, offset) => {
      const moved = new Uint8Array([...new Uint8Array(offset), ...bytes]).subarray(offset);
      expect(toWords(moved).toString()).toBe(Buffer.from(bytes).toString('hex'));
      expect(fromWords(toWords(moved))).toEqual(Uint8Array.from(bytes));
    }),
  );
});
