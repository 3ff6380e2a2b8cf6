import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type DragData, fromDragData } from '../model/dragData';
import { useWorkbench } from '../model/WorkbenchContext';

interface Given {
  readonly scroller: RefObject<HTMLElement | null>;
  /** Index of the row before which something lands that is let go at a height of the list. */
  readonly gapAt: (offset: number) => number;
  readonly enabled: boolean;
  readonly onDrop: (data: DragData, index: number) => void;
}

/** Pixels at the upper and lower edge where the list scrolls by itself, and the most it goes in a frame. */
const edge = 56;
const fastest = 18;

/** The gap over which something hangs, be it rows or candidates; the list scrolls while it hangs near an edge. */
export function useDropGap({ scroller, gapAt, enabled, onDrop }: Given): number | undefined {
  const { table, show } = useWorkbench();
  const [gap, setGap] = useState<number>();
  const find = useEffectEvent((clientY: number) => {
    const element = scroller.current;
    return element ? gapAt(clientY - element.getBoundingClientRect().top + element.scrollTop) : 0;
  });
  const hang = useEffectEvent((clientY: number) => {
    const index = find(clientY);
    if (index !== gap) show({ said: `移到第 ${index + 1} 志愿` });
    setGap(index);
  });
  const drop = useEffectEvent((data: DragData, clientY: number) => onDrop(data, find(clientY)));
  useEffect(() => {
    const element = scroller.current;
    if (!element || !enabled) return;
    const roll = createRoll(element);
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
      onDrag({ location }) {
        roll.at(location.current.input.clientY);
        hang(location.current.input.clientY);
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

/** Scrolls an element for as long as the pointer is near one of its edges. */
function createRoll(element: HTMLElement) {
  let frame: number | undefined;
  let speed = 0;
  function step(): void {
    element.scrollTop += speed;
    frame = speed === 0 ? undefined : requestAnimationFrame(step);
  }
  return {
    at(clientY: number) {
      const { top, bottom } = element.getBoundingClientRect();
      const near = (distance: number) => fastest * Math.min(1, Math.max(0, (edge - distance) / edge));
      speed = near(bottom - clientY) - near(clientY - top);
      if (speed !== 0) frame ??= requestAnimationFrame(step);
    },
    stop() {
      speed = 0;
      if (frame !== undefined) cancelAnimationFrame(frame);
      frame = undefined;
    },
  };
}
