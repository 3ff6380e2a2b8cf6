import { extensionOf } from './fileName';

/** The message for a picture that no browser can show: a file that broke off, for one. */
export const unreadablePicture = '图片无法读取，请重新选择！';

/**
 * Whether a picture is made of pixels, which a canvas can draw and write again. Drawings (svg) and films (gif) are not.
 */
export function isRaster(name: string): boolean {
  return ['png', 'jpg', 'jpeg', 'webp'].includes(extensionOf(name));
}

/** Width and height of a picture, in pixels; undefined where the browser cannot read it. */
export async function sidesOf(file: File): Promise<{ width: number; height: number } | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  const { width, height } = picture;
  picture.close();
  return { width, height };
}
