import type { Bytes } from './bytes';

/** An RSA public key. */
export interface RsaPublicKey {
  readonly n: bigint;
  readonly e: bigint;
}

/** An RSA private key with the parts of the Chinese remainder theorem, which make it four times as quick. */
export interface RsaPrivateKey extends RsaPublicKey {
  readonly d: bigint;
  readonly p: bigint;
  readonly q: bigint;
  readonly dp: bigint;
  readonly dq: bigint;
  readonly qi: bigint;
}

/**
 * `block ^ e mod n`: encrypts with the public key, or recovers a block made with the private key. Throws where the
 * block exceeds n.
 */
export function applyPublic(key: RsaPublicKey, block: Uint8Array): Bytes {
  return toBytes(power(within(key, block), key.e, key.n), block.length);
}

/**
 * `block ^ d mod n`: decrypts with the private key, or makes a block that the public key recovers. Throws where the
 * block exceeds n.
 */
export function applyPrivate(key: RsaPrivateKey, block: Uint8Array): Bytes {
  const value = within(key, block);
  const byP = power(value % key.p, key.dp, key.p);
  const byQ = power(value % key.q, key.dq, key.q);
  const rest = modulo(key.qi * (byP - byQ), key.p);
  return toBytes(byQ + rest * key.q, block.length);
}

/** The number that big-endian bytes represent. */
export function toNumber(bytes: Uint8Array): bigint {
  let hex = '0x0';
  for (const byte of bytes) hex += byte.toString(16).padStart(2, '0');
  return BigInt(hex);
}

/** A number as big-endian bytes of the given length. */
export function toBytes(value: bigint, length: number): Bytes {
  const hex = value.toString(16).padStart(length * 2, '0');
  return Uint8Array.from({ length }, (_, i) => Number.parseInt(hex.slice(i * 2, i * 2 + 2), 16));
}

function within(key: RsaPublicKey, block: Uint8Array): bigint {
  const value = toNumber(block);
  if (value >= key.n) throw new RangeError('The block is larger than the modulus');
  return value;
}

/** Modular power by windows of four bits: one table, then four squarings and one product for each digit. */
function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  const table = [1n];
  for (let i = 1; i < 16; i++) table.push(((table[i - 1] ?? 1n) * base) % modulus);
  let result = 1n;
  for (const digit of exponent.toString(16)) {
    for (let i = 0; i < 4; i++) result = (result * result) % modulus;
    result = (result * (table[Number.parseInt(digit, 16)] ?? 1n)) % modulus;
  }
  return result;
}

function modulo(value: bigint, modulus: bigint): bigint {
  const rest = value % modulus;
  return rest < 0n ? rest + modulus : rest;
}
