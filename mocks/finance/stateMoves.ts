import { cardTable, releaseTable } from '../management/card/cardTables';
import { workOrderTable } from '../management/workOrder/workOrderTable';
import type { MockServer } from '../mockServer';
import { rechargeTable } from '../system/recharge/rechargeTable';
import { invoiceTable } from './invoice/invoiceTable';
import { moneyAccountTable, withdrawalTable } from './tables';

/** A move from one state to another: `0>1`; what is not there is `-`. */
type Moves = readonly string[];

/** The moves that the catalogue lists (screens-business: F2, F4, F5, G9, G10, G12 and 5.2; H11), by what moves. */
const listed = {
  recharge: ['->0', '0>1', '0>2'],
  invoice: ['->0', '0>1', '0>2', '2>0', '0>-', '2>-', '->2'],
  withdrawal: ['->0', '0>1', '0>3', '0>5', '1>2', '1>4', '4>1', '4>3'],
  account: ['0>1', '1>0'],
  card: [
    '->0',
    '0>1',
    '1>0',
    '1>2',
    '2>1',
    '1>4',
    '2>4',
    '4>1',
    '4>2',
    '0>5',
    '1>5',
    '4>5',
    '2>5',
    '0>3',
    '1>3',
    '2>3',
    '3>1',
    '3>0',
    // 作废批次: all its cards, whatever has run out
    '3>5',
  ],
  release: ['->0', '->1', '0>1', '0>2', '1>2'],
  workOrder: ['->0', '0>1', '1>2', '0>3', '1>3', '3>0', '0>-'],
} as const satisfies Record<string, Moves>;

type Kind = keyof typeof listed;
type States = ReadonlyMap<string, string>;

/** The state of everything that money and cards hang on, by kind and id. */
export async function statesOf({ table }: Pick<MockServer, 'table'>): Promise<States> {
  const rows = {
    recharge: (await table(rechargeTable)).all(),
    invoice: (await table(invoiceTable)).all(),
    withdrawal: (await table(withdrawalTable)).all(),
    account: (await table(moneyAccountTable)).all(),
    card: (await table(cardTable)).all(),
    release: (await table(releaseTable)).all(),
    workOrder: (await table(workOrderTable)).all(),
  } satisfies Record<Kind, readonly { readonly id: number; readonly status: number }[]>;
  return new Map(
    Object.entries(rows).flatMap(([kind, all]) =>
      all.map(({ id, status }): [string, string] => [`${kind} ${id}`, String(status)]),
    ),
  );
}

/** Moves between two moments that the catalogue does not list, a text each. */
export function unlistedMoves(before: States, after: States): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].flatMap((name) => {
    const [from, to] = [before.get(name) ?? '-', after.get(name) ?? '-'];
    const move = `${from}>${to}`;
    return from === to || isListed(name, move) ? [] : [`${name}: ${move}`];
  });
}

function isListed(name: string, move: string): boolean {
  return Object.entries<Moves>(listed).some(
    ([kind, moves]) => name.startsWith(`${kind} `) && moves.includes(move),
  );
}
