import { type ReactNode, use } from 'react';
import { Can } from '@/src/ui/permission/Can';
import { PermissionContext } from '@/src/ui/permission/PermissionContext';

/** Shows its children to holders of the permission; to nobody while permissions are unknown. */
export function Granted({ permission, children }: { permission: string; children: ReactNode }) {
  return use(PermissionContext) ? <Can permission={permission}>{children}</Can> : null;
}
