import { volunteerTable } from '../expert/volunteerTable';
import type { MockServer } from '../mockServer';

/** The scope of the tables of choices to find. */
export interface TablesOf {
  readonly provinceId?: number;
  readonly year?: number;
  readonly category?: number;
  readonly batchId?: number;
  readonly status?: number | undefined;
}

/** How many tables of choices hang on a province, a score table or a batch. Void ones count only where they are asked for. */
export async function tablesInUse(
  mockServer: MockServer,
  { provinceId, year, category, batchId, status }: TablesOf,
): Promise<number> {
  const asked = Object.entries({ provinceId, year, category, batchId, status }).filter(
    ([, value]) => value !== undefined,
  );
  const rows = (await mockServer.table(volunteerTable))
    .all()
    .filter((row) => row.status !== 9 || status === 9);
  return rows.filter((row) => asked.every(([member, value]) => Reflect.get(row, member) === value)).length;
}
