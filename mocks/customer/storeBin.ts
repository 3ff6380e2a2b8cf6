import { alsoCounted, defineBin } from '../management/recycle';
import { accountTable } from '../system/accountTable';
import { labelsOf } from '../system/dictSeed';
import { domainTable } from './domainTable';
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
  restored: (store) => ({ ...store, deleteTime: '', status: 0 }),
});
