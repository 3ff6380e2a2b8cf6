import { type RefObject, useEffect, useEffectEvent } from 'react';
import { createLoader } from '../../../lib/loader';
import { whenIdle } from '../../../lib/whenIdle';

const wholeTexts = createLoader(() => import('./wholeTexts'));

/** Pixels that the pointer may move between the presses of a double click; farther it selects text. */
const stillness = 4;

/**
 * Pointer behaviour in the rows of a list: a double click opens a record. Keyboard and touch are shown long texts.
 * `open` is told the record's id, as the row has it.
 */
export function useRowPointer(section: RefObject<HTMLElement | null>, open: (id: string) => void): void {
  const openRow = useEffectEvent(open);
  useEffect(() => {
    const list = section.current;
    if (!list) return;
    const over = new AbortController();
    const { signal } = over;
    let pressedAt = { x: 0, y: 0 };
    const press = ({ clientX: x, clientY: y }: PointerEvent) => {
      pressedAt = { x, y };
    };
    const doubleClick = (event: MouseEvent) => {
      const { clientX, clientY, shiftKey, ctrlKey, altKey, metaKey } = event;
      const isStill = Math.hypot(clientX - pressedAt.x, clientY - pressedAt.y) <= stillness;
      const id = rowIdAt(event.target);
      if (id === undefined || !isStill || shiftKey || ctrlKey || altKey || metaKey) return;
      getSelection()?.removeAllRanges(); // the word below the pointer
      openRow(id);
    };
    list.addEventListener('pointerdown', press, { signal });
    list.addEventListener('dblclick', doubleClick, { signal });
    whenIdle(async () => (await wholeTexts.fetch()).showWholeTexts(list, signal));
    return () => over.abort();
  }, [section]);
}

/** Id of the row around an element that is no control. */
function rowIdAt(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element) || target.closest(controls)) return undefined;
  return target.closest<HTMLElement>('[data-row-key]')?.dataset.rowKey;
}

const controls = 'a, button, input, textarea, select, label, summary, [role="button"], [data-inline]';
