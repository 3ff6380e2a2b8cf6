import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Pixels between a control and its label, and between the label and the edge of the window. */
const gap = 6;

/** The permission of the control under the pointer or with the focus, beside it and on top. Read out as well. */
export function NeedsLabel() {
  const needed = useNeeded();
  const label = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = label.current;
    if (!element || !needed) return;
    element.showPopover();
    const { left, top } = placeFor(needed.box, element.getBoundingClientRect());
    element.style.translate = `${left}px ${top}px`;
    return () => element.hidePopover();
  }, [needed]);

  return (
    <div ref={label} popover="manual" className="needs-label" role="status">
      {needed?.text}
    </div>
  );
}

interface Needed {
  readonly text: string;
  readonly box: DOMRect;
}

/** The element under the pointer or with the focus, where it needs a permission. Escape hides the label. */
function useNeeded(): Needed | undefined {
  const [needed, setNeeded] = useState<Needed>();
  useEffect(() => {
    const onCome = ({ target }: Event) => setNeeded(target instanceof Element ? neededOf(target) : undefined);
    const onGo = () => setNeeded(undefined);
    let pointer = '';
    // Where the pointer rests and the page moves below it, the focused element keeps its label.
    const onPointer = (event: PointerEvent) => {
      const place = `${event.clientX} ${event.clientY}`;
      if (place !== pointer) onCome(event);
      pointer = place;
    };
    const onScroll = () => setNeeded(document.activeElement ? neededOf(document.activeElement) : undefined);
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onGo();
    document.addEventListener('pointerover', onPointer);
    document.addEventListener('focusin', onCome);
    document.addEventListener('keydown', onKeyDown);
    window.addEventListener('scroll', onScroll, true);
    return () => {
      document.removeEventListener('pointerover', onPointer);
      document.removeEventListener('focusin', onCome);
      document.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('scroll', onScroll, true);
    };
  }, []);
  return needed;
}

function neededOf(target: Element): Needed | undefined {
  const control = target.closest<HTMLElement>('[data-needs]');
  const text = control?.dataset.needs;
  if (!control || !text) return undefined;
  // A wrapper has no box of its own.
  const box = control.getBoundingClientRect();
  return { text, box: box.width > 0 ? box : target.getBoundingClientRect() };
}

/** Below the control, or above it where there is no room; inside of the window. */
function placeFor(control: DOMRect, label: DOMRect): { left: number; top: number } {
  const below = control.bottom + gap;
  const fits = below + label.height + gap <= window.innerHeight;
  const right = window.innerWidth - label.width - gap;
  return {
    left: Math.max(gap, Math.min(control.left, right)),
    top: fits ? below : Math.max(gap, control.top - gap - label.height),
  };
}
