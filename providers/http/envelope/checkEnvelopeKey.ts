import { type RsaKey, readKey } from './keys';
import type { EnvelopeScheme } from './scheme';

/** Bits of the modulus that the layout needs: a wrapped key of 256 bytes. */
const modulusBits = 2048;

const halves = { private: '私钥', public: '公钥' } as const;

/**
 * The problem of the client's half of the envelope key, in the words of the configuration page. Undefined where there
 * is none. Takes PEM: PKCS#8 or PKCS#1 for a private key, SPKI or PKCS#1 for a public one.
 */
export function checkEnvelopeKey(scheme: EnvelopeScheme, pem: string): string | undefined {
  let read: RsaKey;
  try {
    read = readKey(pem);
  } catch {
    return 'envelope.key 不是有效的 RSA 密钥，需要 PEM 格式（PKCS#8、PKCS#1 或 SPKI，不带口令）';
  }
  const needed = scheme === 'pkcs1-public' ? 'public' : 'private';
  if (read.half !== needed) {
    return `envelope.scheme 为 ${scheme} 时，envelope.key 应为${halves[needed]}，当前是${halves[read.half]}`;
  }
  const bits = read.key.n.toString(2).length;
  if (bits !== modulusBits) return `envelope.key 应为 ${modulusBits} 位 RSA 密钥，当前是 ${bits} 位`;
  return isWhole(read) ? undefined : 'envelope.key 已损坏：私钥的各部分不一致';
}

function isWhole(read: RsaKey): boolean {
  return read.half === 'public' || read.key.p * read.key.q === read.key.n;
}
