/** Id of the share that an address shows; undefined for all other addresses. Opens with and without a session (E3, E5). */
export function shareIdOf(path: string): string | undefined {
  return /^\/share\/zy\/([\w-]{1,64})\/?$/.exec(path)?.[1];
}
