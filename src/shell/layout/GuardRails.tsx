import { type ReactNode, useMemo } from 'react';
import type { User } from '@/providers/auth/user';
import { VisitorContext } from '../errors/VisitorContext';
import { LockGate } from '../lock/LockGate';
import type { MenuNode } from '../menu/menuTree';
import { PermissionHintsProvider } from '../permissionHints/PermissionHintsProvider';
import type { Services } from '../services';

interface GuardRailsProps {
  readonly services: Services;
  readonly user: User;
  readonly tree: readonly MenuNode[];
  readonly children: ReactNode;
}

/** Around everything that the signed-in person sees: the lock, the permission hints, and who asks on a refused page. */
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
