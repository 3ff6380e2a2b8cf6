/** Versions of RuoYi-Vue with known differences, oldest first. */
export const ruoyiVersions = ['3.8.7', '3.8.8', '3.8.9', '3.9.0', '3.9.1', '3.9.2'] as const;

export type RuoyiVersion = (typeof ruoyiVersions)[number];

/** The RuoYi version of a server; `auto` where it is not configured: its refusals show what it lacks. */
export type KnownVersion = 'auto' | RuoyiVersion;

/** Whether a version has a feature that came with another; `auto` always has. */
export function isSince(version: KnownVersion, since: RuoyiVersion): boolean {
  return version === 'auto' || ruoyiVersions.indexOf(version) >= ruoyiVersions.indexOf(since);
}
