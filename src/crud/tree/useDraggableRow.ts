import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { TreeNode } from '../../lib/tree';
import type { Row } from '../resourceSpec';
import { keyOfElement, siblingAt } from './dropPlace';
import { useTreeView } from './TreeView';

/** Lets a row be dragged by its handle, and others of the same parent be dropped on it or on what lies below it. */
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
