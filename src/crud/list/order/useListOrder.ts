import { useMemo, useState } from 'react';
import { moved } from '../../../lib/moved';
import { numberOr } from '../../../lib/record';
import { newOrders } from '../../../lib/treeOrder';
import { titleOf } from '../../defineResource';
import { moveText, type Places, useSendPlaces } from '../../order/useSendPlaces';
import { useResourcePage } from '../../ResourceContext';
import type { Row } from '../../resourceSpec';

type Orders = ReadonlyMap<string, number>;
const none: Orders = new Map();

/**
 * The rows of a page, with moves that are still on their way, and the function that moves them. `first` is the place of
 * the first row.
 */
export function useListOrder(rows: readonly Row[], first: number) {
  const { resource } = useResourcePage();
  const { field = '', module, permission } = resource.order ?? {};
  const [orders, setOrders] = useState(none);
  const [said, setSaid] = useState('');
  const send = useSendPlaces(module, () => setOrders(none));
  const shown = useMemo(() => inOrder(rows, field, orders), [rows, field, orders]);

  const move = (from: number, to: number) => {
    const row = shown[from];
    if (!row) return;
    const places: Places = moved(shown, from, to).map((one) => ({
      key: String(one.id),
      id: one.id,
      order: orderOf(one, field, orders),
    }));
    const changed = newOrders(places, first);
    setOrders((before) => new Map([...before, ...changed.map(({ key, order }) => [key, order] as const)]));
    setSaid(moveText(titleOf(resource, row), to, shown.length));
    void send(changed);
  };
  return { rows: shown, move, said, needs: permission ?? resource.endpoints.operations.update?.permission };
}

function orderOf(row: Row, field: string, orders: Orders): number {
  return orders.get(String(row.id)) ?? numberOr(row[field]);
}

/** Rows with the same place stay in the server's order. */
function inOrder(rows: readonly Row[], field: string, orders: Orders): readonly Row[] {
  if (orders.size === 0) return rows;
  return rows.toSorted((one, other) => orderOf(one, field, orders) - orderOf(other, field, orders));
}
