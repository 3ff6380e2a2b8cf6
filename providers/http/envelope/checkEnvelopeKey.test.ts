import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { fromBase64, toBase64 } from './bytes';
import { checkEnvelopeKey } from './checkEnvelopeKey';
import { createKeyPair } from './seal';

const pair = await createKeyPair();

test('the right half for each scheme is accepted', () => {
  expect(checkEnvelopeKey('pkcs1', pair.privateKey)).toBeUndefined();
  expect(checkEnvelopeKey('oaep', pair.privateKey)).toBeUndefined();
  expect(checkEnvelopeKey('pkcs1-public', pair.publicKey)).toBeUndefined();
});

test('the wrong half is named', () => {
  expect(checkEnvelopeKey('pkcs1', pair.publicKey)).toContain('应为私钥，当前是公钥');
  expect(checkEnvelopeKey('pkcs1-public', pair.privateKey)).toContain('应为公钥，当前是私钥');
});

const lines = pair.privateKey.split('\n');

test.each([
  ['no PEM', 'abc'],
  ['no Base64', '-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----'],
  ['no DER', '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----'],
  ['a certificate', pair.publicKey.replaceAll('PUBLIC KEY', 'CERTIFICATE')],
  ['a private key under the name of a public one', pair.privateKey.replaceAll('PRIVATE', 'PUBLIC')],
  ['a truncated key', [...lines.slice(0, 5), ...lines.slice(-2)].join('\n')],
])('%s is no key', (_what, pem) => {
  expect(checkEnvelopeKey('pkcs1', pem)).toContain('不是有效的 RSA 密钥');
});

test('a key of another size does not fit the layout', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
  const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
  expect(checkEnvelopeKey('pkcs1', pem)).toContain('应为 2048 位 RSA 密钥，当前是 1024 位');
});

test('a private key whose parts do not belong together is damaged', () => {
  const der = fromBase64(lines.slice(1, -2).join(''));
  const modulusAt = 60;
  der[modulusAt] = (der[modulusAt] ?? 0) ^ 1;
  const pem = `-----BEGIN PRIVATE KEY-----\n${toBase64(der)}\n-----END PRIVATE KEY-----`;
  expect(checkEnvelopeKey('pkcs1', pem)).toContain('已损坏');
});
