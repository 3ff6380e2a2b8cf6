import type { EnvelopeScheme } from '@/providers/http/envelope/scheme';
import { createEnvelope, type Envelope } from './envelope';
import { createFaults, type Faults } from './faults';
import { type Journal, noJournal } from './journal';
import { kept } from './kept';
import { createRequestLog, type RequestLog } from './requestLog';
import { openTable, recentSeeds, type Table, type TableDefinition } from './table';

/** One mock server's whole state. Two of them share nothing that changes, so tests may not disturb each other. */
export interface MockServer {
  /** Milliseconds. */
  readonly now: () => number;
  readonly table: <Row extends object>(definition: TableDefinition<Row>) => Promise<Table<Row>>;
  /** Seals the responses of the calls that are encrypted; undefined leaves them plain. */
  readonly envelope: Envelope | undefined;
  readonly faults: Faults;
  readonly requests: RequestLog;
  /** Called for calls that do not exist and about mistakes of the mocks themselves. */
  readonly report: (what: string, cause?: unknown) => void;
  /** Back to the seeds: rows, sessions, faults, the log of requests. */
  readonly reset: () => Promise<void>;
}

export interface MockServerOptions {
  /** Milliseconds; the machine's clock where absent. Seeds date themselves by it. */
  readonly now?: () => number;
  /** Encrypts what the contract says is encrypted (section 4). Plain where absent. */
  readonly envelope?: EnvelopeScheme;
  readonly journal?: Journal;
  readonly report?: MockServer['report'];
}

/** Makes a mock server. Tables are seeded when they are first asked for. */
export function createMockServer(options: MockServerOptions = {}): MockServer {
  const { now = () => Date.now(), journal = noJournal } = options;
  const tables = new Map<{ readonly name: string }, Promise<unknown>>();

  let seeds = recentSeeds(now());

  const table: MockServer['table'] = <Row extends object>(definition: TableDefinition<Row>) => {
    const other = [...tables.keys()].find(({ name }) => name === definition.name);
    if (other && other !== definition) throw new Error(`Two tables are called "${definition.name}"`);
    const seed = () => definition.load?.(seeds) ?? seeds.seedOf(definition);
    const open = kept(tables, definition, async () => openTable(definition, seed(), journal));
    // the map holds tables of all kinds of rows, each under the definition that types it
    return open as Promise<Table<Row>>;
  };

  // tables changed by another page are read again when they are next needed
  journal.watch((changed) => {
    for (const definition of tables.keys())
      if (changed === 'all' || changed === definition.name) tables.delete(definition);
  });

  const mockServer: MockServer = {
    now,
    table,
    envelope: options.envelope && createEnvelope(options.envelope, table),
    faults: createFaults(),
    requests: createRequestLog(),
    report: options.report ?? complain,
    reset: async () => {
      await journal.clear();
      tables.clear();
      seeds = recentSeeds(now());
      mockServer.faults.clear();
      mockServer.requests.clear();
    },
  };
  return mockServer;
}

function complain(what: string, ...causes: unknown[]) {
  // biome-ignore lint/suspicious/noConsole: anyone who works with the mocks must see what they got wrong
  console.error(`[mocks] ${what}`, ...causes);
}
