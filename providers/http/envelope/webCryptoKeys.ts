import { toBase64 } from './bytes';
import { type RsaPrivateKey, type RsaPublicKey, toBytes } from './rsa';

const oaep = { name: 'RSA-OAEP', hash: 'SHA-256' } as const;

/** The private key as Web Crypto needs it, for `decrypt` by RSA-OAEP with SHA-256. */
export function importOaepPrivate(key: RsaPrivateKey): Promise<CryptoKey> {
  return importJwk({ ...publicPart(key), ...privatePart(key) }, 'decrypt');
}

/** The public key as Web Crypto needs it, for `encrypt` by RSA-OAEP with SHA-256. */
export function importOaepPublic(key: RsaPublicKey): Promise<CryptoKey> {
  return importJwk(publicPart(key), 'encrypt');
}

function importJwk(members: JsonWebKey, use: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  return crypto.subtle.importKey('jwk', { kty: 'RSA', ...members }, oaep, false, [use]);
}

function publicPart({ n, e }: RsaPublicKey): JsonWebKey {
  return { n: base64url(n), e: base64url(e) };
}

function privatePart({ d, p, q, dp, dq, qi }: RsaPrivateKey): JsonWebKey {
  return {
    d: base64url(d),
    p: base64url(p),
    q: base64url(q),
    dp: base64url(dp),
    dq: base64url(dq),
    qi: base64url(qi),
  };
}

/** A number for a JSON Web Key, in as few bytes as it needs. */
function base64url(value: bigint): string {
  const bytes = toBytes(value, Math.ceil(value.toString(16).length / 2));
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
