import { type ReactNode, useMemo } from 'react';
import type { User } from '@/providers/auth/user';
import { PermissionHintsProvider } from '../features/permissionHints/PermissionHintsProvider';
import type { MenuNode } from '../model/menu/menuTree';
import type { Services } from '../model/services';
import { LockGate } from '../session/lock/LockGate';
import { VisitorContext } from './errors/VisitorContext';

interface GuardRailsProps {
  readonly services: Services;
  readonly user: User;
  readonly tree: readonly MenuNode[];
  readonly children: ReactNode;
}

/**
 * Surrounds everything that the signed-in person sees: the lock, the permission hints, and the person for a refused
 * page.
 */
export function GuardRails({ services, user, tree, children }: GuardRailsProps) {
  const visitor = useMemo(() => ({ user, tree }), [user, tree]);
  return (
    <VisitorContext value={visitor}>
      <LockGate services={services} user={user}>
        <PermissionHintsProvider userScope={services.userScope} tree={tree}>
          {children}
        </PermissionHintsProvider>
      </LockGate>
    </VisitorContext>
  );
}
