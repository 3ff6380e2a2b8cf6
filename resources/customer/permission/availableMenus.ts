import type { Grants, PermissionTree } from '@/src/lib/permissionTree/permissionTree';

/** What the institution's edition opens: the nodes that say so. */
export function editionGrants({ places }: PermissionTree): Grants {
  return new Set(places.filter(({ node }) => node.origins?.includes('套餐')).map(({ node }) => node.id));
}

/** How many roles hold something that these grants take away. */
export function rolesLosing({ places, loaded }: PermissionTree, grants: Grants): number {
  const lost = places.filter(({ node: { id } }) => loaded.has(id) && !grants.has(id));
  return new Set(lost.flatMap(({ node }) => node.heldBy ?? [])).size;
}
