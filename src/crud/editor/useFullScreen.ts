import { useEffect, useEffectEvent } from 'react';
import { isComposing } from '../../lib/isComposing';

/**
 * The keys of an editor that covers the window. Tab goes round in it, wherever the focus was. Escape is given to
 * `onEscape` and reaches nothing behind. `covering` returns the covering element, and nothing while there is none.
 */
export function useFullScreen(
  covering: () => HTMLElement | null | undefined,
  onEscape: (event: KeyboardEvent) => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    const frame = covering();
    if (!frame || !(target instanceof Element) || isComposing(event) || isOver(frame, target)) return;
    if (key === 'Tab') goRound(event, frame, target);
    if (key !== 'Escape' || target.getAttribute('aria-expanded') === 'true') return; // its own list closes first
    event.stopPropagation();
    onEscape(event);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
}

/** Whether an element belongs to a dialog or menu that is drawn over the editor. */
function isOver(frame: HTMLElement, element: Element): boolean {
  const around = element.closest('dialog, [role="dialog"], [role="menu"]');
  return around !== null && !around.contains(frame);
}

const stops =
  ':is(a[href]:not([contenteditable="true"] a), :is(button, input, select, textarea):enabled, [tabindex]):not([tabindex="-1"])';

/** Leads the focus to the other end of an element that Tab would leave, and into it from around it. */
function goRound(event: KeyboardEvent, frame: HTMLElement, target: Element): void {
  const isInside = frame.contains(target);
  if (!isInside && !target.contains(frame)) return; // the popup of a tool
  const all = [...frame.querySelectorAll<HTMLElement>(stops)].filter((stop) => stop.checkVisibility());
  const ahead = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  if (isInside && all.some((stop) => target.compareDocumentPosition(stop) & ahead)) return;
  event.preventDefault();
  all.at(event.shiftKey ? -1 : 0)?.focus();
}
