import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { TreeNode } from '../../lib/tree';
import type { Row } from '../resourceSpec';
import { dropPlace, keyOfElement, siblingAt } from './dropPlace';
import { useTreeView } from './TreeView';

/** Lets a row be dragged by its handle, and siblings be dropped on it or on rows below it. */
export function useDraggableRow(
  row: RefObject<HTMLElement | null>,
  { key }: TreeNode<Row>,
  movable: boolean,
): void {
  const { tree } = useTreeView();
  const appliesTo = useEffectEvent((source: Element) => {
    const dragged = tree.nodes.get(keyOfElement(source));
    return dragged !== undefined && siblingAt(tree.nodes.get(key), dragged) !== undefined;
  });

  useEffect(() => {
    const element = row.current;
    const dragHandle = element?.querySelector('[data-handle]');
    if (!movable || !element || !dragHandle) return;
    const stopDragging = draggable({
      element,
      dragHandle,
      onDragStart: () => element.setAttribute('data-dragged', ''),
      onDrop: () => element.removeAttribute('data-dragged'),
    });
    const stopTaking = dropTargetForElements({ element, canDrop: ({ source }) => appliesTo(source.element) });
    return () => {
      stopDragging();
      stopTaking();
    };
  }, [row, movable]);
}

interface Location {
  readonly input: { readonly clientY: number };
  readonly dropTargets: readonly { readonly element: Element }[];
}

/** Follows the rows dragged in `frame`: shows the target, and moves the row there. */
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

/**
 * Shows a line at the target. It changes the element directly, since a table drawn anew at each move lags behind the
 * pointer.
 */
function mark(frame: HTMLElement | null, place: { at: string; side: string } | undefined): void {
  const marked = frame?.querySelector('[data-drop]');
  const row = place && frame?.querySelector(`[data-row-key="${CSS.escape(place.at)}"]`);
  if (marked && marked !== row) marked.removeAttribute('data-drop');
  if (place) row?.setAttribute('data-drop', place.side);
}
