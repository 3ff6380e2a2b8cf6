import { consultStatuses, userChannels } from '@/resources/operations/consult/consult';
import { operationsEndpoints } from '@/resources/operations/endpoints';
import { maskMobile } from '@/src/lib/rules';
import { optionTexts } from '../../auditTexts';
import { isOfPlatform, ownStoreScope } from '../../businessRules';
import { crudHandlers } from '../../crud';
import { filterRows, type ListRules, member } from '../../list';
import { type Route, route, type SignedInRequest } from '../../route';
import { labelsOf } from '../../system/dictSeed';
import { consultBin } from './consultBin';
import { consultPresenter } from './consultShown';
import { consultLabels, consultSteps, refuseStep } from './consultSteps';
import { type ConsultRow, consultTable } from './consultTable';
import { consultVersionRoutes } from './consultVersions';

const endpoints = operationsEndpoints['operations/consult'];

const listRules: ListRules = {
  keyword: ['consultNo', 'question', 'userName', 'mobile'],
};

/** Enquiries of the sites, and what is done with them (screen O4). */
export const consultRoutes: readonly Route[] = [
  ...crudHandlers<ConsultRow>(endpoints, consultTable, {
    ...listRules,
    scope: ownStoreScope,
    presenter: consultPresenter,
    masks: { mobile: maskMobile },
    audit: consultLabels,
    remove: consultBin.recycle,
    check: (_action, row, request) => refuseStep('remove', row, request),
    csv: '咨询管理',
    columns: {
      咨询编号: 'consultNo',
      标题: 'title',
      问题内容: 'question',
      咨询主题: ['topic', labelsOf('consult_topic')],
      咨询人: 'userName',
      手机号: 'mobile',
      机构: 'storeName',
      省份: 'provinceName',
      高考年份: 'year',
      来源渠道: ['channel', optionTexts(userChannels)],
      状态: ['status', optionTexts(consultStatuses)],
      处理人: 'handlerName',
      公开问答: ['isPublic', { 0: '否', 1: '是' }],
      浏览: 'views',
      有用数: 'useful',
      提问时间: 'createTime',
    },
  }),
  route(endpoints.operations.counts, counts),
  ...consultSteps,
  ...consultVersionRoutes,
];

/** Counts of the tabs: each with all other filters in force. */
async function counts(request: SignedInRequest): Promise<Record<string, number>> {
  const present = await consultPresenter(request);
  const all = (await request.mockServer.table(consultTable)).all();
  const own = all.filter(({ storeId }) => isOfPlatform(request) || storeId === request.user.storeId);
  const { status: _status, mine: _mine, ...others } = request.body;
  const rows = filterRows(own.map(present), others, listRules);
  const countOf = (name: string, value: number) => rows.filter((row) => member(row, name) === value).length;
  return {
    all: rows.length,
    mine: countOf('mine', 1),
    ...Object.fromEntries(consultStatuses.map(({ value }) => [value, countOf('status', value)])),
  };
}
