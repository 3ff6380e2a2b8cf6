import { type RefObject, useEffect, useEffectEvent } from 'react';
import { whenIdle } from '../../../lib/whenIdle';
import type { Row } from '../../defineResource';
import { useResourcePage } from '../../ResourceContext';
import { useMay } from '../../services';
import { useOpenRecord } from '../../useOpenRecord';
import type { OwnLook } from '../look/useListLook';
import type { ListActions } from '../useListActions';

/**
 * Lets a list be worked with by keyboard: arrows go through the rows, Enter opens one, Space ticks it, `/` leads to the
 * first filter, `n` opens 新增. The listener is fetched when there is time.
 */
export function useListKeys(
  section: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  commandsOf: ListActions['commandsOf'],
  look: OwnLook,
): void {
  const may = useMay();
  const open = useOpenRecord();
  const mayCreate = may(useResourcePage().resource.endpoints.operations.create);
  const list = useEffectEvent(() => ({ section: section.current, rows, commandsOf, mayCreate, open, look }));

  useEffect(() => {
    const left = new AbortController();
    whenIdle(async () => (await import('./listenToKeys')).listenToKeys(() => list(), left.signal));
    return () => left.abort();
  }, []);
}
