import { useMemo, useState } from 'react';
import { operationOf } from '@/providers/data/callOperation';
import { numberOr } from '../../lib/record';
import type { Resource } from '../defineResource';
import { type Places, useSendPlaces } from '../order/useSendPlaces';
import { useResourcePage } from '../ResourceContext';
import type { Row } from '../resourceSpec';
import { useCan, useServices } from '../services';
import { useInvalidateResource } from '../useInvalidateResource';
import { keyOf } from './useWholeTree';

/** The order of siblings, as it is and as it is being changed. */
export interface TreeOrder {
  /** Whether rows may be moved at all. */
  readonly allowed: boolean;
  /** Permission that it needs. */
  readonly needs: string | undefined;
  /** Where the row is among its siblings; undefined where the server's order stands. */
  readonly orderOf: ((row: Row) => number) | undefined;
  readonly move: (places: Places) => void;
  /** Saves the places that were gathered; absent where each is sent at once. */
  readonly save: (() => Promise<void>) | undefined;
  readonly saving: boolean;
  readonly changed: boolean;
}

type Gathered = ReadonlyMap<string, number>;
const nothing: Gathered = new Map();

/** The places of the rows among their siblings, with those that are on their way to the server. */
export function useTreeOrder(): TreeOrder {
  const { resource } = useResourcePage();
  const [moved, setMoved] = useState(nothing);
  const add = (places: Places) =>
    setMoved((before) => new Map([...before, ...places.map(({ key, order }) => [key, order] as const)]));
  const clear = () => setMoved(nothing);
  const needs = neededFor(resource);
  const can = useCan();
  const send = useSendPlaces(resource.tree?.module, clear);
  const { save, saving } = useSaveGathered(moved, clear);
  const { order, savesOrder, module } = resource.tree ?? {};
  const orderOf = useMemo(
    () => (order === undefined ? undefined : (row: Row) => moved.get(keyOf(row.id)) ?? numberOr(row[order])),
    [order, moved],
  );
  const allowed = order !== undefined && (module !== undefined || savesOrder !== undefined) && can(needs);
  return {
    allowed,
    needs: needs?.permission,
    orderOf,
    move: (places) => {
      add(places);
      if (!savesOrder) void send(places);
    },
    save: savesOrder && save,
    saving,
    changed: moved.size > 0,
  };
}

/** Who may change records may order them, where the resource has no operation of its own for it. */
function neededFor({ tree, endpoints }: Resource) {
  return endpoints.operations[tree?.savesOrder?.operation ?? 'update'];
}

/** Saves all places that were gathered in one call of the resource's own; a refused call leaves them to be tried again. */
function useSaveGathered(moved: Gathered, clear: () => void) {
  const { resource } = useResourcePage();
  const { callOperation, notify } = useServices();
  const invalidate = useInvalidateResource();
  const [saving, setSaving] = useState(false);
  const { savesOrder } = resource.tree ?? {};
  const save = async () => {
    if (!savesOrder) return;
    if (moved.size === 0) return notify('info', '未检测到排序修改');
    setSaving(true);
    try {
      const { operation, ids, orders } = savesOrder;
      const body = { [ids]: [...moved.keys()].join(','), [orders]: [...moved.values()].join(',') };
      await callOperation(operationOf(resource.endpoints, resource.name, operation), { body });
      notify('success', '排序保存成功');
      await invalidate();
      clear();
    } catch {
      // shown already
    } finally {
      setSaving(false);
    }
  };
  return { save, saving };
}
