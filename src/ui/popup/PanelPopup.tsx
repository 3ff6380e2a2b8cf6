import { Popover } from 'antd';
import { cloneElement, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { isComposing } from '@/src/lib/isComposing';
import { focusAround } from '../layout/focusFirst';
import { intoWindow } from './intoWindow';
import type { PanelOpenerProps } from './Opener';
import { useOwnButton } from './useOwnButton';

/**
 * The panel of an opener: open when it first appears, since a press on its button brought it. It takes the focus, which
 * Tab alone would not bring to the end of the page.
 */
export default function PanelPopup({ title, placement, content, children }: PanelOpenerProps) {
  const [isOpen, setOpen] = useState(true);
  const button = useOwnButton();
  const buttonId = useId();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => (isOpen ? onEscape(panel, () => leave(setOpen, button)) : undefined), [isOpen, button]);
  const body = (
    <div
      ref={panel}
      role="dialog"
      tabIndex={-1}
      {...(title ? { 'aria-label': title } : { 'aria-labelledby': buttonId })}
      style={{ outline: 0 }}
    >
      {content(() => leave(setOpen, button))}
    </div>
  );
  return (
    <Popover
      open={isOpen}
      trigger="click"
      arrow={false}
      align={intoWindow}
      destroyOnHidden
      title={title}
      {...(placement && { placement })}
      content={body}
      onOpenChange={setOpen}
      afterOpenChange={(opened) => opened && focusAround(panel.current)}
    >
      {cloneElement(children, { ref: button, id: buttonId, 'aria-expanded': isOpen })}
    </Popover>
  );
}

/** Closes the panel, and leads back to its button. */
function leave(setOpen: (open: boolean) => void, button: RefObject<HTMLElement | null>): void {
  setOpen(false);
  button.current?.focus({ preventScroll: true });
}

/**
 * Escape closes a visible panel, also after a press that disabled what was pressed, and from the page below it. antd
 * listens at the button alone. An open select, menu or dialog closes first.
 */
function onEscape(panel: RefObject<HTMLElement | null>, close: () => void): () => void {
  const listen = (event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== 'Escape' || isComposing(event) || !(target instanceof Element)) return;
    const around = target.closest('dialog, [role="dialog"], [role="menu"]');
    const isHere = around === null || around === panel.current;
    if (!isHere || !panel.current?.checkVisibility() || target.getAttribute('aria-expanded') === 'true')
      return;
    event.stopPropagation();
    close();
  };
  document.addEventListener('keydown', listen, true);
  return () => document.removeEventListener('keydown', listen, true);
}
