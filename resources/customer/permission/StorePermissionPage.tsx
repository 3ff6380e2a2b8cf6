import { useMemo } from 'react';
import { PermissionScreen } from '@/resources/access/permissions/PermissionScreen';
import type { RecordId } from '@/src/lib/recordId';
import { useCan } from '@/src/services/useCan';
import { customerEndpoints } from '../endpoints';
import { ScopedPage } from '../scope/ScopedPage';

const { operations } = customerEndpoints['customer/permission'];
const { list: stores } = customerEndpoints['customer/store'].operations;

/** 权限配置 (screen C6): the roles of one institution, where they differ from the template. */
export default function StorePermissionPage() {
  return <ScopedPage>{(storeId) => <StoreRoles storeId={storeId} />}</ScopedPage>;
}

function StoreRoles({ storeId }: { storeId: RecordId }) {
  const can = useCan();
  const scope = useMemo(() => ({ operations, storeId }), [storeId]);
  return <PermissionScreen scope={scope} back={can(stores) ? '/customer/list' : '/index'} />;
}
