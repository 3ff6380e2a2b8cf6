import {
  constants,
  generateKeyPairSync,
  privateDecrypt,
  privateEncrypt,
  publicDecrypt,
  publicEncrypt,
} from 'node:crypto';
import { expect, test } from 'vitest';
import { readPrivateKey, readPublicKey } from './keys';
import { pad, unpad } from './pkcs1';
import { applyPrivate, applyPublic, toBytes } from './rsa';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const ours = {
  private: readPrivateKey(String(privateKey.export({ type: 'pkcs8', format: 'pem' }))),
  public: readPublicKey(String(publicKey.export({ type: 'spki', format: 'pem' }))),
};
const padding = constants.RSA_PKCS1_PADDING;
const message = new TextEncoder().encode('一个内容密钥');

test('a secret wrapped by Node with the private key is recovered with the public one, and the other way round', () => {
  const theirs = new Uint8Array(privateEncrypt({ key: privateKey, padding }, message));
  expect(unpad(applyPublic(ours.public, theirs), 1)).toEqual(message);
  const made = applyPrivate(ours.private, pad(message, 1, 256));
  expect(new Uint8Array(publicDecrypt({ key: publicKey, padding }, made))).toEqual(message);
});

test('a secret wrapped by Node with the public key is unwrapped with the private one', () => {
  const theirs = new Uint8Array(publicEncrypt({ key: publicKey, padding }, message));
  expect(unpad(applyPrivate(ours.private, theirs), 2)).toEqual(message);
});

test('Node recovers the very block that we padded and encrypted', () => {
  const block = pad(message, 2, 256);
  const made = applyPublic(ours.public, block);
  const opened = privateDecrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, made);
  expect(new Uint8Array(opened)).toEqual(block);
});

test('a block that is no number below the modulus is refused', () => {
  expect(() => applyPrivate(ours.private, toBytes(ours.private.n, 256))).toThrow(RangeError);
});

test.each([
  ['another type', (block: Uint8Array) => block.with(1, 1)],
  ['a first byte that is not zero', (block: Uint8Array) => block.with(0, 1)],
  ['too little padding', (block: Uint8Array) => block.with(9, 0)],
  ['no end of the padding', (block: Uint8Array) => block.map((byte, at) => (at > 1 ? byte || 1 : byte))],
])('a block with %s is refused', (_what, spoil) => {
  const block = pad(message, 2, 256);
  expect(unpad(block, 2)).toEqual(message);
  expect(() => unpad(Uint8Array.from(spoil(block)), 2)).toThrow('type 2');
});

test('a block of type 1 is padded with ones only', () => {
  const block = pad(message, 1, 256);
  expect(() => unpad(Uint8Array.from(block.with(20, 0xfe)), 1)).toThrow('type 1');
});
