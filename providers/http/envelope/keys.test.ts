import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { readKey, readPrivateKey, readPublicKey } from './keys';
import { createKeyPair } from './seal';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const number = (base64url = '') => BigInt(`0x${Buffer.from(base64url, 'base64url').toString('hex')}`);

test.each(['pkcs8', 'pkcs1'] as const)('a private key is read from %s', (type) => {
  const { n, e, d, p, q, dp, dq, qi } = privateKey.export({ format: 'jwk' });
  expect(readPrivateKey(String(privateKey.export({ type, format: 'pem' })))).toEqual({
    n: number(n),
    e: number(e),
    d: number(d),
    p: number(p),
    q: number(q),
    dp: number(dp),
    dq: number(dq),
    qi: number(qi),
  });
});

test.each(['spki', 'pkcs1'] as const)('a public key is read from %s', (type) => {
  const { n, e } = publicKey.export({ format: 'jwk' });
  const pem = String(publicKey.export({ type, format: 'pem' }));
  expect(readPublicKey(pem)).toEqual({ n: number(n), e: number(e) });
});

test('line ends of another system and blanks around the text do not matter', () => {
  const pem = String(publicKey.export({ type: 'spki', format: 'pem' }));
  expect(readKey(`\n  ${pem.replaceAll('\n', '\r\n')}  `).half).toBe('public');
});

test('a generated pair of keys matches', async () => {
  const pair = await createKeyPair();
  expect(readPrivateKey(pair.privateKey).n).toBe(readPublicKey(pair.publicKey).n);
  expect(createPublicKey(pair.privateKey).export({ type: 'spki', format: 'pem' })).toBe(pair.publicKey);
});
