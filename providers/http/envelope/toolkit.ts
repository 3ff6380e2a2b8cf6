import { createLoader } from '@/src/lib/loader';
import type { Bytes } from './bytes';
import { EnvelopeFailure } from './failure';
import { nativeToolkit } from './native';
import type { RsaPrivateKey } from './rsa';

/**
 * The three steps that a browser can do by itself or, where it cannot, in JavaScript (architecture, section 3). Each
 * rejects a wrong input; both implementations give the same bytes.
 */
export interface Toolkit {
  /** RSA-OAEP with SHA-256. */
  readonly unwrapOaep: (key: RsaPrivateKey, wrapped: Bytes) => Promise<Bytes>;
  /** AES-CBC with PKCS#7 padding; keys of 16, 24 and 32 bytes. */
  readonly decryptAes: (key: Bytes, iv: Bytes, ciphertext: Bytes) => Promise<Bytes>;
  /** The content of one gzip stream. */
  readonly gunzip: (bytes: Bytes) => Promise<Bytes>;
}

/** Bytes of the one AES key that Chromium's Web Crypto refuses. */
const refusedKeyBytes = 24;

const portableCode = createLoader(() => import('./portable'));

/** crypto-js and pako, 18 kB compressed, fetched only when they are needed. */
export async function portable(): Promise<Toolkit> {
  return (await portableCode.fetch()).portableToolkit;
}

/** Each step uses the browser's own tool where it exists: plain HTTP lacks Web Crypto, old browsers lack streams. */
export const bestToolkit: Toolkit = {
  unwrapOaep: async (...input) => {
    return (hasWebCrypto() ? nativeToolkit : await portable()).unwrapOaep(...input);
  },
  decryptAes: async (key, ...input) => {
    const able = hasWebCrypto() && key.length !== refusedKeyBytes;
    return (able ? nativeToolkit : await portable()).decryptAes(key, ...input);
  },
  gunzip: async (bytes) => (hasStreams() ? nativeToolkit : await portable()).gunzip(bytes),
};

/** Bytes of JSON that the page itself inflates and parses: a few milliseconds. */
const mostInPage = 500_000;

/**
 * The browser's own tools, for small responses. Work that they cannot do, or that would block the page, is left to the
 * worker.
 */
export const pageToolkit: Toolkit = {
  ...nativeToolkit,
  decryptAes: async (key, ...input) => {
    if (key.length === refusedKeyBytes) throw new EnvelopeFailure('留给后台线程');
    return nativeToolkit.decryptAes(key, ...input);
  },
  gunzip: async (bytes) => {
    if (unpackedLength(bytes) > mostInPage) throw new EnvelopeFailure('留给后台线程');
    return nativeToolkit.gunzip(bytes);
  },
};

/** Whether the browser can open envelopes by itself. */
export const hasNativeTools = () => hasWebCrypto() && hasStreams();

/** The unpacked length, which is at the end of a gzip stream; throws where the bytes are too few. */
function unpackedLength({ buffer, byteOffset, length }: Bytes): number {
  return new DataView(buffer, byteOffset, length).getUint32(length - 4, true);
}

const hasWebCrypto = () => Boolean(globalThis.crypto?.subtle);
const hasStreams = () => Boolean(globalThis.DecompressionStream);
