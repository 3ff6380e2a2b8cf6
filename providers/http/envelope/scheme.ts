/** How the content key of a response is wrapped (contract, section 4). */
export const envelopeSchemes = ['pkcs1', 'oaep', 'pkcs1-public'] as const;

/**
 * `pkcs1`: RSAES-PKCS1-v1_5 with a private key in the client; `oaep`: RSA-OAEP with SHA-256, likewise;
 * `pkcs1-public`: the server wraps with its private key (block type 1), the client recovers with the public one.
 */
export type EnvelopeScheme = (typeof envelopeSchemes)[number];

/** The scheme and the client's half of the key, as PEM; an empty key leaves encrypted data as it came. */
export interface EnvelopeSettings {
  readonly scheme: EnvelopeScheme;
  readonly key: string;
}
