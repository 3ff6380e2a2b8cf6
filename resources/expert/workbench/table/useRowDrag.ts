import { draggable } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent } from 'react';
import { unitName } from '@/src/gaokao/unitKey';
import type { ChoiceRow } from '@/src/gaokao/volunteerTable';
import type { Uids } from '../model/actions';
import { toDragData } from '../model/dragData';
import { freeOf } from '../model/rows';
import type { TableState } from '../model/table';
import { useWorkbench } from '../model/WorkbenchContext';
import styles from './drag.module.css';

/** Key handlers of a row's handle: see useKeyboardDrag. */
export interface RowKeys {
  readonly press: (event: KeyboardEvent, uid: string) => void;
  readonly leave: (uid: string) => void;
}

interface Given {
  readonly handle: RefObject<HTMLElement | null>;
  readonly row: ChoiceRow;
  readonly isMovable: boolean;
}

/** Lets a row be dragged by its handle; together with the other ticked rows, where it is one of them. */
export function useRowDrag({ handle, row, isMovable }: Given): void {
  const { table, ui } = useWorkbench();
  const dragged = useEffectEvent(() => draggedRows(table.get(), row));
  const label = useEffectEvent(() => {
    const { size } = dragged();
    return size > 1 ? `${size} 个志愿` : unitName(row.unit);
  });
  useEffect(() => {
    const element = handle.current;
    if (!element || !isMovable) return;
    return draggable({
      element,
      // A finger or the keys have it already.
      canDrag: () => ui.get().lift === undefined,
      getInitialData: () => toDragData({ kind: 'rows', tableId: table.id, uids: dragged() }),
      onGenerateDragPreview: ({ nativeSetDragImage }) =>
        setCustomNativeDragPreview({
          nativeSetDragImage,
          render({ container }) {
            const chip = document.createElement('div');
            chip.className = styles.preview ?? '';
            chip.textContent = label();
            container.append(chip);
          },
        }),
    });
  }, [handle, isMovable, table, ui]);
}

/** The rows dragged along with a row: the selected ones that may move, if the row is among them. */
export function draggedRows({ selected, undo }: TableState, { uid }: Pick<ChoiceRow, 'uid'>): Uids {
  return selected.has(uid) ? freeOf(undo.present, selected) : new Set([uid]);
}
