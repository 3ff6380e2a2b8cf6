import { useMemo } from 'react';
import { PermissionScreen } from '@/resources/access/permissions/PermissionScreen';
import type { RecordId } from '@/src/lib/recordId';
import { customerEndpoints } from '../endpoints';
import { ScopedPage } from '../scope/ScopedPage';

const { operations } = customerEndpoints['customer/permission'];

/** 权限配置 (screen C6): the roles of one institution, where they differ from the template. */
export default function StorePermissionPage() {
  return <ScopedPage>{(storeId) => <StoreRoles storeId={storeId} />}</ScopedPage>;
}

function StoreRoles({ storeId }: { storeId: RecordId }) {
  const scope = useMemo(() => ({ operations, storeId }), [storeId]);
  return <PermissionScreen scope={scope} back="/customer/list" />;
}
