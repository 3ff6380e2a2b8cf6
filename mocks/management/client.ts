import { clientStages } from '@/resources/management/clientData/client';
import { managementEndpoints } from '@/resources/management/endpoints';
import { maskMobile } from '@/src/lib/rules';
import { optionTexts } from '../auditTexts';
import { ownStoreScope } from '../businessRules';
import { crudHandlers } from '../crud';
import { platformStoreId } from '../customer/storeRow';
import { scopedStore } from '../customer/storeScope';
import { filterRows, type ListRules, member } from '../list';
import { refuse } from '../responses';
import { idSchema, type Route, read, route, type SignedInRequest } from '../route';
import { accountTable } from '../system/accountTable';
import { labelsOf } from '../system/dictSeed';
import { clientBin } from './clientBin';
import { clientLabels, shownClients } from './clientChange';
import { importRoute } from './clientImport';
import { checkClient, clientInput } from './clientInput';
import { clientPresenter } from './clientShown';
import { clientSteps, ownerOf, refuseForeignOwner } from './clientSteps';
import { type ClientRow, clientTable } from './clientTable';

const endpoints = managementEndpoints['management/client-data'];
const { import: _import, ...operations } = endpoints.operations;

const listRules: ListRules = {
  contains: ['name', 'mobile', 'schoolName', 'parentMobile'],
  keyword: ['name', 'mobile', 'parentName', 'parentMobile', 'schoolName'],
  order: [{ field: 'dueTime' }, { field: 'createTime', descending: true }],
  matches: {
    areaProvinceId: (row, id) => {
      const area = member(row, 'area');
      return Array.isArray(area) && String(area[0]) === id;
    },
  },
};

/** Clients of the platform and of the institutions (screen G2). */
export const clientRoutes: readonly Route[] = [
  ...crudHandlers<ClientRow>({ ...endpoints, operations }, clientTable, {
    ...listRules,
    input: clientInput,
    scope: ownStoreScope,
    presenter: clientPresenter,
    masks: { mobile: maskMobile, parentMobile: maskMobile },
    audit: clientLabels,
    complete: (values, _id, { user, body }) => ({
      storeId: user.storeId === platformStoreId ? storeIn(body) : user.storeId,
      ownerId: values.ownerId || user.userId,
      ...{ stage: 0, lostReason: '', userId: null },
    }),
    remove: clientBin.recycle,
    check: async (action, row, request, before) => {
      if (action === 'remove') return row.stage === 2 ? refuse('已成交客户不能删除') : undefined;
      if (action === 'create') await scopedStore(request, row.storeId);
      await refuseKnown(request, row);
      if (row.ownerId !== before?.ownerId)
        refuseForeignOwner(row.storeId, await ownerOf(request, row.ownerId));
      await checkClient(request.mockServer, row, before);
    },
    csv: '客户数据',
    columns: {
      学生姓名: 'name',
      性别: ['gender', { 1: '男', 2: '女' }],
      手机号: 'mobile',
      家长姓名: 'parentName',
      家长电话: 'parentMobile',
      高考省份: 'provinceName',
      所在地: 'areaText',
      高考年份: 'year',
      年级: ['grade', labelsOf('grade')],
      就读中学: 'schoolName',
      分数: 'score',
      位次: 'rank',
      客户来源: ['source', labelsOf('client_source')],
      负责人: 'ownerName',
      跟进阶段: ['stage', optionTexts(clientStages)],
      流失原因: ['lostReason', labelsOf('lost_reason')],
      最近跟进: 'lastFollow',
      下次跟进: 'nextTime',
      机构: 'storeName',
      备注: 'remark',
      创建时间: 'createTime',
    },
  }),
  route(operations.counts, async (request) => countsOf(request, await shownClients(request))),
  importRoute,
  ...clientSteps,
];

/** The institution that the platform names for a new client; its own where it names none. */
function storeIn({ storeId }: SignedInRequest['body']): number {
  return storeId === undefined || storeId === null || storeId === ''
    ? platformStoreId
    : read(storeId, idSchema);
}

/** Refuses a mobile that a client of the institution has already. */
async function refuseKnown({ mockServer }: SignedInRequest, row: ClientRow): Promise<void> {
  const isOther = (other: ClientRow) =>
    other.id !== row.id && other.storeId === row.storeId && other.mobile === row.mobile;
  const other = (await mockServer.table(clientTable)).find(isOther);
  if (!other) return;
  const owner = (await mockServer.table(accountTable)).get(other.ownerId)?.nickName;
  refuse(`该手机号已有客户：${other.name}${owner ? `（负责人 ${owner}）` : ''}`);
}

/** Counts of the ready-made filters: each with all other filters in force. */
function countsOf({ body }: SignedInRequest, all: readonly object[]): Record<string, number> {
  const ready = ['stage', 'overdue', 'today', 'stale', 'twin', 'mine', 'due'];
  const others = Object.fromEntries(Object.entries(body).filter(([name]) => !ready.includes(name)));
  const rows = filterRows(all, others, listRules);
  const countOf = (name: string, value: unknown) => rows.filter((row) => member(row, name) === value).length;
  const flags = ready.slice(1).map((name) => [name, countOf(name, 1)]);
  const stages = clientStages.map(({ value }) => [value, countOf('stage', value)]);
  return { all: rows.length, ...Object.fromEntries([...flags, ...stages]) };
}
