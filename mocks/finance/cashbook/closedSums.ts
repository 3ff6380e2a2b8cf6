import type { MockServer } from '../../mockServer';
import { closedMonthTable } from './cashTable';
import { sumOf } from './overview';
import { cashRows } from './systemRows';

/** Income and expense of each closed month, as text. */
export async function closedSums(server: Pick<MockServer, 'table'>): Promise<ReadonlyMap<string, string>> {
  const [rows, months] = [await cashRows(server), (await server.table(closedMonthTable)).all()];
  return new Map(
    months.map(({ month }) => {
      const own = rows.filter(({ payTime }) => payTime.startsWith(month));
      return [month, JSON.stringify({ ...sumOf(own), count: own.length })];
    }),
  );
}

/** Months that stayed closed and did not stay as they were, a text each. */
export function movedSums(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...before].flatMap(([month, sums]) => {
    const now = after.get(month);
    return now === undefined || now === sums ? [] : [`${month}: ${sums} became ${now}`];
  });
}
