import { type MouseEvent, type PointerEvent, type ToggleEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Milliseconds that the pointer may be elsewhere on its way from the icon to the entries. */
const patience = 200;

/** Opens when the pointer rests and closes when it leaves, unless a click keeps it open. */
export function useFlyout() {
  const surface = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const byPointer = useRef(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);

  /** Read from the browser at once: the state `open` changes only after its event. */
  const isOpen = () => surface.current?.matches(':popover-open') ?? false;

  function enter({ pointerType }: PointerEvent): void {
    clearTimeout(leaving.current);
    if (pointerType !== 'mouse' || isOpen()) return;
    byPointer.current = true;
    surface.current?.showPopover();
  }

  function leave(): void {
    if (!byPointer.current) return;
    leaving.current = setTimeout(() => surface.current?.hidePopover(), patience);
  }

  /** The click after the pointer's rest keeps it open. */
  function onClick(event: MouseEvent): void {
    if (!byPointer.current || !isOpen()) return;
    byPointer.current = false;
    event.preventDefault();
  }

  function onToggle({ newState }: ToggleEvent<HTMLDivElement>): void {
    setOpen(newState === 'open');
    if (newState === 'closed') byPointer.current = false;
  }

  /** Before the browser shows it: the entries are in the page only while they can be seen. */
  const onOpen = () => flushSync(() => setOpen(true));

  return {
    surface,
    open,
    onOpen,
    onToggle,
    onClick,
    hover: { onPointerEnter: enter, onPointerLeave: leave },
  };
}
