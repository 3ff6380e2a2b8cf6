/** Placeholder for the application's own host. */
const ours = 'http://ours.invalid';

/** An address from the server that may be opened: http or https, or a path of ours. Undefined for anything else. */
export function webAddress(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (value.startsWith('/')) return ownAddress(value);
  return /^https?:\/\//i.test(value) && URL.canParse(value) ? value : undefined;
}

/**
 * A path of ours with its query and hash, as a browser reads it. Undefined where a browser could read another host from
 * it. Dots are resolved first: `/..//host` is `//host`.
 */
export function ownAddress(value: string): string | undefined {
  if (!/^\/(?![/\\])/.test(value) || /[\\\p{Cc}]/u.test(value)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, ours);
  return origin === ours && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : undefined;
}

/** A path as a browser writes it: without dots, backslashes, double or trailing slashes, query and hash. */
export function plainPath(path: string): string {
  const { pathname } = new URL(`/${path}`.replace(/\p{Cc}/gu, '').replace(/[\\/]+/g, '/'), ours);
  return pathname.replace(/(.)\/$/, '$1');
}
