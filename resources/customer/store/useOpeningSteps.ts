import type { Operation } from '@/providers/endpoints/builder';
import { useCall } from '@/src/crud/useCall';
import type { PermissionNode } from '@/src/lib/permissionTree/permissionTree';
import { readNodes, readRoles, rolesIn } from '@/src/lib/permissionTree/readPermissions';
import type { RecordId } from '@/src/lib/recordId';
import { useCan } from '@/src/services/useCan';
import { isDefault } from '../accountConfig/configItem';
import { useAccountConfig } from '../accountConfig/useAccountConfig';
import { customerEndpoints } from '../endpoints';
import { type OpeningStep, openingSteps } from './openingSteps';
import { useStoreRows } from './useStoreRows';

const { items } = customerEndpoints['customer/account-config'].operations;
const { list: availableList } = customerEndpoints['customer/available-menu'].operations;
const { list: roleList } = customerEndpoints['customer/permission'].operations;

/**
 * The steps to open an institution (screen C1), as far as their pages may be opened. The data of the pages show which
 * are done.
 */
export function useOpeningSteps(storeId: RecordId): readonly OpeningStep[] {
  const can = useCan();
  const { data: domains = [] } = useStoreRows('domains', storeId);
  const { data: config } = useAccountConfig(can(items) ? storeId : undefined);
  const { data: nodes = 0 } = useCount(availableList, storeId, (data) => grantedIn(readNodes(data)));
  const { data: roles = 0 } = useCount(roleList, storeId, (data) => rolesIn(readRoles(data).list).length);
  const changes =
    config?.items.filter((item) => !item.readonly && !isDefault(item, config.values[item.key])).length ?? 0;
  const counts = {
    'account-config': changes,
    site: domains.length,
    'available-menu': nodes,
    permission: roles,
  };
  return openingSteps(storeId, counts, can);
}

/**
 * Counts entries in an operation's response about an institution; undefined without the permission to call it.
 */
function useCount(operation: Operation, storeId: RecordId, count: (data: unknown) => number) {
  const enabled = useCan()(operation);
  return useCall(operation, count, { of: ['customer/store', 'opening'], body: { storeId }, enabled });
}

function grantedIn(nodes: readonly PermissionNode[]): number {
  return nodes.reduce((sum, { granted, children }) => sum + Number(granted) + grantedIn(children), 0);
}
