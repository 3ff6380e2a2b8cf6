import { type Bytes, through } from './bytes';
import { createUnpackedCount } from './failure';
import type { RsaPrivateKey } from './rsa';
import type { Toolkit } from './toolkit';
import { importOaepPrivate } from './webCryptoKeys';

/** Web Crypto and the browser's own inflate. */
export const nativeToolkit: Toolkit = { unwrapOaep, decryptAes, gunzip };

/** Importing a key costs more than using it; there is one key in a session. */
const imported = new WeakMap<RsaPrivateKey, Promise<CryptoKey>>();

async function unwrapOaep(key: RsaPrivateKey, wrapped: Bytes): Promise<Bytes> {
  const ready = imported.get(key) ?? importOaepPrivate(key);
  imported.set(key, ready);
  return new Uint8Array(await crypto.subtle.decrypt('RSA-OAEP', await ready, wrapped));
}

async function decryptAes(key: Bytes, iv: Bytes, ciphertext: Bytes): Promise<Bytes> {
  const contentKey = await crypto.subtle.importKey('raw', key, 'AES-CBC', false, ['decrypt']);
  return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-CBC', iv }, contentKey, ciphertext));
}

function gunzip(bytes: Bytes): Promise<Bytes> {
  return through(bytes, new DecompressionStream('gzip'), createUnpackedCount());
}
