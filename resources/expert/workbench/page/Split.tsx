import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import styles from './split.module.css';

interface Props {
  readonly direction: 'row' | 'column';
  /** Per cent of the first pane when it is first drawn. */
  readonly share: number;
  /** The least pixels of the two panes. */
  readonly least: readonly [number, number];
  /** Name of the bar between the panes. */
  readonly label: string;
  readonly onResized: (share: number) => void;
  readonly first: ReactNode;
  /** The first pane has all the room where it is absent. */
  readonly second?: ReactNode;
}

/**
 * Two panes and the bar between them, which the pointer drags and the arrow keys move. Nothing is measured while it is
 * drawn. antd's has no keys, and would fetch antd and make its theme before the first choice is on screen (decision 43).
 */
export function Split({ direction, share: usual, least, label, onResized, first, second }: Props) {
  const own = useRef<HTMLDivElement>(null);
  const [share, setShare] = useState(usual);
  const isRow = direction === 'row';

  /** Within the least sizes, as far as there is room for both. */
  function allowed(wanted: number): number {
    const { width = 0, height = 0 } = own.current?.getBoundingClientRect() ?? {};
    const [low, high] = least.map((pixels) => (100 * pixels) / ((isRow ? width : height) || 1));
    return Math.round(Math.max(low ?? 0, Math.min(100 - (high ?? 0), wanted)) * 10) / 10;
  }

  function drag(event: PointerEvent<HTMLElement>): void {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { left = 0, top = 0, width = 1, height = 1 } = own.current?.getBoundingClientRect() ?? {};
    setShare(allowed(100 * (isRow ? (event.clientX - left) / width : (event.clientY - top) / height)));
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { [isRow ? 'ArrowLeft' : 'ArrowUp']: -2, [isRow ? 'ArrowRight' : 'ArrowDown']: 2 }[
      event.key
    ];
    if (step === undefined) return;
    // The arrows belong to the table as well.
    event.preventDefault();
    event.stopPropagation();
    const next = allowed(share + step);
    setShare(next);
    onResized(next);
  }

  return (
    <div ref={own} className={styles.split} data-direction={direction} data-alone={second === undefined}>
      <div className={styles.pane} style={{ '--share': share, '--least': least[0] }}>
        {first}
      </div>
      {second !== undefined && (
        <>
          {/* biome-ignore lint/a11y/useSemanticElements: a bar that is moved; hr cannot be */}
          <div
            role="separator"
            tabIndex={0}
            className={styles.bar}
            aria-label={label}
            aria-orientation={isRow ? 'vertical' : 'horizontal'}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(share)}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={drag}
            onLostPointerCapture={() => onResized(share)}
            onKeyDown={onKeyDown}
          />
          <div className={styles.pane} style={{ '--least': least[1] }}>
            {second}
          </div>
        </>
      )}
    </div>
  );
}
