import { type Bytes, concat } from './bytes';

type Hash = (bytes: Uint8Array) => Bytes;

/** The message inside an OAEP block with an empty label (RFC 8017, 7.1.2); throws where the block is not one. */
export function unpadOaep(block: Bytes, hash: Hash): Bytes {
  const label = hash(new Uint8Array());
  const maskedSeed = block.subarray(1, 1 + label.length);
  const maskedData = block.subarray(1 + label.length);
  const seed = xor(maskedSeed, mask(maskedData, maskedSeed.length, hash));
  const data = xor(maskedData, mask(seed, maskedData.length, hash));
  const mark = data.findIndex((byte, at) => at >= label.length && byte !== 0);
  const sameLabel = label.every((byte, at) => byte === data[at]);
  if (block[0] !== 0 || !sameLabel || data[mark] !== 1) throw new Error('Not an OAEP block');
  return data.slice(mark + 1);
}

/** MGF1 (RFC 8017, B.2.1): so many bytes, generated from a seed. */
function mask(seed: Uint8Array, length: number, hash: Hash): Bytes {
  const runs: Bytes[] = [];
  for (let i = 0, have = 0; have < length; i++) {
    const run = hash(concat(seed, Uint8Array.of(0, 0, 0, i)));
    runs.push(run);
    have += run.length;
  }
  return concat(...runs).subarray(0, length);
}

function xor(left: Bytes, right: Bytes): Bytes {
  return left.map((byte, at) => byte ^ (right[at] ?? 0));
}
