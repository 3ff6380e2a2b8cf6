/** The parameters of an address, in the given order; undefined and empty ones are left out. */
export type ToolboxQuery = Readonly<Record<string, QueryValue | undefined>>;

type QueryValue = string | number | readonly (string | number)[];

/**
 * The query of a page: the workbench's candidate where the province is theirs. For another province only its number,
 * since a score and a rank mean nothing there.
 */
export function queryFor(provinceId: number | undefined, workbench: ToolboxQuery | undefined): ToolboxQuery {
  return workbench && workbench.provinceId === provinceId ? workbench : { provinceId };
}

/**
 * The address of a toolbox page. Null where `addr` is empty, has another scheme than http and https, or would leave the
 * site in disguise. (TBX-4; screens-expert, T1, Frame address.)
 */
export function buildToolboxUrl(addr: string, page: string, query: ToolboxQuery): string | null {
  const address = addr.trim();
  if (!isUsable(address)) return null;
  const at = address.indexOf('#');
  if (at < 0) return join(address, page, query);
  return `${address.slice(0, at)}#${join(address.slice(at + 1), page, query)}`;
}

/** Whether the toolbox can be opened at this address (TBX-1). */
export function isUsableAddress(addr: string): boolean {
  return isUsable(addr.trim());
}

function isUsable(address: string): boolean {
  // Inside of an address, browsers drop tabs and line ends and take a backslash for a slash.
  if (/[\s\\]/.test(address)) return false;
  return /^\/(?!\/)/.test(address) || (/^https?:\/\//i.test(address) && URL.canParse(address));
}

/** The page after the path, the new query after the old one. */
function join(place: string, page: string, query: ToolboxQuery): string {
  const [path = '', ...old] = place.split('?');
  const parts = [old.join('?'), encode(query)].filter((part) => part !== '');
  const whole = path.replace(/\/+$/, '') + page;
  return parts.length === 0 ? whole : `${whole}?${parts.join('&')}`;
}

function encode(query: ToolboxQuery): string {
  return Object.entries(query)
    .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value ?? '')] as const)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${encodeURIComponent(name)}=${encodeURIComponent(text)}`)
    .join('&');
}
