/** The place of an element on screen, in pixels of the window. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The window, in pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** The position of a popover to its button. `start` and `end`: below it, sharing that edge; `beside`: to its right. */
export type Side = 'start' | 'end' | 'beside';

/** Place and measures of a popover, in pixels. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly maxHeight: number;
}

/** Pixels kept free along the edges of the window. */
const margin = 8;
/** Pixels between the button and its popover. */
const gap = 4;

/**
 * Places a popover at its button, inside of the window whatever its width. With `beside` it moves up until `height`, if
 * known, fits.
 */
export function popoverPlace(
  button: Box,
  room: Room,
  { side, width: wanted, height = 0 }: { side: Side; width: number; height?: number },
): Place {
  const width = Math.min(wanted, room.width - 2 * margin);
  const left = { start: button.left, end: button.right - width, beside: button.right + gap }[side];
  const below = side === 'beside' ? Math.min(button.top, room.height - margin - height) : button.bottom + gap;
  const top = Math.max(margin, below);
  return {
    left: Math.max(margin, Math.min(left, room.width - margin - width)),
    top,
    width,
    maxHeight: room.height - margin - top,
  };
}
