import { fromBase64 } from './bytes';
import { contentOf, derTag, readDer } from './der';
import { type RsaPrivateKey, type RsaPublicKey, toNumber } from './rsa';

/** The key in a PEM text. */
export type RsaKey =
  | { readonly half: 'private'; readonly key: RsaPrivateKey }
  | { readonly half: 'public'; readonly key: RsaPublicKey };

/** Reads an RSA key from PEM: PKCS#8 or PKCS#1 for private ones, SPKI or PKCS#1 for public ones. Throws where it cannot. */
export function readKey(pem: string): RsaKey {
  const [, label = '', body = ''] = armour.exec(pem) ?? [];
  const read = readers[label];
  if (!read) throw new Error(`No PEM of an RSA key: ${label || 'no label'}`);
  return read(fromBase64(body.replace(/\s+/g, '')));
}

/** The private key in a PEM text; throws where it holds none. */
export function readPrivateKey(pem: string): RsaPrivateKey {
  const read = readKey(pem);
  if (read.half !== 'private') throw new Error('A private key is needed');
  return read.key;
}

/** The public key in a PEM text; throws where it holds none. */
export function readPublicKey(pem: string): RsaPublicKey {
  const read = readKey(pem);
  if (read.half !== 'public') throw new Error('A public key is needed');
  return read.key;
}

const armour = /-----BEGIN ([A-Z ]+)-----([A-Za-z0-9+/=\s]+)-----END \1-----/;

const readers: Readonly<Record<string, (der: Uint8Array) => RsaKey>> = {
  'RSA PRIVATE KEY': pkcs1Private,
  'RSA PUBLIC KEY': pkcs1Public,
  // PKCS#8: version, algorithm, the PKCS#1 key as an octet string.
  'PRIVATE KEY': (der) => pkcs1Private(contentOf(membersOf(der)[2], derTag.octetString)),
  // SPKI: algorithm, the PKCS#1 key as a bit string, whose first byte counts unused bits.
  'PUBLIC KEY': (der) => pkcs1Public(contentOf(membersOf(der)[1], derTag.bitString).subarray(1)),
};

function pkcs1Private(der: Uint8Array): RsaKey {
  const [, n, e, d, p, q, dp, dq, qi] = integersOf(der);
  if (!n || !e || !d || !p || !q || !dp || !dq || !qi) throw new Error('The private key lacks a part');
  return { half: 'private', key: { n, e, d, p, q, dp, dq, qi } };
}

function pkcs1Public(der: Uint8Array): RsaKey {
  const [n, e] = integersOf(der);
  if (!n || !e) throw new Error('The public key lacks a part');
  return { half: 'public', key: { n, e } };
}

function integersOf(der: Uint8Array): bigint[] {
  return membersOf(der).map((element) => toNumber(contentOf(element, derTag.integer)));
}

function membersOf(der: Uint8Array) {
  return readDer(contentOf(readDer(der)[0], derTag.sequence));
}
