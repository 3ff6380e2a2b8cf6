import { expect, test } from 'vitest';
import { toBase64 } from './bytes';
import { splitEnvelope } from './layout';
import { looksLikeEnvelope } from './scheme';

const sized = (length: number) => Uint8Array.from({ length }, (_, at) => at % 251);

test('[ENC-1] an envelope is 16 bytes of start vector, 256 of wrapped key, and ciphertext', () => {
  const bytes = sized(16 + 256 + 32);
  const { iv, wrappedKey, ciphertext } = splitEnvelope(toBase64(bytes));
  expect(iv).toEqual(bytes.slice(0, 16));
  expect(wrappedKey).toEqual(bytes.slice(16, 272));
  expect(ciphertext).toEqual(bytes.slice(272));
});

test.each([0, 271, 272, 287, 289])('%i bytes cannot be an envelope', (length) => {
  expect(() => splitEnvelope(toBase64(sized(length)))).toThrow(RangeError);
});

test('the shortest envelope looks like one; shorter texts and texts that are no Base64 do not', () => {
  expect(looksLikeEnvelope(toBase64(sized(288)))).toBe(true);
  expect(looksLikeEnvelope(toBase64(sized(285)))).toBe(false);
  expect(looksLikeEnvelope('保存成功'.repeat(100))).toBe(false);
  expect(looksLikeEnvelope(`https://host/${'a'.repeat(400)}`)).toBe(false);
});
