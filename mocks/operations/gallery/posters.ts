import { fileNameOf, rootedPath } from '@/src/lib/fileName';
import type { MockServer } from '../../mockServer';
import { fromBase64, keptFile } from '../../platform/filesKept';
import { keptImage } from '../../platform/images';
import { drawnImage, galleryPath } from '../../upload/imageTable';
import { posterTitles } from './galleryTable';

/** A poster of the seeds as svg; undefined for any other address. */
export function posterOf(address: string): Blob | undefined {
  const title = posterTitles.get(address);
  if (title === undefined) return undefined;
  const number = Number(/-(\d+)\.svg$/.exec(address)?.[1] ?? 1);
  const hue = ([...title].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) + number * 40) % 360;
  const lines = title.split(' ').map(lineOf).join('');
  const ground = `<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="hsl(${hue} 70% 52%)"/><stop offset="1" stop-color="hsl(${(hue + 40) % 360} 65% 32%)"/></linearGradient></defs><rect width="750" height="1334" fill="url(#g)"/>`;
  const rings = `<circle cx="600" cy="300" r="${160 + number * 12}" fill="#fff" opacity=".12"/><circle cx="120" cy="900" r="${120 + number * 10}" fill="#fff" opacity=".1"/>`;
  const foot = '<text x="60" y="1240" font-size="30" fill="#fff" opacity=".85">扫码了解更多</text>';
  const body = `<svg xmlns="http://www.w3.org/2000/svg" width="750" height="1334" viewBox="0 0 750 1334" font-family="sans-serif">${ground}${rings}${lines}${foot}</svg>`;
  return new Blob([body], { type: 'image/svg+xml' });
}

function lineOf(text: string, index: number): string {
  const size = index === 0 ? 88 : 48;
  return `<text x="60" y="${480 + index * 100}" font-size="${Math.min(size, 620 / text.length)}" fill="#fff" font-weight="700">${text}</text>`;
}

/** The picture under an address; undefined where there is none. */
export async function pictureAt(mockServer: MockServer, address: string) {
  const path = rootedPath(address);
  const uploaded = await keptImage(mockServer, path);
  if (uploaded) return fromBase64(uploaded.base64, uploaded.type);
  const drawn = path.startsWith(`${galleryPath}/`) ? drawnImage(fileNameOf(path)) : undefined;
  return posterOf(path) ?? drawn ?? (await keptFile(mockServer, path))?.blob;
}
