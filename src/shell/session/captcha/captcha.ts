import { ruoyiMembers } from '@/providers/auth/ruoyiSessionServer';
import { callOperation } from '@/providers/data/callOperation';
import { ruoyiCalls } from '@/providers/endpoints/ruoyiCalls';
import type { Send } from '@/providers/http/request';
import { textOr } from '@/src/lib/record';

/** The server's question before a sign-in: none, or the text in a picture. */
export type Captcha =
  | { readonly kind: 'none' }
  | { readonly kind: 'picture'; readonly uuid: string; readonly address: string };

/** Milliseconds; as long as the client of a RuoYi server waits for its picture. */
const patience = 20_000;

/** Asks for a captcha. Rejects without a response, or with a picture that no browser can show. */
export async function fetchCaptcha(send: Send, signal?: AbortSignal): Promise<Captcha> {
  const options = { quiet: true, allowRepeat: true, timeout: patience, ...(signal && { signal }) };
  const about = ruoyiMembers(await callOperation({ send }, ruoyiCalls.captcha, { options }));
  if (about.captchaEnabled === false) return { kind: 'none' };
  const address = pictureAddress(textOr(about.img).trim());
  if (address === undefined) throw new Error('The captcha is no picture');
  return { kind: 'picture', uuid: textOr(about.uuid), address };
}

/** Beginnings of Base64 text by the type of the picture. */
const beginnings: readonly (readonly [begin: string, type: string])[] = [
  ['/9j/', 'jpeg'],
  ['R0lGOD', 'gif'],
  ['iVBORw', 'png'],
  ['UklGR', 'webp'],
  ['PHN2Zy', 'svg+xml'],
  ['PD94bW', 'svg+xml'],
];

/**
 * The address with which an `<img>` shows a captcha: of Base64 with and without its type, or of SVG. Undefined for
 * anything else.
 */
export function pictureAddress(img: string): string | undefined {
  if (/^data:image\/(gif|jpe?g|png|webp|bmp|svg\+xml)[;,]/.test(img)) return img;
  if (/^<(svg|\?xml)[\s>]/.test(img)) return `data:image/svg+xml,${encodeURIComponent(img)}`;
  if (!/^[A-Za-z0-9+/\s]{16,}={0,2}$/.test(img)) return undefined;
  const [, type] = beginnings.find(([begin]) => img.startsWith(begin)) ?? [];
  return `data:image/${type ?? 'gif'};base64,${img}`;
}
