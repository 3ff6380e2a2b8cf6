import { isRecord, numberOr, textOr } from '@/src/lib/record';
import type { Area, GalleryImage } from './gallery';

/** The pictures of a set, whatever the server's numbers are written as. */
export function imagesOf(value: unknown): readonly GalleryImage[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).map(({ url, width, height }) => ({
    url: textOr(url),
    width: numberOr(width),
    height: numberOr(height),
  }));
}

/** An area of a set; null where it has none. */
export function areaOf(value: unknown): Area | null {
  if (!isRecord(value)) return null;
  const { x, y, width, height } = value;
  return { x: numberOr(x), y: numberOr(y), width: numberOr(width), height: numberOr(height) };
}
