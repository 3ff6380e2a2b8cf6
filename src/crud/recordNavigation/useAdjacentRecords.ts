import { useDataProvider } from '@refinedev/core';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { providerOf } from '@/providers/data/providerOf';
import { type RecordId, sameId } from '../../lib/recordId';
import { useNotify } from '../../services/useNotify';
import { usePane } from '../../services/usePane';
import { crudFilters } from '../list/listAddress';
import { useListState } from '../list/useListState';
import { pageOf, useRows } from '../list/useRows';
import { useResourcePage } from '../ResourceContext';
import type { Row } from '../resourceSpec';
import { type RecordPage, useConfirmDiscard } from '../useOpenRecord';

/** The target of a step: a record, and its page of the list. */
interface Step {
  readonly id: RecordId;
  /** Page of the list; undefined where it stays. */
  readonly page?: number;
}

/** Pages of the list that a step looks through at most, one after the other. */
const mostPages = 20;

/**
 * The records before and after the open one, in the order of the list behind it. At the end of its page the next page
 * is read. `place` is undefined where the record is not on the list's page: then its neighbours are unknown. Forms
 * pass over records that may not be changed.
 */
export function useAdjacentRecords(id: string, kind: RecordPage) {
  const { resource } = useResourcePage();
  const { state } = useListState();
  const { rows, total, former } = useRows(state, { idle: true });
  const readPage = useReadPage();
  const goTo = useGoTo(kind);
  const confirmDiscard = useConfirmDiscard();
  const notify = useNotify();
  const isHere = useIsHere(id);
  const [reading, setReading] = useState(false);
  const canOpen = (row: Row) => kind !== 'edit' || (resource.canEdit?.(row) ?? true);

  const index = rows.findIndex((row) => sameId(row.id, id));
  const isPaged = resource.paged ?? true;
  const before = isPaged ? (state.page - 1) * state.size : 0;
  const place = index < 0 || former ? undefined : before + index + 1;

  const nextIn = (list: readonly Row[], step: -1 | 1) =>
    step > 0 ? list.find(canOpen) : list.findLast(canOpen);

  async function find(step: -1 | 1): Promise<Step | undefined> {
    const row = nextIn(step > 0 ? rows.slice(index + 1) : rows.slice(0, index), step);
    if (row) return { id: row.id };
    const first = Math.max(1, state.page - mostPages);
    const last = Math.min(isPaged ? Math.ceil(total / state.size) : 1, state.page + mostPages);
    for (let page = state.page + step; page >= first && page <= last; page += step) {
      const found = nextIn(await readPage(page), step);
      if (found) return { id: found.id, page };
    }
    return undefined;
  }

  async function go(step: -1 | 1): Promise<void> {
    if (reading) return;
    setReading(true);
    // A failure was reported by the pipeline; the record stays, and the step can be tried again.
    const found = await find(step).catch(() => 'failed' as const);
    setReading(false);
    if (found === 'failed' || !isHere()) return;
    if (!found) notify('info', kind === 'edit' ? '附近没有可编辑的记录' : '没有更多记录');
    else if (await confirmDiscard()) goTo(found);
  }

  return {
    place,
    total,
    reading,
    previous: place !== undefined && place > 1 ? () => go(-1) : undefined,
    next: place !== undefined && place < total ? () => go(1) : undefined,
  };
}

/** Returns whether the staff still look at the record: a late answer must not lead them away from another page. */
function useIsHere(id: string): () => boolean {
  const pane = usePane();
  const open = useRef<string>(undefined);
  useEffect(() => {
    open.current = id;
    return () => {
      open.current = undefined;
    };
  }, [id]);
  return () => open.current === id && pane?.isShown() !== false;
}

/** Reads another page of the list, with its present filters and order. */
function useReadPage() {
  const { resource, scope } = useResourcePage();
  const { state } = useListState();
  const provider = useDataProvider();
  return async (page: number): Promise<readonly Row[]> => {
    const sort = state.sort ?? resource.sort;
    const { data } = await provider(providerOf(resource.endpoints)).getList<Row>({
      resource: resource.name,
      pagination: pageOf(resource, { ...state, page }),
      filters: crudFilters(resource.filters, state.filters, scope),
      sorters: sort ? [sort] : [],
    });
    return data;
  };
}

/**
 * Opens the page of another record in the place of this one. Closing it goes back to the list, on that record's page of
 * it.
 */
function useGoTo(kind: RecordPage) {
  const { basePath } = useResourcePage();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  return ({ id, page }: Step) => {
    const params = new URLSearchParams(search);
    if (page !== undefined && page > 1) params.set('page', String(page));
    if (page === 1) params.delete('page');
    const pathname = [basePath, kind, encodeURIComponent(id)].join('/');
    void navigate(
      { pathname, search: params.toString() },
      { replace: true, state: page === undefined ? state : null },
    );
  };
}
