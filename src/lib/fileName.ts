/** `合同.PDF` → `pdf`; empty where the name has no extension. */
export function extensionOf(name: string): string {
  return /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/**
 * The staff's name for the file at an address. It is the path's last part, decoded, without the server's number
 * (`名单_20261121120000A001.pdf` → `名单.pdf`).
 */
export function fileNameOf(address: string): string {
  const path = /^(?:data|blob):/.test(address) ? '' : splitQuery(address).path;
  const name = decoded(path.split('/').at(-1) ?? '');
  return name.replace(/_\d{8,14}A\d{3,}(?=\.[^.]+$|$)/, '');
}

/**
 * The address of a stored file as browsers need it: `#`, `%` and `?` of its name are encoded. Encoded parts and a query
 * stay as they are.
 */
export function fileAddress(address: string): string {
  const { path, rest } = splitQuery(address);
  const encoded = path
    .replaceAll(/%(?![\da-f]{2})/gi, '%25')
    .replaceAll('#', '%23')
    .replaceAll('?', '%3F');
  return encoded + rest;
}

/**
 * The path of a stored file, and its query with the rest. A `?` begins a query only before names with values. A `#`
 * ends the path only after a name with its extension. Names hold both.
 */
function splitQuery(address: string): { path: string; rest: string } {
  const query = address.search(/\?(?=[\w.~-]+=[^?]*$)/);
  const behindName = /\.\w{1,5}[?#](?![^/]*\.\w{1,5}$)/.exec(address);
  const ends = [query, behindName ? behindName.index + behindName[0].length - 1 : -1].filter((at) => at >= 0);
  const at = ends.length === 0 ? address.length : Math.min(...ends);
  return { path: address.slice(0, at), rest: address.slice(at) };
}

/** Joins addresses to one text. A comma within an address is written `%2C`, which means the same in an address. */
export function joinAddresses(addresses: readonly string[]): string {
  return addresses.map((address) => address.replaceAll(',', '%2C')).join(',');
}

/** Splits such a text into addresses, with their own commas again: some calls take the path as it is. */
export function splitAddresses(text: string): string[] {
  const parts = text.split(',').map((part) => part.trim().replaceAll(/%2c/gi, ','));
  return parts.filter((part) => part !== '');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
