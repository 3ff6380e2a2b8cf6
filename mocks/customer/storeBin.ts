import { member } from '../list';
import { alsoCounted, defineBin } from '../management/recycle';
import type { MockServer } from '../mockServer';
import { accountTable } from '../system/accountTable';
import { labelsOf } from '../system/dictSeed';
import type { TableDefinition } from '../table';
import { customerRoleTable } from './customerRoleTable';
import { domainTable } from './domainTable';
import { siteTable } from './siteTable';
import { storeAppTable } from './storeAppTable';
import { storeMenuTable } from './storeMenuTable';
import { storeTable } from './storeTable';

/** Institutions stay in their table with the time of their deletion; they come back stopped. */
export const storeBin = defineBin({
  entity: '1',
  bizType: 'customer/store',
  definition: storeTable,
  nameOf: ({ name }) => name,
  labels: {
    storeNo: '机构编号',
    name: '机构名称',
    type: ['机构类型', labelsOf('store_type')],
    contact: '联系人',
    mobile: '联系手机',
    edition: ['版本套餐', labelsOf('store_edition')],
    expireTime: '到期时间',
  },
  distinct: { name: '机构名称', creditCode: '统一社会信用代码', username: '管理员账号' },
  lostParent: async ({ parentId }, { table }) => {
    const parent = parentId == null ? undefined : (await table(storeTable)).get(parentId);
    return parent && parent.deleteTime !== '' ? parent.name : undefined;
  },
  also: async ({ id }, { table }) => {
    const accounts = (await table(accountTable)).all().filter(({ storeId }) => storeId === id);
    const domains = (await table(domainTable)).all().filter(({ storeId }) => storeId === id);
    return [...alsoCounted('员工账号', accounts.length, '个'), ...alsoCounted('域名', domains.length, '个')];
  },
  isThere: ({ deleteTime }) => deleteTime === '',
  marked: (store, deleteTime) => ({ ...store, deleteTime }),
  // A parent that was deleted for good is none any longer.
  restored: async (store, { table }) => {
    const parent = (await table(storeTable)).get(store.parentId ?? 0);
    return { ...store, deleteTime: '', status: 0, parentId: parent ? store.parentId : null };
  },
  purged: async ({ id }, server) => {
    const isOwn = ({ storeId }: { readonly storeId: number }) => storeId === id;
    await removeRows(server, accountTable, isOwn);
    await removeRows(server, domainTable, isOwn);
    await removeRows(server, customerRoleTable, isOwn);
    await removeRows(server, storeAppTable, isOwn);
    await removeRows(server, siteTable, (site) => site.id === id);
    await removeRows(server, storeMenuTable, (ceiling) => ceiling.id === id);
  },
});

async function removeRows<Row extends object>(
  server: MockServer,
  definition: TableDefinition<Row>,
  isGone: (row: Row) => boolean,
): Promise<void> {
  const table = await server.table(definition);
  for (const row of table.all().filter(isGone)) await table.remove(Number(member(row, definition.idField)));
}
