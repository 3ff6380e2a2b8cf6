/** The position of an image in its frame. */
export interface ImageView {
  /** 1 fits the frame. */
  readonly scale: number;
  /** Degrees, clockwise. */
  readonly turn: number;
  /** Whether it is mirrored left to right; below, top to bottom. */
  readonly mirrored: boolean;
  readonly upsideDown: boolean;
  /** Pixels from the middle of the frame. */
  readonly x: number;
  readonly y: number;
}

/** A place in the frame, in pixels from its middle. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The smallest and the largest scale, as multiples of the size at which all of the image fits. */
export const minScale = 0.25;
export const maxScale = 10;

/** One press on a button of the zoom. */
export const zoomStep = 1.5;

/** Whole, upright, in the middle. */
export const wholeImage: ImageView = { scale: 1, turn: 0, mirrored: false, upsideDown: false, x: 0, y: 0 };

const middle: Spot = { x: 0, y: 0 };

/** Larger or smaller by a factor, within the limits; the point under `spot` stays there. */
export function zoomed(view: ImageView, factor: number, spot: Spot = middle): ImageView {
  const scale = Math.min(maxScale, Math.max(minScale, view.scale * factor));
  const grown = scale / view.scale;
  return {
    ...view,
    scale,
    x: spot.x - (spot.x - view.x) * grown,
    y: spot.y - (spot.y - view.y) * grown,
  };
}

/** Moved by so many pixels. */
export function moved(view: ImageView, { x, y }: Spot): ImageView {
  return { ...view, x: view.x + x, y: view.y + y };
}

/** Turned by a quarter, to the right where `quarters` is 1, to the left where it is -1. */
export function turned(view: ImageView, quarters: 1 | -1): ImageView {
  return { ...view, turn: view.turn + quarters * 90 };
}

/** The view as a CSS transform; `mirrored` flips the visible picture, whichever way it was turned before. */
export function transformOf({ scale, turn, mirrored, upsideDown, x, y }: ImageView): string {
  const across = mirrored ? -scale : scale;
  const down = upsideDown ? -scale : scale;
  return `translate(${x}px, ${y}px) scale(${across}, ${down}) rotate(${turn}deg)`;
}
