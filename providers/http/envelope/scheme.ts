/** Bytes of an envelope's parts whose length is fixed (specification, section 7), and of an AES block. */
export const envelopeBytes = { iv: 16, wrappedKey: 256, block: 16 } as const;

/** Characters of the shortest envelope, and the number of them that are checked. */
const leastLength = Math.ceil((envelopeBytes.iv + envelopeBytes.wrappedKey + envelopeBytes.block) / 3) * 4;
const base64Start = /^[A-Za-z0-9+/]{64}/;

/** Whether a text could be an envelope, by its length and its first characters: cheap, whatever the size. */
export function looksLikeEnvelope(text: string): boolean {
  return text.length >= leastLength && base64Start.test(text);
}

/** Schemes of wrapping a response's content key (contract, section 4). */
export const envelopeSchemes = ['pkcs1', 'oaep', 'pkcs1-public'] as const;

/**
 * `pkcs1`: RSAES-PKCS1-v1_5 with a private key in the client. `oaep`: RSA-OAEP with SHA-256, likewise. `pkcs1-public`:
 * the server wraps with its private key (block type 1), the client recovers with the public one.
 */
export type EnvelopeScheme = (typeof envelopeSchemes)[number];

/** The scheme and the client's half of the key, as PEM; an empty key leaves encrypted data as it came. */
export interface EnvelopeSettings {
  readonly scheme: EnvelopeScheme;
  readonly key: string;
}
