import { Popover } from 'antd';
import { cloneElement, type RefObject, useEffect, useState } from 'react';
import { isComposing } from '@/src/lib/isComposing';
import type { PanelOpenerProps } from './Opener';
import { useOwnButton } from './useOwnButton';

/** The panel of an opener: open when it first appears, since a press on its button brought it. */
export default function PanelPopup({ title, placement, content, children }: PanelOpenerProps) {
  const [isOpen, setOpen] = useState(true);
  const button = useOwnButton();
  useEffect(() => (isOpen ? onEscape(button, () => setOpen(false)) : undefined), [isOpen, button]);
  return (
    <Popover
      open={isOpen}
      trigger="click"
      arrow={false}
      destroyOnHidden
      title={title}
      {...(placement && { placement })}
      content={content(() => setOpen(false))}
      onOpenChange={setOpen}
    >
      {cloneElement(children, { ref: button, 'aria-expanded': isOpen })}
    </Popover>
  );
}

/**
 * Escape closes the panel and leads back to its button, also after a press that disabled what was pressed. antd listens at
 * the button alone. An open select in the panel closes first.
 */
function onEscape(button: RefObject<HTMLElement | null>, close: () => void): () => void {
  const listen = (event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== 'Escape' || isComposing(event) || !(target instanceof Element)) return;
    const isHere = target === document.body || target.closest('.ant-popover') !== null;
    if (!isHere || target.getAttribute('aria-expanded') === 'true') return;
    event.stopPropagation();
    close();
    button.current?.focus({ preventScroll: true });
  };
  document.addEventListener('keydown', listen, true);
  return () => document.removeEventListener('keydown', listen, true);
}
