import { useQuery } from '@tanstack/react-query';
import type { Operation } from '@/providers/endpoints/builder';
import type { PermissionNode } from '@/src/lib/permissionTree/permissionTree';
import { readNodes, readRoles, rolesIn } from '@/src/lib/permissionTree/readPermissions';
import type { RecordId } from '@/src/lib/recordId';
import { useCan } from '@/src/services/useCan';
import { useServices } from '@/src/services/useServices';
import { isDefault } from '../accountConfig/configItem';
import { useAccountConfig } from '../accountConfig/useAccountConfig';
import { customerEndpoints } from '../endpoints';
import { useStoreRows } from './useStoreRows';

const { items } = customerEndpoints['customer/account-config'].operations;
const { list: availableList } = customerEndpoints['customer/available-menu'].operations;
const { list: roleList } = customerEndpoints['customer/permission'].operations;

/** One step of opening an institution. */
export interface OpeningStep {
  readonly title: string;
  /** The address of its page, with the institution. */
  readonly address: string;
  readonly description: string;
  readonly done: boolean;
}

/**
 * The steps to open an institution (screen C1). The data of their pages show which are done, as far as they may be
 * read.
 */
export function useOpeningSteps(storeId: RecordId): readonly OpeningStep[] {
  const can = useCan();
  const { data: domains = [] } = useStoreRows('domains', storeId);
  const { data: config } = useAccountConfig(can(items) ? storeId : undefined);
  const { data: nodes = 0 } = useCount(availableList, storeId, (data) => grantedIn(readNodes(data)));
  const { data: roles = 0 } = useCount(roleList, storeId, (data) => rolesIn(readRoles(data).list).length);
  const changes =
    config?.items.filter((item) => !item.readonly && !isDefault(item, config.values[item.key])).length ?? 0;
  const step = (title: string, page: string, count: number, done: string, open: string): OpeningStep => ({
    ...{ title, address: `/customer/${page}storeId=${storeId}`, done: count > 0 },
    description: count > 0 ? done : open,
  });
  return [
    step(
      '账号配置',
      'account-config?',
      changes,
      `已调整 ${changes} 项配置`,
      '已按版本套餐设置默认额度，可按需调整',
    ),
    step('域名', 'site?tab=domain&', domains.length, `已绑定 ${domains.length} 个域名`, '绑定官网与后台域名'),
    step(
      '可用菜单',
      'available-menu?',
      nodes,
      `已开放 ${nodes} 项菜单和功能，可按需增减`,
      '选择机构可用的菜单',
    ),
    step('权限', 'permission?', roles, `已有 ${roles} 个角色，可按需调整`, '添加角色并配置权限'),
  ];
}

/**
 * Counts entries in an operation's response about an institution; undefined without the permission to call it.
 */
function useCount(operation: Operation, storeId: RecordId, count: (data: unknown) => number) {
  const { callOperation } = useServices();
  const enabled = useCan()(operation);
  return useQuery({
    queryKey: ['customer/store', 'opening', operation.path, String(storeId)],
    enabled,
    queryFn: async ({ signal }) => {
      const options = { allowRepeat: true, quiet: true, signal };
      return count((await callOperation(operation, { body: { storeId }, options })).data);
    },
  });
}

function grantedIn(nodes: readonly PermissionNode[]): number {
  return nodes.reduce((sum, { granted, children }) => sum + Number(granted) + grantedIn(children), 0);
}
