import { useDataProvider } from '@refinedev/core';
import { useMemo, useState } from 'react';
import { providerOf } from '@/providers/data/providerOf';
import { moved } from '../../../lib/moved';
import { numberOr } from '../../../lib/record';
import { sameId } from '../../../lib/recordId';
import { newOrders } from '../../../lib/treeOrder';
import { type Resource, titleOf } from '../../defineResource';
import { moveText, type Places, useSendPlaces } from '../../order/useSendPlaces';
import { useResourcePage } from '../../ResourceContext';
import type { Row } from '../../resourceSpec';
import { readAllRows } from '../exporting/readAllRows';
import { crudFilters, type ListState } from '../listAddress';

type Orders = ReadonlyMap<string, number>;
const none: Orders = new Map();

/** A page of a list that the staff put in order. */
export interface OrderedPage {
  readonly rows: readonly Row[];
  /** The place of the first row among the rows of all pages, from 1. */
  readonly first: number;
  /** Number of the rows on all pages. */
  readonly total: number;
  readonly state: ListState;
}

/**
 * The rows of a page, with moves that are still on their way, and the function that moves them. Where two rows share a
 * place, those of all pages are numbered: one page alone would come behind the others.
 */
export function useListOrder({ rows, first, total, state }: OrderedPage) {
  const { resource } = useResourcePage();
  const { field = '', module, permission } = resource.order ?? {};
  const [orders, setOrders] = useState(none);
  const [said, setSaid] = useState('');
  const send = useSendPlaces(module, () => setOrders(none));
  const readAll = useReadAll(state);
  const shown = useMemo(() => inOrder(rows, field, orders), [rows, field, orders]);

  const move = (from: number, to: number) => {
    const row = shown[from];
    const target = shown[to];
    if (!row || !target) return;
    const own = (all: readonly Row[]) => all.filter((one) => isMovable(resource, one));
    const places = placesOf(own(moved(shown, from, to)), field, orders);
    // Nothing moves where the row passes those of others alone.
    if (own(shown).every(({ id }, index) => sameId(id, places[index]?.id))) return;
    const isTied = new Set(places.map(({ order }) => order)).size < places.length;
    const placesOnAllPages = async () => {
      const all = await readAll();
      const [begin = -1, end = -1] = [row, target].map(({ id }) =>
        all.findIndex((one) => sameId(one.id, id)),
      );
      return begin < 0 || end < 0 ? [] : newOrders(placesOf(own(moved(all, begin, end)), field, none));
    };
    const changed = newOrders(places, first);
    const withChanged = (before: Orders) =>
      new Map([...before, ...changed.map(({ key, order }) => [key, order] as const)]);
    setOrders(withChanged);
    const place = inOrder(rows, field, withChanged(orders)).findIndex(({ id }) => sameId(id, row.id));
    setSaid(moveText(titleOf(resource, row), place, shown.length));
    void send(isTied && total > rows.length ? placesOnAllPages : changed);
  };
  return { rows: shown, move, said, needs: permission ?? resource.endpoints.operations.update?.permission };
}

/** Whether a row is put in order: those that may not be changed keep their places. */
export function isMovable({ canEdit }: Pick<Resource, 'canEdit'>, row: Row): boolean {
  return canEdit?.(row) ?? true;
}

/** Reads the rows of all pages in the order of the list. */
function useReadAll({ sort: chosen, filters }: ListState) {
  const { resource, scope } = useResourcePage();
  const provider = useDataProvider()(providerOf(resource.endpoints));
  const sort = chosen ?? resource.sort;
  const readPage = async (currentPage: number, pageSize: number) => {
    const { data, total } = await provider.getList<Row>({
      resource: resource.name,
      pagination: { currentPage, pageSize },
      filters: crudFilters(resource.filters, filters, scope),
      sorters: sort ? [sort] : [],
    });
    return { rows: data, total };
  };
  return async (): Promise<readonly Row[]> => {
    const all: Row[] = [];
    for await (const { rows } of readAllRows(readPage, new AbortController().signal)) all.push(...rows);
    return all;
  };
}

function placesOf(rows: readonly Row[], field: string, orders: Orders): Places {
  return rows.map((row) => ({ key: String(row.id), id: row.id, order: orderOf(row, field, orders) }));
}

function orderOf(row: Row, field: string, orders: Orders): number {
  return orders.get(String(row.id)) ?? numberOr(row[field]);
}

/** Rows with the same place stay in the server's order. */
function inOrder(rows: readonly Row[], field: string, orders: Orders): readonly Row[] {
  if (orders.size === 0) return rows;
  return rows.toSorted((one, other) => orderOf(one, field, orders) - orderOf(other, field, orders));
}
