import { z } from 'zod';
import { adopt, type Grants, loadTree } from '@/src/lib/permissionTree/permissionTree';
import { readNodes } from '@/src/lib/permissionTree/readPermissions';
import { refuse } from '../responses';
import { read, type SignedInRequest } from '../route';
import { childrenOf, type MenuNode } from './node';

/** The state of a tree's nodes on a permission screen (screens-platform, P1). */
export interface NodeState {
  readonly granted: (node: MenuNode) => boolean;
  readonly locked: (node: MenuNode) => boolean;
  /** 0 for the platform and for the template. */
  readonly storeId?: number;
  /** Members beside the usual ones. */
  readonly more?: (node: MenuNode) => object;
}

/** The nodes as `ruleList` answers them, each with those below it. */
export function permissionNodes(nodes: readonly MenuNode[], state: NodeState): object[] {
  const { granted, locked, storeId = 0, more } = state;
  const below = (parent: Pick<MenuNode, 'id' | 'name'>, level: number): object[] =>
    childrenOf(nodes, parent.id).map((node) => ({
      id: node.id,
      storeId,
      name: node.name,
      icon: node.icon,
      url: node.url,
      parentId: node.parentId,
      parentName: parent.name,
      level,
      sort: node.sort,
      type: node.type,
      path: node.path,
      admin_path: node.admin_path,
      permissions: node.permissions,
      roleIsHavePermission: granted(node) ? 1 : 0,
      readyonly: locked(node) ? 1 : 0,
      ...more?.(node),
      children: below(node, level + 1),
    }));
  return below({ id: 0, name: '' }, 1);
}

const wanted = z.object({
  ruleId: z
    .string()
    .regex(/^(\d+(,\d+)*)?$/)
    .transform((ids) => ids.split(',').filter(Boolean).map(Number)),
});

/**
 * The grants after a call of `accessCreate`. Unknown ids are dropped silently, as are locked nodes without a grant.
 * Locked grants stay, and ancestors of granted nodes are added. Ascending.
 */
export function savedGrants({ body }: Pick<SignedInRequest, 'body'>, shown: readonly object[]): number[] {
  const ids: Grants = new Set(read(body, wanted).ruleId);
  return [...adopt(loadTree(readNodes(shown)), ids)].map(Number).sort((one, other) => one - other);
}

/** A role's name, as all calls of `roleCreate` read it. */
export function readRoleName({ body }: Pick<SignedInRequest, 'body'>): string {
  const incomplete = '请填写完整信息';
  return read(
    body.name,
    z.string(incomplete).trim().min(1, incomplete).max(20, '二级分类名称长度不能超过 20 个字符'),
  );
}

/** Refuses a name that another role has. */
export function refuseTakenRole(name: string, others: readonly string[]): void {
  if (others.some((other) => other.trim() === name)) refuse('该分类已存在！');
}

/** Refuses the removal of a role that is protected, or that somebody has. */
export function refuseRoleRemoval(isProtected: boolean, userCount: number): void {
  if (isProtected) refuse('该分类不可删除！');
  if (userCount > 0) refuse(`该角色下还有 ${userCount} 个用户，请先转移`);
}
