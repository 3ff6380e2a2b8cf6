import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { useResourcePage } from '@/src/crud/ResourceContext';
import type { AboveRowsProps } from '@/src/crud/resourceSpec';
import { useOpenRecord } from '@/src/crud/useOpenRecord';
import { isRecord, numberOr } from '@/src/lib/record';
import { parseId, type RecordId } from '@/src/lib/recordId';
import { useServices } from '@/src/services/useServices';
import { useFilterBody } from '../card/useCardCall';
import { managementEndpoints } from '../endpoints';

const { list } = managementEndpoints['management/user-list'].operations;

/** Opens the page of the only user whom a search has found: by mobile, card, order or name (screen G6). Draws nothing. */
export default function OpenSingleHit({ filters }: AboveRowsProps) {
  const { keyword = '' } = filters;
  const id = useSingleHit(keyword, useFilterBody(filters));
  const { basePath } = useResourcePage();
  const { pathname } = useLocation();
  const open = useOpenRecord();
  // Each search opens a page once: closing it leads to the list.
  const opened = useRef('');
  const openOnce = useEffectEvent((hit: RecordId | undefined, searched: string) => {
    if (searched === '') opened.current = '';
    if (hit === undefined || opened.current === searched || pathname !== basePath) return;
    opened.current = searched;
    open('show', hit);
  });
  useEffect(() => openOnce(id, keyword), [id, keyword]);
  return null;
}

/** The id of the only match of the search; undefined without a search, or with any other number of matches. */
function useSingleHit(keyword: string, body: Readonly<Record<string, unknown>>) {
  const { callOperation } = useServices();
  const { data } = useQuery({
    queryKey: ['data', 'default', 'management/user-list', 'single', body],
    queryFn: async ({ signal }) => {
      const options = { allowRepeat: true, quiet: true, signal };
      const { data: found } = await callOperation(list, { body: { ...body, page: 1, limit: 2 }, options });
      return isRecord(found) ? found : null;
    },
    enabled: keyword !== '',
    retry: false,
  });
  if (keyword === '' || !data || numberOr(data.total) !== 1 || !Array.isArray(data.list)) return undefined;
  const [only] = data.list.filter(isRecord);
  return only && parseId(only.id);
}
