import { customerEndpoints } from '@/resources/customer/endpoints';
import type { Store } from '@/resources/customer/store/store';
import { forPlatform } from '../businessRules';
import { crudHandlers } from '../crud';
import { totals } from '../finance/account';
import { filterRows, type ListQuery, type ListRules, member } from '../list';
import { storeCards } from '../management/card/storeCards';
import { regionText } from '../platform/areas';
import type { Route, SignedInRequest } from '../route';
import { alsoFor } from '../sharedPath';
import { accountTable } from '../system/accountTable';
import { labelsOf } from '../system/dictSeed';
import { hostOf, siteOf } from './siteTable';
import { storeBin } from './storeBin';
import { newStore, openStore, recordChange } from './storeChanges';
import { storeInput } from './storeInput';
import { storeOperations } from './storeOperations';
import type { StoreRow } from './storeRow';
import { checkStore, expireStateOf } from './storeRules';
import { scopedStore } from './storeScope';
import { storeTable } from './storeTable';

const listRules: ListRules = {
  contains: ['name', 'mobile', 'contact', 'storeNo'],
  keyword: ['name', 'shortName', 'storeNo', 'contact', 'mobile'],
  // The given call names no filter by id.
  matches: { id: () => true },
};

const { one } = customerEndpoints['customer/store'].operations;

/** The institutions (screen C1). */
export const storeRoutes: readonly Route[] = [
  ...crudHandlers(customerEndpoints['customer/store'], storeTable, {
    ...listRules,
    input: storeInput,
    sealed: ['list'],
    visible: ({ deleteTime }) => deleteTime === '',
    presenter,
    beside: (rows, query) => ({ stat: countStates(rows, query) }),
    around: async (_row, request) => {
      const { mockServer } = request;
      const store = await scopedStore(request);
      return { site: await siteOf(mockServer, store), host: hostOf(store, mockServer.now()) };
    },
    complete: newStore,
    check: checkStore,
    onCreated: openStore,
    onUpdated: recordChange,
    remove: storeBin.recycle,
    sheet: '机构列表',
    columns: {
      机构编号: 'storeNo',
      机构名称: 'name',
      机构类型: ['type', labelsOf('store_type')],
      上级机构: 'parentName',
      所在地区: 'regionText',
      联系人: 'contact',
      联系手机: 'mobile',
      版本套餐: ['edition', labelsOf('store_edition')],
      到期时间: 'expireTime',
      客户经理: 'managerName',
      员工账号: 'staffUsed',
      会员卡余量: 'cardLeft',
      账户余额: 'balance',
      状态: ['status', { 1: '启用', 0: '停用' }],
      创建时间: 'createTime',
    },
  }).map((route) =>
    route.operation.path === one.path
      ? alsoFor(route, customerEndpoints['customer/site'].operations.read)
      : forPlatform(route),
  ),
  ...storeOperations,
];

/** Adds what the server computes: names of other records, staff in use, the state of the term. */
async function presenter({ mockServer }: SignedInRequest): Promise<(row: StoreRow) => Store> {
  const [stores, accounts] = [await mockServer.table(storeTable), await mockServer.table(accountTable)];
  const staff = new Map<number, number>();
  for (const { storeId } of accounts.all()) staff.set(storeId, (staff.get(storeId) ?? 0) + 1);
  const [now, balanceOf, cardsOf] = [
    mockServer.now(),
    await totals(mockServer),
    await storeCards(mockServer),
  ];
  return ({ deleteTime: _deleteTime, smsLeft: _smsLeft, status, ...row }) => ({
    ...row,
    status: status === 1 ? 1 : 0,
    regionText: regionText(row.provinceId, row.cityId, row.areaId),
    parentName: stores.get(row.parentId ?? 0)?.name ?? '',
    managerName: accounts.get(row.managerId ?? 0)?.nickName ?? '',
    staffUsed: staff.get(row.id) ?? 0,
    balance: balanceOf(row.id),
    cardLeft: cardsOf(row.id).cardLeft,
    cardQuota: cardsOf(row.id).cardQuota,
    expireState: expireStateOf(row, now),
  });
}

/** Counts for the quick filter, under all the other filters. */
function countStates(rows: readonly object[], { filters }: ListQuery) {
  const { status: _status, expireState: _expireState, ...others } = filters;
  const counted = filterRows(rows, others, listRules);
  const count = (name: string, value: unknown) => counted.filter((row) => member(row, name) === value).length;
  return {
    all: counted.length,
    on: count('status', 1),
    off: count('status', 0),
    expiring: count('expireState', 'expiring'),
    expired: count('expireState', 'expired'),
  };
}
