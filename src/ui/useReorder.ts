import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/utils/combine';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface Given {
  /** Names the list within which items are dragged. */
  readonly list: string;
  readonly index: number;
  readonly isMovable: boolean;
  readonly onMove: (from: number, to: number) => void;
}

/**
 * Lets an item of a list be dragged to another one's place, by its `handle` where there is one. `over` is the edge of
 * this item at which the dragged one would land.
 */
export function useReorder<Item extends HTMLElement = HTMLLIElement>({
  list,
  index,
  isMovable,
  onMove,
}: Given) {
  const item = useRef<Item>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const [over, setOver] = useState<'before' | 'behind'>();
  const data = useEffectEvent(() => ({ list, index }));
  const enter = useEffectEvent((from: unknown) => {
    if (typeof from === 'number' && from !== index) setOver(from < index ? 'behind' : 'before');
  });
  const drop = useEffectEvent((from: unknown) => {
    setOver(undefined);
    if (typeof from === 'number' && from !== index) onMove(from, index);
  });
  useEffect(() => {
    const element = item.current;
    if (!element || !isMovable) return;
    return combine(
      draggable({
        element,
        ...(handle.current && { dragHandle: handle.current }),
        getInitialData: () => data(),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.list === list,
        onDragEnter: ({ source }) => enter(source.data.index),
        onDragLeave: () => setOver(undefined),
        onDrop: ({ source }) => drop(source.data.index),
      }),
    );
  }, [list, isMovable]);
  return { item, handle, over };
}
