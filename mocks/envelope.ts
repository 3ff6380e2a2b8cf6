import { z } from 'zod';
import type { EnvelopeScheme } from '@/providers/http/envelope/scheme';
import { createKeyPair, sealEnvelope } from '@/providers/http/envelope/seal';
import { defineTable, type Table, type TableDefinition } from './table';

/** Settings that a client needs to decrypt the responses (contract, section 4). */
export interface EnvelopeSettings {
  readonly scheme: EnvelopeScheme;
  /** PEM. */
  readonly key: string;
}

interface KeyPair {
  id: number;
  privateKey: string;
  publicKey: string;
}

/** The key pair of a mock server, stored because a reloaded page must open the responses to its earlier calls. */
const keyPairTable = defineTable<KeyPair>({
  name: 'keyPair',
  idField: 'id',
  schema: z.object({ id: z.number(), privateKey: z.string(), publicKey: z.string() }),
});

type OpenTable = <Row extends object>(definition: TableDefinition<Row>) => Promise<Table<Row>>;

/** Seals answers with the mock server's key pair, which is made at the first need. */
export function createEnvelope(scheme: EnvelopeScheme, table: OpenTable) {
  let pair: Promise<KeyPair> | undefined;
  const keys = () => {
    pair ??= findKeys(table);
    return pair;
  };
  const ofServer = ({ privateKey, publicKey }: KeyPair) =>
    scheme === 'pkcs1-public' ? privateKey : publicKey;
  const ofClient = ({ privateKey, publicKey }: KeyPair) =>
    scheme === 'pkcs1-public' ? publicKey : privateKey;

  return {
    settings: async (): Promise<EnvelopeSettings> => ({ scheme, key: ofClient(await keys()) }),
    seal: async (value: unknown) => sealEnvelope(value, { scheme, key: ofServer(await keys()) }),
  };
}

export type Envelope = ReturnType<typeof createEnvelope>;

async function findKeys(table: OpenTable): Promise<KeyPair> {
  const pairs = await table(keyPairTable);
  return pairs.get(1) ?? pairs.put({ id: 1, ...(await createKeyPair()) });
}

/** The text with one character of its ciphertext exchanged: Base64 still, but nothing that opens. */
export function spoil(text: string): string {
  const place = Math.floor(text.length * 0.9);
  return text.slice(0, place) + (text[place] === 'A' ? 'B' : 'A') + text.slice(place + 1);
}
