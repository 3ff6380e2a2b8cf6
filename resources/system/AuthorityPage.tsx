import { PermissionScreen } from '@/resources/access/permissions/PermissionScreen';
import { systemEndpoints } from './endpoints';

const scope = { operations: systemEndpoints['system/authority'].operations };

/** 权限管理 (screen P1): what each role of the platform sees and may do. */
export default function AuthorityPage() {
  return <PermissionScreen scope={scope} back="/system/role" />;
}
