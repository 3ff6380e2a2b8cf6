import { type RefObject, useEffect, useEffectEvent } from 'react';
import { changeColumn, fitWidth, setColumns } from '../columns/changeColumns';
import type { OwnColumnSettings } from '../columns/useColumnSettings';

/** Pixels before the edge of a head at which it can be pulled. */
const grip = 7;

/** Lets the mouse pull the edge of a column's head; by keyboard the column settings take a number. */
export function useWidthDrag(inside: RefObject<HTMLElement | null>, columnSettings: OwnColumnSettings): void {
  const pulled = useEffectEvent((name: string, width: number) =>
    setColumns(columnSettings, changeColumn(columnSettings.all, name, { width: fitWidth(width) })),
  );

  useEffect(() => {
    const list = inside.current?.closest<HTMLElement>('.list-page');
    if (!list) return;
    const hover = (event: PointerEvent) => {
      const head = headOf(event);
      if (head) head.style.cursor = isAtEdge(head, event) ? 'col-resize' : '';
    };
    const press = (event: PointerEvent) => {
      const head = headOf(event);
      const name = head?.dataset.column;
      if (!head || !name || event.button !== 0 || !isAtEdge(head, event)) return;
      event.preventDefault();
      pull(list, head, event, (width) => pulled(name, width));
    };
    list.addEventListener('pointermove', hover, { passive: true });
    list.addEventListener('pointerdown', press);
    return () => {
      list.removeEventListener('pointermove', hover);
      list.removeEventListener('pointerdown', press);
    };
  }, [inside]);
}

function headOf({ target, pointerType }: PointerEvent): HTMLElement | null {
  const isFine = pointerType !== 'touch';
  return isFine && target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
}

function isAtEdge(head: Element, { clientX }: PointerEvent): boolean {
  return head.getBoundingClientRect().right - clientX <= grip;
}

/** Follows the pointer with a line until it is released; Escape gives up. The click that ends it sorts nothing. */
function pull(
  list: HTMLElement,
  head: Element,
  { clientX: from }: PointerEvent,
  done: (width: number) => void,
) {
  const { width, right, top } = head.getBoundingClientRect();
  const line = document.createElement('div');
  line.className = 'list-width-line';
  line.style.top = `${top}px`;
  const over = new AbortController();
  const { signal } = over;
  const follow = ({ clientX }: PointerEvent) => {
    line.style.left = `${right - width + fitWidth(width + clientX - from)}px`;
  };
  const end = () => {
    line.remove();
    over.abort();
  };
  const release = ({ clientX }: PointerEvent) => {
    const swallow = (event: Event) => event.stopPropagation();
    list.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => list.removeEventListener('click', swallow, { capture: true }));
    end();
    if (clientX !== from) done(width + clientX - from);
  };
  window.addEventListener('pointermove', follow, { signal });
  window.addEventListener('pointerup', release, { signal });
  window.addEventListener('pointercancel', end, { signal });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
  line.style.left = `${right}px`;
  list.append(line);
}
