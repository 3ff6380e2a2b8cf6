import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type DragData, fromDragData } from '../model/dragData';
import { landingPlace } from '../model/rows';
import { useWorkbench } from '../model/WorkbenchContext';
import { createAutoScroll } from './autoScroll';

interface Given {
  readonly scroller: RefObject<HTMLElement | null>;
  /** Index of the row before which something lands that is let go at a height of the screen. */
  readonly indexAt: (clientY: number) => number;
  readonly enabled: boolean;
  readonly onDrop: (data: DragData, index: number) => void;
}

/** A gap between rows, and the place that what is let go there will have. */
export interface Gap {
  readonly index: number;
  readonly place: number;
}

/** The gap over which something hangs, be it rows or candidates; the list scrolls while it hangs near an edge. */
export function useDropGap({ scroller, indexAt, enabled, onDrop }: Given): Gap | undefined {
  const { table, show } = useWorkbench();
  const [gap, setGap] = useState<Gap>();
  const find = useEffectEvent(indexAt);
  const hang = useEffectEvent((data: DragData | undefined, clientY: number) => {
    const index = find(clientY);
    if (index === gap?.index) return;
    const uids = data?.kind === 'rows' ? data.uids : new Set<string>();
    const place = landingPlace(table.get().undo.present, uids, index);
    show({ said: `移到第 ${place} 志愿` });
    setGap({ index, place });
  });
  const drop = useEffectEvent((data: DragData, clientY: number) => onDrop(data, find(clientY)));
  useEffect(() => {
    const element = scroller.current;
    if (!element || !enabled) return;
    const roll = createAutoScroll(element);
    const end = () => {
      roll.stop();
      setGap(undefined);
    };
    const stop = dropTargetForElements({
      element,
      canDrop({ source }) {
        const data = fromDragData(source.data);
        return data !== undefined && (data.kind !== 'rows' || data.tableId === table.id);
      },
      getDropEffect: ({ source }) => (fromDragData(source.data)?.kind === 'rows' ? 'move' : 'copy'),
      onDrag({ source, location }) {
        roll.at(location.current.input.clientY);
        hang(fromDragData(source.data), location.current.input.clientY);
      },
      onDragLeave: end,
      onDrop({ source, location }) {
        end();
        const data = fromDragData(source.data);
        if (data) drop(data, location.current.input.clientY);
      },
    });
    return () => {
      roll.stop();
      stop();
    };
  }, [scroller, enabled, table]);
  return gap;
}
