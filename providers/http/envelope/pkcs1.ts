import { type Bytes, concat } from './bytes';

/** Block type of PKCS#1 v1.5: 1 for a private key's block, 2 for a public key's (RFC 8017, 7.2 and 9.2). */
export type BlockType = 1 | 2;

/** Minimal bytes of padding, and the three marks around it. */
const leastPadding = 8;
const marks = 3;

/** `00 type padding 00 message`, as long as the modulus. */
export function pad(message: Uint8Array, type: BlockType, length: number): Bytes {
  const count = length - message.length - marks;
  const padding = type === 1 ? new Uint8Array(count).fill(0xff) : nonZero(count);
  return concat(Uint8Array.of(0, type), padding, Uint8Array.of(0), message);
}

/** The message inside a padded block; throws where the padding is not of that type. */
export function unpad(block: Bytes, type: BlockType): Bytes {
  const end = block.indexOf(0, 2);
  const padding = block.subarray(2, end);
  const sound = block[0] === 0 && block[1] === type && end >= 2 + leastPadding;
  if (!sound || (type === 1 && padding.some((byte) => byte !== 0xff))) {
    throw new Error(`Not a PKCS#1 block of type ${type}`);
  }
  return block.slice(end + 1);
}

function nonZero(count: number): Bytes {
  const bytes = crypto.getRandomValues(new Uint8Array(count));
  return bytes.map((byte) => byte || 1);
}
