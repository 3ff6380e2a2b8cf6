/** Stands for the application's own host, wherever it is. */
const ours = 'http://ours.invalid';

/** An address that may be opened as the server gave it: http or https, or a path of ours; undefined for anything else. */
export function webAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^(\/|https?:\/\/)/i.test(value) || !URL.canParse(value, ours))
    return undefined;
  if (!value.startsWith('/')) return value;
  const { origin, pathname, search, hash } = new URL(value, ours);
  return origin === ours ? `${pathname}${search}${hash}` : undefined;
}
