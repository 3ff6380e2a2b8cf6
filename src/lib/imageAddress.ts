import { fileAddress } from './fileAddress';

/** Settings for the addresses of images. */
export interface ImageSettings {
  /** Base of the calls. */
  readonly apiBase: string;
  /** Base of relative addresses. */
  readonly cdnBase: string;
  /** Query string appended to shown images. `{token}` in it is filled in where the image is served by our own hosts. */
  readonly imageResize: string;
}

/**
 * The address under which an image is shown (specification, section 7). Addresses that carry their own data stay as
 * they are. The token is sent only to our own origin, `apiBase` and `cdnBase`. For any other address the part that
 * would hold it is left out. `here` is the page's address, which paths are resolved against.
 */
export function imageAddress(
  address: string,
  settings: ImageSettings,
  token: string,
  here: string = location.href,
): string {
  if (/^(data|blob):/i.test(address)) return address;
  const file = fileAddress(address);
  const whole = /^https?:/i.test(file) ? file : joined(settings.cdnBase, file);
  if (settings.imageResize === '' || !URL.canParse(whole, here)) return whole;
  const url = new URL(whole, here);
  const query = queryOf(settings.imageResize, isOurs(url, settings, here) ? token : '');
  if (query === '') return whole;
  url.search += `${url.search === '' ? '' : '&'}${query}`;
  return url.href;
}

/** The parts of the resize query. Without a token, the parts that name it are left out. */
function queryOf(imageResize: string, token: string): string {
  const parts = imageResize.replace(/^[?&]/, '').split('&');
  const kept = token === '' ? parts.filter((part) => !part.includes('{token}')) : parts;
  return kept.join('&').replaceAll('{token}', encodeURIComponent(token));
}

function isOurs(url: URL, { apiBase, cdnBase }: ImageSettings, here: string): boolean {
  return [new URL('/', here).href, apiBase, cdnBase]
    .filter((base) => base !== '' && URL.canParse(base, here))
    .some((base) => isBelow(url, new URL(base, here)));
}

function isBelow({ origin, pathname }: URL, base: URL): boolean {
  return origin === base.origin && `${pathname}/`.startsWith(`${base.pathname.replace(/\/$/, '')}/`);
}

function joined(base: string, path: string): string {
  return `${base.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;
}
