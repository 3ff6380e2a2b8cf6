import { timeOr } from '@/src/lib/dates';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import type { PageServices } from '@/src/services/useServices';
import { expertEndpoints } from '../../endpoints';
import { ownContext } from './assess';
import type { TableState } from './table';

const { chances } = expertEndpoints['expert/volunteer'].operations;

/** The maximum number of units per call. */
const most = 100;

/** The server's computation for a unit, as far as the table shows it. */
export interface ServerChance {
  readonly key: string;
  readonly years: readonly { readonly year: number; readonly equScore: number }[];
}

/** Asks the server for the chances of units by key (`schoolEnrollChance`), a hundred at a time; `at` is its time. */
export async function fetchChances(
  callOperation: PageServices['callOperation'],
  { meta, context }: Pick<TableState, 'meta' | 'context'>,
  keys: readonly string[],
): Promise<{ readonly list: readonly ServerChance[]; readonly at: string }> {
  const { userId, provinceId, year, batchId } = meta;
  const { category, subjects, score, rank } = ownContext(context).candidate;
  const about = { userId, provinceId, year, batchId, category, subjects, score, rank };
  const parts = Array.from({ length: Math.ceil(keys.length / most) }, (_, at) =>
    keys.slice(at * most, (at + 1) * most),
  );
  const answers = await Promise.all(
    parts.map(async (part) => {
      const body = { ...about, units: part.map((key) => ({ key })) };
      const { data } = await callOperation(chances, { body, options: { allowRepeat: true, quiet: true } });
      return isRecord(data) ? data : {};
    }),
  );
  return {
    list: answers.flatMap(({ list }) => (Array.isArray(list) ? list.filter(isRecord).map(readChance) : [])),
    at: timeOr(answers[0]?.at),
  };
}

function readChance({ key, years }: Readonly<Record<string, unknown>>): ServerChance {
  const lines = Array.isArray(years) ? years.filter(isRecord) : [];
  return {
    key: textOr(key),
    years: lines.map(({ year, equScore }) => ({ year: numberOr(year), equScore: numberOr(equScore) })),
  };
}
