import { useMemo, useRef, useState } from 'react';
import { operationOf } from '@/providers/data/callOperation';
import { useCan } from '@/src/services/useCan';
import { numberOr } from '../../lib/record';
import { useFormPlace } from '../../services/useFormPlace';
import { useNotify } from '../../services/useNotify';
import { useServices } from '../../services/useServices';
import { useUndrafted } from '../../services/useUndrafted';
import type { Resource } from '../defineResource';
import { type Places, useSendPlaces } from '../order/useSendPlaces';
import { useResourcePage } from '../ResourceContext';
import type { Row } from '../resourceSpec';
import { useInvalidateResource } from '../useInvalidateResource';
import { keyOf } from './useWholeTree';

/** The order of siblings, with changes that are not saved. */
export interface TreeOrder {
  /** Whether rows may be moved at all. */
  readonly allowed: boolean;
  /** Permission that it needs. */
  readonly needs: string | undefined;
  /** The place of a row among its siblings; undefined where the server's order is used. */
  readonly orderOf: ((row: Row) => number) | undefined;
  readonly move: (places: Places) => void;
  /** Saves the collected places; absent where each is sent at once. */
  readonly save: (() => Promise<boolean>) | undefined;
  readonly saving: boolean;
  readonly changed: boolean;
}

/** New places of rows among their siblings, by the key of the row. */
type Gathered = ReadonlyMap<string, number>;

/** The places that were not sent: the ones added or changed while others were on their way. */
export function leftAfter(now: Gathered, sent: Gathered): Gathered {
  return new Map([...now].filter(([key, order]) => sent.get(key) !== order));
}

const nothing: Gathered = new Map();

/**
 * The places of the rows among their siblings, with the ones that are on their way to the server. Collected places are
 * unsaved changes until they are saved.
 */
export function useTreeOrder(): TreeOrder {
  const { resource } = useResourcePage();
  const { order, savesOrder, module } = resource.tree ?? {};
  const [moved, setMoved] = useState(nothing);
  const [saving, setSaving] = useState(false);
  /** Newer than the drawn state: rows are moved while earlier ones are saved. */
  const gathered = useRef(nothing);
  const { note } = useUndrafted(useFormPlace());
  const sendGathered = useSendGathered();
  const needs = neededFor(resource);
  const can = useCan();
  const clear = () => put(nothing);
  const send = useSendPlaces(module, clear);
  const orderOf = useMemo(
    () => (order === undefined ? undefined : (row: Row) => moved.get(keyOf(row.id)) ?? numberOr(row[order])),
    [order, moved],
  );

  function put(places: Gathered): void {
    gathered.current = places;
    setMoved(places);
    const work = { name: `排序：${resource.label}`, save, drop: clear };
    if (savesOrder) note(places.size > 0 ? work : undefined);
  }

  /** Resolves to whether the server has all places now; a refused call leaves them to be tried again. */
  async function save(): Promise<boolean> {
    const sent = gathered.current;
    setSaving(true);
    const isSaved = await sendGathered(sent);
    setSaving(false);
    if (isSaved) put(leftAfter(gathered.current, sent));
    return isSaved && gathered.current.size === 0;
  }

  const allowed = order !== undefined && (module !== undefined || savesOrder !== undefined) && can(needs);
  return {
    allowed,
    needs: needs?.permission,
    orderOf,
    move: (places) => {
      const added = places.map(({ key, order }) => [key, order] as const);
      put(new Map([...gathered.current, ...added]));
      if (!savesOrder) void send(places);
    },
    save: savesOrder && save,
    saving,
    changed: moved.size > 0,
  };
}

/** The operation whose permission ordering needs: the resource's own for it, else the one that changes records. */
function neededFor({ tree, endpoints }: Resource) {
  return endpoints.operations[tree?.savesOrder?.operation ?? 'update'];
}

/**
 * Sends all collected places in one call of the resource's own, and reads the rows again. Resolves to whether the
 * server agreed.
 */
function useSendGathered() {
  const { resource } = useResourcePage();
  const { callOperation } = useServices();
  const notify = useNotify();
  const invalidate = useInvalidateResource();
  const { savesOrder } = resource.tree ?? {};
  return async (places: Gathered): Promise<boolean> => {
    if (!savesOrder) return false;
    if (places.size === 0) {
      notify('info', '未检测到排序修改');
      return false;
    }
    try {
      const { operation, ids, orders } = savesOrder;
      const body = { [ids]: [...places.keys()].join(','), [orders]: [...places.values()].join(',') };
      await callOperation(operationOf(resource.endpoints, resource.name, operation), { body });
      notify('success', '排序保存成功');
      await invalidate();
      return true;
    } catch {
      return false; // shown already
    }
  };
}
