import type { MenuNode } from '../menu/node';
import { roleTable, storeAdminRoleId } from '../menu/roleTable';
import type { MockServer } from '../mockServer';
import type { Account } from '../system/account';
import { customerMenuTable } from './customerMenuTable';
import { type CustomerRole, copyOf, customerRoleTable } from './customerRoleTable';
import { menusOfEdition, storeMenuTable } from './storeMenuTable';
import type { StoreRow } from './storeRow';

type Tables = Pick<MockServer, 'table'>;

/** The roles that somebody of an institution has there. */
export async function storeRolesOf(
  { table }: Tables,
  { storeId, roleIds }: Account,
): Promise<CustomerRole[]> {
  const roles = (await table(customerRoleTable)).all();
  return roles.filter((role) => role.storeId === storeId && roleIds.includes(role.id));
}

/**
 * Menu nodes that a user of an institution may open and use here. They are the pages whose permissions the user's
 * roles hold in the customer menu, within the institution's ceiling. The administrator also has those between the
 * institution and the platform.
 */
export async function storeNodes<Node extends MenuNode>(
  tables: Tables,
  account: Account,
  nodes: readonly Node[],
): Promise<Node[]> {
  const roles = await storeRolesOf(tables, account);
  const strings = await stringsOf(tables, account.storeId, roles);
  const isAdmin = roles.some(({ templateId }) => templateId === storeAdminRoleId);
  const own = new Set(isAdmin ? (await tables.table(roleTable)).get(storeAdminRoleId)?.menuIds : []);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const held = new Set<number>();
  for (const node of nodes.filter(({ id, permissions }) => own.has(id) || strings.has(permissions)))
    for (let at: Node | undefined = node; at; at = byId.get(at.parentId)) held.add(at.id);
  return nodes.filter(({ id }) => held.has(id));
}

/** Permission strings of the nodes that the roles hold and the ceiling allows. */
async function stringsOf({ table }: Tables, storeId: number, roles: readonly CustomerRole[]) {
  const ceiling = new Set((await table(storeMenuTable)).get(storeId)?.ruleIds);
  const granted = new Set(roles.flatMap(({ ruleIds }) => ruleIds).filter((id) => ceiling.has(id)));
  const nodes = (await table(customerMenuTable)).all();
  const held = nodes.filter(({ id, status }) => status === '0' && granted.has(id));
  return new Set(held.map(({ permissions }) => permissions).filter(Boolean));
}

/** Gives a new institution what its edition opens, and the roles of the template. */
export async function openStoreRoles({ table }: Tables, { id, edition }: StoreRow): Promise<void> {
  const ruleIds = menusOfEdition((await table(customerMenuTable)).all(), edition);
  await (await table(storeMenuTable)).put({ id, ruleIds });
  const roles = await table(customerRoleTable);
  const templates = roles.all().filter(({ storeId }) => storeId === 0);
  for (const template of templates) await roles.put(copyOf(template, id, ruleIds));
}
