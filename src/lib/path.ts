/** A path without the slash at its end; the root stays as it is. */
export function withoutTrailingSlash(path: string): string {
  return path.replace(/(.)\/$/, '$1');
}
