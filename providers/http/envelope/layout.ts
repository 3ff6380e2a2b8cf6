import { type Bytes, fromBase64 } from './bytes';

/** The three parts of an encrypted response (ENC-1). */
export interface EnvelopeParts {
  readonly iv: Bytes;
  readonly wrappedKey: Bytes;
  readonly ciphertext: Bytes;
}

/** Bytes of the parts whose length is fixed (specification, section 7), and of an AES block. */
const ivBytes = 16;
const wrappedKeyBytes = 256;
const headBytes = ivBytes + wrappedKeyBytes;
const blockBytes = 16;

/** Characters of the shortest envelope, and how many of them are looked at. */
const leastLength = Math.ceil((headBytes + blockBytes) / 3) * 4;
const base64Start = /^[A-Za-z0-9+/]{64}/;

/** Whether a text could be an envelope, by its length and its first characters: cheap, whatever the size. */
export function looksLikeEnvelope(text: string): boolean {
  return text.length >= leastLength && base64Start.test(text);
}

/** Cuts an envelope into its parts; throws where the text is no Base64 or its length cannot be right. */
export function splitEnvelope(text: string): EnvelopeParts {
  const bytes = fromBase64(text);
  const ciphertext = bytes.slice(headBytes);
  const whole = text.length % 4 === 0 && ciphertext.length % blockBytes === 0;
  if (!whole || ciphertext.length === 0) {
    throw new RangeError(`An envelope cannot have ${bytes.length} bytes`);
  }
  return { iv: bytes.slice(0, ivBytes), wrappedKey: bytes.slice(ivBytes, headBytes), ciphertext };
}
