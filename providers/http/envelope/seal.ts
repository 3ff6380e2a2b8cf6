import { createLoader } from '@/src/lib/loader';
import { type Bytes, concat, through, toBase64 } from './bytes';
import { readPrivateKey, readPublicKey } from './keys';
import { pad } from './pkcs1';
import { applyPrivate, applyPublic } from './rsa';
import type { EnvelopeScheme } from './scheme';
import { importOaepPublic } from './webCryptoKeys';

/** Options of sealing in a mock server or a test. */
export interface SealOptions {
  readonly scheme: EnvelopeScheme;
  /** The server's half as PEM: the public key for `pkcs1` and `oaep`, the private key for `pkcs1-public`. */
  readonly key: string;
  /** Length of the content key; 32 where absent. */
  readonly aesBytes?: 16 | 24 | 32;
}

/** Bytes of an RSA-2048 block. */
const blockBytes = 256;

/**
 * Seals a JSON value as the server does (contract, section 4). The counterpart of `open.ts`, only for the mocks and the
 * tests. Works in Node and wherever a service worker does; both have Web Crypto.
 */
export async function sealEnvelope(value: unknown, options: SealOptions): Promise<string> {
  const json = new TextEncoder().encode(JSON.stringify(value));
  return sealBytes(await through(json, new CompressionStream('gzip')), options);
}

/** Seals bytes that are already compressed, or only pretend to be: tests create failures with it. */
export async function sealBytes(
  content: Bytes,
  { scheme, key, aesBytes = 32 }: SealOptions,
): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(16));
  const contentKey = crypto.getRandomValues(new Uint8Array(aesBytes));
  const wrapped = await wrapKey[scheme](contentKey, key);
  return toBase64(concat(iv, wrapped, await encrypt(contentKey, iv, content)));
}

/** Wraps the content key, by scheme. */
export const wrapKey: Readonly<Record<EnvelopeScheme, (contentKey: Bytes, pem: string) => Promise<Bytes>>> = {
  pkcs1: async (contentKey, pem) => applyPublic(readPublicKey(pem), pad(contentKey, 2, blockBytes)),
  'pkcs1-public': async (contentKey, pem) =>
    applyPrivate(readPrivateKey(pem), pad(contentKey, 1, blockBytes)),
  oaep: wrapWithOaep,
};

/** Creates a fresh RSA-2048 pair as PEM (PKCS#8 and SPKI), so that no key is in the repository. */
export async function createKeyPair(): Promise<{ privateKey: string; publicKey: string }> {
  const algorithm = {
    name: 'RSA-OAEP',
    hash: 'SHA-256',
    modulusLength: blockBytes * 8,
    publicExponent: Uint8Array.of(1, 0, 1),
  };
  const pair = await crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt']);
  return {
    privateKey: toPem('PRIVATE KEY', await crypto.subtle.exportKey('pkcs8', pair.privateKey)),
    publicKey: toPem('PUBLIC KEY', await crypto.subtle.exportKey('spki', pair.publicKey)),
  };
}

async function wrapWithOaep(contentKey: Bytes, pem: string): Promise<Bytes> {
  const key = await importOaepPublic(readPublicKey(pem));
  return new Uint8Array(await crypto.subtle.encrypt('RSA-OAEP', key, contentKey));
}

const portableCode = createLoader(() => import('./portable'));

/** AES-CBC with PKCS#7 padding. Chromium's Web Crypto refuses keys of 24 bytes. */
async function encrypt(key: Bytes, iv: Bytes, content: Bytes): Promise<Bytes> {
  if (key.length === 24) return (await portableCode.fetch()).encryptAes(key, iv, content);
  const imported = await crypto.subtle.importKey('raw', key, 'AES-CBC', false, ['encrypt']);
  return new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, imported, content));
}

function toPem(label: string, der: ArrayBuffer): string {
  const lines = toBase64(new Uint8Array(der)).match(/.{1,64}/g) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n');
}
