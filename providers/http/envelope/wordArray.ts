import CryptoJS from 'crypto-js/core';
import type { Bytes } from './bytes';

type WordArray = CryptoJS.lib.WordArray;

/** Bytes in the form of crypto-js: big-endian words of 32 bits. */
export function toWords(bytes: Uint8Array): WordArray {
  const words = new Array<number>(Math.ceil(bytes.length / 4)).fill(0);
  const whole = bytes.length >> 2;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let i = 0; i < whole; i++) words[i] = view.getInt32(i * 4);
  for (let i = whole * 4; i < bytes.length; i++) {
    words[whole] = (words[whole] ?? 0) | (view.getUint8(i) << (24 - (i % 4) * 8));
  }
  return CryptoJS.lib.WordArray.create(words, bytes.length);
}

/** The bytes of crypto-js's words. */
export function fromWords({ words, sigBytes }: WordArray): Bytes {
  const bytes = new Uint8Array(Math.ceil(sigBytes / 4) * 4);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i * 4 < sigBytes; i++) view.setInt32(i * 4, words[i] ?? 0);
  return bytes.subarray(0, sigBytes);
}
