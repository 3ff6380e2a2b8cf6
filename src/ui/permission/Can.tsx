import { type ReactNode, use } from 'react';
import { type PermissionChecks, PermissionContext } from './PermissionContext';
import { PermissionHintsContext } from './PermissionHintsContext';

/** The permission or role asked for: exactly one of the six. */
type Needed =
  | { readonly permission: string }
  | { readonly any: readonly string[] }
  | { readonly all: readonly string[] }
  | { readonly inRole: string }
  | { readonly inAnyRole: readonly string[] }
  | { readonly inAllRoles: readonly string[] };

export type CanProps = Needed & {
  readonly children: ReactNode;
  /** Shown instead; nothing where absent. */
  readonly fallback?: ReactNode;
};

/**
 * Renders its children only for holders of the given right: one, any or all permissions, one, any or all roles (PERM-1,
 * PERM-3). Throws 请设置操作权限标签值 or 请设置角色权限标签值 where nothing is named (VAL-3). Names the right in `data-needs` while
 * permission hints are on.
 */
export function Can({ children, fallback = null, ...needed }: CanProps) {
  const checks = use(PermissionContext);
  if (!checks) throw new Error('Permit stands outside a PermitContext');
  const showsHints = use(PermissionHintsContext);
  if (!isHeld(checks, needed)) return <>{fallback}</>;
  if (!showsHints) return <>{children}</>;
  return (
    <span data-needs={nameOf(needed)} style={{ display: 'contents' }}>
      {children}
    </span>
  );
}

function isHeld(checks: PermissionChecks, needed: Needed): boolean {
  if ('any' in needed) return checks.anyPermission(needed.any);
  if ('all' in needed) return checks.allPermissions(needed.all);
  if ('inRole' in needed) return checks.role(needed.inRole);
  if ('inAnyRole' in needed) return checks.anyRole(needed.inAnyRole);
  if ('inAllRoles' in needed) return checks.allRoles(needed.inAllRoles);
  return checks.permission(needed.permission);
}

function nameOf(needed: Needed): string {
  if ('any' in needed) return needed.any.join(' 或 ');
  if ('all' in needed) return needed.all.join(' 且 ');
  if ('inRole' in needed) return `角色 ${needed.inRole}`;
  if ('inAnyRole' in needed) return `角色 ${needed.inAnyRole.join(' 或 ')}`;
  if ('inAllRoles' in needed) return `角色 ${needed.inAllRoles.join(' 且 ')}`;
  return needed.permission;
}
