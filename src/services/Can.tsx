import { type ReactNode, use } from 'react';
import { RefusedContext } from './PermissionContext';
import { PermissionHintsContext } from './PermissionHintsContext';
import { useCan } from './useCan';

/** The permission or role asked for: exactly one of the six. */
type Asked =
  | { readonly permission: string }
  | { readonly any: readonly string[] }
  | { readonly all: readonly string[] }
  | { readonly inRole: string }
  | { readonly inAnyRole: readonly string[] }
  | { readonly inAllRoles: readonly string[] };

export type CanProps = Asked & {
  readonly children: ReactNode;
  /** Shown instead; nothing where absent. */
  readonly fallback?: ReactNode;
  /** The children are a whole page: the shell's page for a missing permission is shown instead, and no request is made. */
  readonly isPage?: boolean;
};

/**
 * Renders its children only for holders of the given permissions or roles: one, any or all (PERM-1, PERM-3). Throws
 * 请设置操作权限标签值 or 请设置角色权限标签值 where nothing is named (VAL-3). Names the right in `data-needs` while permission hints are
 * on.
 */
export function Can({ children, fallback = null, isPage = false, ...asked }: CanProps) {
  const can = useCan();
  const refused = use(RefusedContext);
  const showsHints = use(PermissionHintsContext);
  if (!can('permission' in asked ? asked.permission : asked))
    return <>{isPage ? refused(nameOf(asked)) : fallback}</>;
  if (isPage || !showsHints) return <>{children}</>;
  return (
    <span data-needs={nameOf(asked)} style={{ display: 'contents' }}>
      {children}
    </span>
  );
}

function nameOf(asked: Asked): string {
  if ('any' in asked) return asked.any.join(' 或 ');
  if ('all' in asked) return asked.all.join(' 且 ');
  if ('inRole' in asked) return `角色 ${asked.inRole}`;
  if ('inAnyRole' in asked) return `角色 ${asked.inAnyRole.join(' 或 ')}`;
  if ('inAllRoles' in asked) return `角色 ${asked.inAllRoles.join(' 且 ')}`;
  return asked.permission;
}
