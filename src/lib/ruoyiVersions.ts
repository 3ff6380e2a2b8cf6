/** Versions of RuoYi-Vue that are known to differ, oldest first. */
export const ruoyiVersions = ['3.8.7', '3.8.8', '3.8.9', '3.9.0', '3.9.1', '3.9.2'] as const;

export type RuoyiVersion = (typeof ruoyiVersions)[number];

/** Which RuoYi a server is; `auto` where nobody has said so: its refusals tell what it lacks. */
export type KnownVersion = 'auto' | RuoyiVersion;

/** Whether a version has what came with another; nothing is known of `auto`, which passes. */
export function isSince(version: KnownVersion, since: RuoyiVersion): boolean {
  return version === 'auto' || ruoyiVersions.indexOf(version) >= ruoyiVersions.indexOf(since);
}
