import { type ReactNode, use } from 'react';
import { Permit } from '@/src/ui/permit/Permit';
import { PermitContext } from '@/src/ui/permit/PermitContext';

/** Shows its children to those who hold the permission; to nobody where nothing is known of permissions yet. */
export function Granted({ permission, children }: { permission: string; children: ReactNode }) {
  return use(PermitContext) ? <Permit permission={permission}>{children}</Permit> : null;
}
