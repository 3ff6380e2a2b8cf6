import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Uids } from '../model/actions';
import { landingPlace } from '../model/rows';
import { useWorkbench } from '../model/WorkbenchContext';
import { createAutoScroll } from './autoScroll';
import { draggedRows } from './useRowDrag';

interface Given {
  readonly scroller: RefObject<HTMLElement | null>;
  /** Index of the row before which something lands that is let go at a height of the screen. */
  readonly indexAt: (clientY: number) => number;
  readonly enabled: boolean;
}

interface Drag {
  readonly pointerId: number;
  readonly uids: Uids;
  /** Height of the screen where the finger is. */
  readonly y: number;
}

/**
 * Dragging by finger or pen at a row's handle. It begins at once, without the browser's long press. The list captures
 * the pointer, since the row may leave the screen while the list scrolls.
 */
export function useTouchDrag({ scroller, indexAt, enabled }: Given): void {
  const { table, ui, show, actions } = useWorkbench();
  const find = useEffectEvent(indexAt);
  const hang = useEffectEvent(({ uids, y }: Drag) => {
    const index = find(y);
    if (index === ui.get().lift?.index) return;
    const place = landingPlace(table.get().undo.present, uids, index);
    show({ lift: { uids, index }, said: `移到第 ${place} 志愿` });
  });
  const letGo = useEffectEvent(({ uids }: Drag) => {
    const { lift } = ui.get();
    if (lift?.uids !== uids) return;
    actions.move(uids, lift.index);
    const place = table.get().undo.present.findIndex(({ uid }) => uids.has(uid)) + 1;
    show({ lift: undefined, said: `已移动到第 ${place} 志愿` });
  });
  const giveUp = useEffectEvent(() => show({ lift: undefined, said: '已取消移动' }));
  const begin = useEffectEvent((event: PointerEvent): Drag | undefined => {
    const uid = event.pointerType === 'mouse' ? undefined : uidOfHandle(event.target);
    const row = table.get().undo.present.find((each) => each.uid === uid);
    return row && { pointerId: event.pointerId, uids: draggedRows(table.get(), row), y: event.clientY };
  });
  useEffect(() => {
    const element = scroller.current;
    if (!element || !enabled) return;
    return listen(element, { begin, hang, letGo, giveUp });
  }, [scroller, enabled]);
}

interface Steps {
  readonly begin: (event: PointerEvent) => Drag | undefined;
  readonly hang: (drag: Drag) => void;
  readonly letGo: (drag: Drag) => void;
  readonly giveUp: () => void;
}

function listen(element: HTMLElement, { begin, hang, letGo, giveUp }: Steps): () => void {
  const roll = createAutoScroll(element);
  const controller = new AbortController();
  let drag: Drag | undefined;
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    run: (event: HTMLElementEventMap[Type]) => void,
  ) => element.addEventListener(type, run, { signal: controller.signal });
  const end = (how: (drag: Drag) => void) => (event: PointerEvent) => {
    if (drag?.pointerId !== event.pointerId) return;
    const ended = drag;
    drag = undefined;
    roll.stop();
    how(ended);
  };
  on('pointerdown', (event) => {
    if (drag) return;
    drag = begin(event);
    if (!drag) return;
    element.setPointerCapture(event.pointerId);
    hang(drag);
  });
  on('pointermove', (event) => {
    if (drag?.pointerId !== event.pointerId) return;
    drag = { ...drag, y: event.clientY };
    roll.at(drag.y);
    hang(drag);
  });
  on('scroll', () => drag && hang(drag));
  on('pointerup', end(letGo));
  on('pointercancel', end(giveUp));
  return () => {
    if (drag) giveUp();
    roll.stop();
    controller.abort();
  };
}

/** The row whose handle was touched; undefined where something else was, or the row stays where it is. */
function uidOfHandle(target: EventTarget | null): string | undefined {
  const handle = target instanceof Element ? target.closest('[data-handle]:enabled') : null;
  return handle?.closest('[id^="choice-"]')?.id.slice('choice-'.length);
}
