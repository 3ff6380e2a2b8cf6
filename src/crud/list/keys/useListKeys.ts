import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useCan } from '@/src/services/useCan';
import { useResourcePage } from '../../ResourceContext';
import type { Row } from '../../resourceSpec';
import { useOpenRecord } from '../../useOpenRecord';
import type { OwnColumnSettings } from '../columns/useColumnSettings';
import type { ListActions } from '../useListActions';
import { listenToKeys } from './listenToKeys';

/**
 * Keyboard control of a list: arrows go through the rows, Enter opens one, Space selects it. `/` focuses the first
 * filter, `n` opens 新增.
 */
export function useListKeys(
  section: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  commandsOf: ListActions['commandsOf'],
  columnSettings: OwnColumnSettings,
): void {
  const can = useCan();
  const open = useOpenRecord();
  const canCreate = can(useResourcePage().resource.endpoints.operations.create);
  const list = useEffectEvent(() => ({
    section: section.current,
    rows,
    commandsOf,
    canCreate,
    open,
    columnSettings,
  }));

  useEffect(() => {
    const left = new AbortController();
    listenToKeys(() => list(), left.signal);
    return () => left.abort();
  }, []);
}
