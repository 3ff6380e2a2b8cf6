import AES from 'crypto-js/aes';
import CryptoJS from 'crypto-js/core';
import NoPadding from 'crypto-js/pad-nopadding';
import SHA256 from 'crypto-js/sha256';
import { Inflate } from 'pako';
import { type Bytes, concat } from './bytes';
import { createUnpackedCount } from './failure';
import { unpadOaep } from './oaep';
import { applyPrivate } from './rsa';
import type { Toolkit } from './toolkit';
import { fromWords, toWords } from './wordArray';

/** crypto-js and pako, for steps that the browser lacks. */
export const portableToolkit: Toolkit = {
  unwrapOaep: async (key, wrapped) => unpadOaep(applyPrivate(key, wrapped), sha256),
  decryptAes: async (key, iv, ciphertext) => decryptAes(key, iv, ciphertext),
  gunzip: async (bytes) => gunzip(bytes),
};

/** zlib's option for a gzip header and no other, with the largest window. */
const gzipOnly = 31;

function gunzip(bytes: Bytes): Bytes {
  const inflator = new Inflate({ windowBits: gzipOnly });
  const chunks: Uint8Array[] = [];
  const count = createUnpackedCount();
  inflator.onData = (chunk) => {
    if (!(chunk instanceof Uint8Array)) return;
    count(chunk);
    chunks.push(chunk);
  };
  inflator.push(bytes, true);
  if (inflator.err) throw new Error(inflator.msg);
  return concat(...chunks);
}

/** AES-CBC encryption with PKCS#7 padding; only `seal.ts` needs it. */
export function encryptAes(key: Bytes, iv: Bytes, content: Bytes): Bytes {
  const made = AES.encrypt(toWords(content), toWords(key), { iv: toWords(iv) });
  return fromWords(made.ciphertext);
}

/** crypto-js drops any padding unread; here a wrong one is refused, as Web Crypto does. */
function decryptAes(key: Bytes, iv: Bytes, ciphertext: Bytes): Bytes {
  const params = CryptoJS.lib.CipherParams.create({ ciphertext: toWords(ciphertext) });
  const plain = fromWords(AES.decrypt(params, toWords(key), { iv: toWords(iv), padding: NoPadding }));
  const count = plain.at(-1) ?? 0;
  const padding = plain.subarray(-count);
  const sound = count > 0 && count <= 16 && padding.every((byte) => byte === count);
  if (!sound) throw new Error('The padding is wrong');
  return plain.subarray(0, -count);
}

function sha256(bytes: Uint8Array): Bytes {
  return fromWords(SHA256(toWords(bytes)));
}
