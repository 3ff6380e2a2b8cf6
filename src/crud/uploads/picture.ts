import { useEffect, useState } from 'react';
import { extensionOf } from '../../lib/fileName';

/** A part of a picture, in its own pixels. */
export interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Longest side of a compressed picture, in pixels, and the quality of a lossy one. */
const longestSide = 1920;
const quality = 0.82;

/** A smaller file of the same kind, at most 1920 pixels a side. The file itself where it would not be smaller. */
export async function compressed(file: File): Promise<File> {
  const smaller = await redrawn(file).catch(() => file);
  return smaller.size < file.size ? smaller : file;
}

/** An area of a picture, as a file of the same kind and name. Rejects where the browser cannot read it. */
export function cropped(file: File, area: PictureArea): Promise<File> {
  return redrawn(file, area, Number.POSITIVE_INFINITY);
}

async function redrawn(file: File, area?: PictureArea, longest = longestSide): Promise<File> {
  const picture = await createImageBitmap(file);
  const { x, y, width, height } = area ?? { x: 0, y: 0, width: picture.width, height: picture.height };
  const scale = Math.min(1, longest / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, typeOf(file), quality));
  if (!blob) throw new Error(`The browser cannot draw ${file.name}`);
  return new File([blob], file.name, { type: blob.type, lastModified: file.lastModified });
}

function typeOf({ name }: File): string {
  const extension = extensionOf(name);
  return `image/${extension === 'jpg' ? 'jpeg' : extension}`;
}

/** An address for a file that only this browser has, for as long as it is on screen. */
export function useObjectUrl(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
