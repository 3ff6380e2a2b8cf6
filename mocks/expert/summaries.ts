import type { PlanUnit } from '@/src/gaokao/planUnit';
import { rowTier } from '@/src/gaokao/tier';
import { countProblems } from '@/src/gaokao/validateTable';
import type { MockServer } from '../mockServer';
import { itemsOf, type LoadedTable, problemsOf, rowsOf } from './tables';

/** The summary of a table's rows (screen E6). */
export type Summary = Awaited<ReturnType<typeof summarise>>;

const known = new WeakMap<object, Map<string, Promise<Summary>>>();

/** The summary of a table's rows; computed again once table, student or batch have changed. */
export function summaryOf(mockServer: MockServer, table: LoadedTable): Promise<Summary> {
  const { row, student, batch } = table;
  const all = known.get(mockServer.table) ?? new Map<string, Promise<Summary>>();
  known.set(mockServer.table, all);
  const key = JSON.stringify([row.id, row.version, student, batch]);
  const found = all.get(key) ?? summarise(mockServer, table);
  all.set(key, found);
  return found;
}

async function summarise(mockServer: MockServer, table: LoadedTable) {
  const { batch, row } = table;
  const rows = await rowsOf(mockServer, table, await itemsOf(mockServer, table));
  const problems = problemsOf(rows, table);
  const { error, warn } = countProblems(problems);
  const named = (code: string) => problems.filter((problem) => problem.code === code).length;
  const inTier = (tier: number) => rows.filter((one) => rowTier(one, batch) === tier).length;
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    filled: rows.length,
    limit: batch.maxChoices,
    ...{ reach: inTier(1), match: inTier(2), safe: inTier(3), risky: inTier(0), unknown: inTier(9) },
    firstName: first ? firstName(first.unit, row.mode) : '',
    lastChance: last?.unit.chance ?? null,
    ...{ errors: error, warns: warn },
    obeyed: rows.filter(({ obey }) => obey === 1).length,
    obeyAllowed: batch.obeyAllowed,
    shadowed: named('W03'),
    unsafe: named('W04') > 0 ? (1 as const) : (0 as const),
    retreat: named('W01'),
  };
}

function firstName({ schoolName, groupCode, majorName }: PlanUnit, mode: 1 | 2 | 3): string {
  if (mode === 1) return `${majorName} · ${schoolName}`;
  return mode === 2 ? `${schoolName} · ${groupCode} 组` : schoolName;
}
