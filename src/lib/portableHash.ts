import CryptoJS from 'crypto-js/core';
import 'crypto-js/sha256';
import { megabyte } from './fileSize';

/** Bytes that are hashed at a time: between two pieces the page can be used. */
const pieceSize = megabyte / 2;

/** The SHA-256 of a file without Web Crypto, piece by piece. */
export async function sha256InPieces(file: Blob): Promise<string> {
  const hash = CryptoJS.algo.SHA256.create();
  for (let from = 0; from < file.size; from += pieceSize) {
    hash.update(wordsOf(new Uint8Array(await file.slice(from, from + pieceSize).arrayBuffer())));
    await new Promise((resolve) => setTimeout(resolve));
  }
  return hash.finalize().toString();
}

/** Bytes as crypto-js wants them: big-endian words of 32 bits. */
function wordsOf(bytes: Uint8Array): CryptoJS.lib.WordArray {
  const words = new Array<number>(Math.ceil(bytes.length / 4)).fill(0);
  for (const [index, byte] of bytes.entries())
    words[index >> 2] = (words[index >> 2] ?? 0) | (byte << (24 - (index % 4) * 8));
  return CryptoJS.lib.WordArray.create(words, bytes.length);
}
