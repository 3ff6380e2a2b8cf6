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
export function splitQuery(address: string): { path: string; rest: string } {
  const query = address.search(/\?(?=[\w.~-]+=[^?]*$)/);
  const behindName = /\.\w{1,5}[?#](?![^/]*\.\w{1,5}$)/.exec(address);
  const ends = [query, behindName ? behindName.index + behindName[0].length - 1 : -1].filter((at) => at >= 0);
  const at = ends.length === 0 ? address.length : Math.min(...ends);
  return { path: address.slice(0, at), rest: address.slice(at) };
}
