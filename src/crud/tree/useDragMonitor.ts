import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { dropPlace, keyOfElement } from './dropPlace';
import { useTreeView } from './TreeView';

interface Location {
  readonly input: { readonly clientY: number };
  readonly dropTargets: readonly { readonly element: Element }[];
}

/** Follows the rows that are dragged in `frame`: shows where one would go, and moves it there. */
export function useDragMonitor(frame: RefObject<HTMLElement | null>, movable: boolean): void {
  const { tree, nodes, actions } = useTreeView();

  const placeAt = (source: Element, { input, dropTargets }: Location) => {
    const dragged = tree.nodes.get(keyOfElement(source));
    const target = dropTargets[0]?.element;
    const under = target && tree.nodes.get(keyOfElement(target));
    if (!dragged || !under) return undefined;
    const { top, height } = target.getBoundingClientRect();
    const place = dropPlace(tree, nodes, dragged, under, input.clientY < top + height / 2);
    return place && { dragged, place };
  };

  const follow = useEffectEvent((source: Element, location: Location) => {
    const going = placeAt(source, location);
    mark(frame.current, going?.place);
  });
  const drop = useEffectEvent((source: Element, location: Location) => {
    mark(frame.current, undefined);
    const going = placeAt(source, location);
    if (going) actions.moveTo(going.dragged, going.place.to);
  });

  useEffect(() => {
    if (!movable) return;
    return monitorForElements({
      canMonitor: ({ source }) => frame.current?.contains(source.element) ?? false,
      onDrag: ({ source, location }) => follow(source.element, location.current),
      onDrop: ({ source, location }) => drop(source.element, location.current),
    });
  }, [frame, movable]);
}

/** Shows a line where the row would go: by hand, since a table that is drawn anew at each move of the pointer lags behind it. */
function mark(frame: HTMLElement | null, place: { at: string; side: string } | undefined): void {
  const marked = frame?.querySelector('[data-drop]');
  const row = place && frame?.querySelector(`[data-row-key="${CSS.escape(place.at)}"]`);
  if (marked && marked !== row) marked.removeAttribute('data-drop');
  if (place) row?.setAttribute('data-drop', place.side);
}
