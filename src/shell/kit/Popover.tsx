import { type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { popoverPlace, type Side } from './popoverPlace';
import './popover.css';

interface PopoverProps {
  /** The content of the button. */
  readonly face: ReactNode;
  /** Name of the button, where its content does not say it. */
  readonly label?: string | undefined;
  /** Name of the content; the button's where absent. */
  readonly title?: string | undefined;
  readonly className?: string;
  /** Width of the popover in pixels; narrower in a narrow window. */
  readonly width: number;
  readonly side?: Side;
  /** The content that opens. `close` gives the focus back to the button, so that what is opened next can return it. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button with content that opens beside it: the browser's own popover, which Escape or a click elsewhere closes. */
export function Popover({
  face,
  label,
  title = label,
  className = 'icon-button',
  width,
  side = 'end',
  children,
}: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  /** Before the browser shows it: its content is in the page only while it can be seen. */
  function onBeforeToggle({ newState, currentTarget }: ToggleEvent<HTMLDivElement>): void {
    if (newState !== 'open' || !button.current) return;
    place(currentTarget, button.current, { side, width });
    flushSync(() => setOpen(true));
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        popoverTarget={id}
      >
        {face}
      </button>
      <div
        ref={surface}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={title}
        className="popover"
        onBeforeToggle={onBeforeToggle}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {open && children(() => surface.current?.hidePopover())}
      </div>
    </>
  );
}

function place(surface: HTMLElement, button: HTMLElement, wish: { side: Side; width: number }): void {
  const room = { width: window.innerWidth, height: window.innerHeight };
  const { left, top, width, maxHeight } = popoverPlace(button.getBoundingClientRect(), room, wish);
  const style = { left: `${left}px`, top: `${top}px`, width: `${width}px`, maxHeight: `${maxHeight}px` };
  Object.assign(surface.style, style);
}
