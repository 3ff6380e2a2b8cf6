import { type ReactNode, use } from 'react';
import { RefusedContext } from './PermissionContext';
import { PermissionHintsContext } from './PermissionHintsContext';
import { useCan } from './useCan';

/** The permission or role asked for: exactly one of the six. */
type Need =
  | { readonly permission: string }
  | { readonly any: readonly string[] }
  | { readonly all: readonly string[] }
  | { readonly inRole: string }
  | { readonly inAnyRole: readonly string[] }
  | { readonly inAllRoles: readonly string[] };

export type CanProps = Need & {
  readonly children: ReactNode;
  /** Shown instead; nothing where absent. */
  readonly fallback?: ReactNode;
  /** The children are a whole page: without the permission the shell's page is shown, and no request is made. */
  readonly isPage?: boolean;
};

/**
 * Renders its children only for holders of the given permissions or roles: one, any or all (PERM-1, PERM-3). Throws
 * 请设置操作权限标签值 or 请设置角色权限标签值 where nothing is named (VAL-3). Names the right in `data-needs` while permission hints are
 * on.
 */
export function Can({ children, fallback = null, isPage = false, ...need }: CanProps) {
  const can = useCan();
  const refused = use(RefusedContext);
  const showsHints = use(PermissionHintsContext);
  if (!can('permission' in need ? need.permission : need))
    return <>{isPage ? refused(nameOf(need)) : fallback}</>;
  if (isPage || !showsHints) return <>{children}</>;
  return (
    <span data-needs={nameOf(need)} style={{ display: 'contents' }}>
      {children}
    </span>
  );
}

function nameOf(need: Need): string {
  if ('any' in need) return need.any.join(' 或 ');
  if ('all' in need) return need.all.join(' 且 ');
  if ('inRole' in need) return `角色 ${need.inRole}`;
  if ('inAnyRole' in need) return `角色 ${need.inAnyRole.join(' 或 ')}`;
  if ('inAllRoles' in need) return `角色 ${need.inAllRoles.join(' 且 ')}`;
  return need.permission;
}
