import { createLoader } from './loader';

const sanitiser = createLoader(() => import('./cleanSvg'));

/**
 * A drawing (svg) without active content (see `cleanSvg`), under its own name; undefined where it is no drawing. The
 * sanitiser's code comes with the first call.
 */
export async function cleanDrawing(file: File): Promise<File | undefined> {
  const { cleanSvg } = await sanitiser.fetch();
  const clean = cleanSvg(await file.text());
  return clean === undefined ? undefined : new File([clean], file.name, { type: 'image/svg+xml' });
}
