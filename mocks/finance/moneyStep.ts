import type { MockServer } from '../mockServer';
import type { Random } from '../random';
import type { Table } from '../table';
import type { Caller } from '../testClient';

/** The surroundings of a step. */
export interface MoneyStepContext {
  readonly mockServer: MockServer;
  /** The account that calls; some may do little. */
  readonly caller: Caller;
  readonly random: Random;
}

/** One call that moves money, with whatever the chance gives it; some are refused, and must change nothing then. */
export type MoneyStep = (context: MoneyStepContext) => Promise<unknown>;

/** A row by chance, of those that are meant; none where there is none. */
export function anyOf<Row extends object>(
  table: Table<Row>,
  random: Random,
  isMeant: (row: Row) => boolean = () => true,
): Row | undefined {
  const rows = table.all().filter(isMeant);
  return rows[random.below(rows.length)];
}
