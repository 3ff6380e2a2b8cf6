import type { QueryClient } from '@tanstack/react-query';
import { searchText } from '@/src/lib/searchText';
import { type Resource, titleOf } from '../crud/defineResource';
import type { Row } from '../crud/resourceSpec';
import { matchText, ways } from '../shell/features/palette/matchText';
import { createReads } from '../shell/features/palette/reads';

/** Reads a page of a resource's list, without a filter. */
export type ReadPage = (
  resource: Resource,
  page: number,
  size: number,
) => Promise<{ readonly data: readonly Row[]; readonly total: number }>;

/** Rows of one call. */
const pageSize = 50;
/** Records up to which a whole list is read; of a longer one only the first page, which saves calls. */
const wholeUpTo = 200;
/** Milliseconds for which names are held. */
const freshFor = 60_000;

const reads = createReads();

/** Whether a text may be pinyin: only letters. */
export function isSpelled(text: string): boolean {
  return /^[a-zü']+$/i.test(text);
}

/**
 * Records whose names are spelled like the typed text, in full or by initials, also inside the name. The best first.
 * Servers find no pinyin, so the names are read and held for a minute.
 */
export async function findByPinyin(
  queryClient: QueryClient,
  resource: Resource,
  typed: string,
  read: ReadPage,
): Promise<Row[]> {
  const rows = await queryClient.fetchQuery({
    queryKey: ['record-names', resource.name],
    queryFn: () => namedRows(resource, read),
    staleTime: freshFor,
  });
  const term = searchText(typed).replaceAll("'", '');
  return rows
    .flatMap((row) => {
      const match = matchText(titleOf(resource, row), term, reads);
      return match ? [{ row, rank: ways.indexOf(match.way) }] : [];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ row }) => row);
}

async function namedRows(resource: Resource, read: ReadPage): Promise<Row[]> {
  const { data, total } = await read(resource, 1, pageSize);
  const rows = [...data];
  if (total > wholeUpTo || data.length < pageSize) return rows;
  for (let page = 2; (page - 1) * pageSize < total; page += 1)
    rows.push(...(await read(resource, page, pageSize)).data);
  return rows;
}
