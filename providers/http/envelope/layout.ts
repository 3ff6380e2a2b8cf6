import { type Bytes, fromBase64 } from './bytes';
import { envelopeBytes } from './scheme';

/** The three parts of an encrypted response (ENC-1). */
export interface EnvelopeParts {
  readonly iv: Bytes;
  readonly wrappedKey: Bytes;
  readonly ciphertext: Bytes;
}

const headBytes = envelopeBytes.iv + envelopeBytes.wrappedKey;

/** Splits an envelope into its parts; throws where the text is no Base64 or its length cannot be right. */
export function splitEnvelope(text: string): EnvelopeParts {
  const bytes = fromBase64(text);
  const ciphertext = bytes.slice(headBytes);
  const whole = text.length % 4 === 0 && ciphertext.length % envelopeBytes.block === 0;
  if (!whole || ciphertext.length === 0) {
    throw new RangeError(`An envelope cannot have ${bytes.length} bytes`);
  }
  return {
    iv: bytes.slice(0, envelopeBytes.iv),
    wrappedKey: bytes.slice(envelopeBytes.iv, headBytes),
    ciphertext,
  };
}
