import { z } from 'zod';
import { checkRefusal, checkStatuses, figureRules } from '@/resources/operations/collegeData/collegeData';
import { operationsEndpoints } from '@/resources/operations/endpoints';
import { categories } from '@/src/gaokao/enumerations';
import { type AuditFields, audit } from '../../audit';
import { doEach, forPlatform, nextRev, refuseInstitution, refuseMoved } from '../../businessRules';
import { crudHandlers } from '../../crud';
import { filterRows, type ListRules, member } from '../../list';
import { ApiError, found, refuse } from '../../responses';
import { idsSchema, type Route, read, route, type SignedInRequest } from '../../route';
import { textMember } from '../../rules';
import { formatTime } from '../../time';
import { planBin } from './planBin';
import { planImportRoute } from './planImport';
import { checkPlan, planInput, readPlanContext } from './planInput';
import { planPresenter } from './planShown';
import { type PlanRow, planTable } from './planTable';

const endpoints = operationsEndpoints['operations/college-data'];
const {
  import: _import,
  batches: _batches,
  groups: _groups,
  check,
  counts,
  ...operations
} = endpoints.operations;
const { name: bizType } = endpoints;

const listRules: ListRules = {
  contains: ['majorName', 'source', 'checkBy'],
  keyword: ['schoolName', 'majorName', 'groupCode', 'majorText'],
  // new rows first, then in the order of the announcement
  order: [{ field: 'createTime', descending: true }, { field: 'id' }],
};

const labels: AuditFields = {
  year: '年份',
  groupCode: '专业组',
  req: '选科要求',
  majorName: '招生专业名称',
  planCount: '计划数',
  admitCount: '录取数',
  minScore: '最低分',
  avgScore: '平均分',
  maxScore: '最高分',
  minRank: '最低位次',
  source: '数据来源',
  checkStatus: ['核对状态', Object.fromEntries(checkStatuses.map(({ value, label }) => [value, label]))],
};

/** Plans and admission lines of colleges (screen O3). */
export const planRoutes: readonly Route[] = [
  ...crudHandlers<PlanRow>({ ...endpoints, operations }, planTable, {
    ...listRules,
    input: planInput,
    presenter: planPresenter,
    complete: (_values, _id, { user }) => ({ creatorId: user.userId }),
    fixed: {
      ...{ year: '年份不能修改', provinceId: '生源省份不能修改', batchId: '批次不能修改' },
      ...{ schoolId: '院校不能修改', category: '科类不能修改' },
    },
    check: async (action, row, request, before) => {
      refuseInstitution(request);
      if (action === 'remove') return row.checkStatus === 1 ? refuse('已核对数据不能删除') : undefined;
      const { mockServer, body } = request;
      await checkPlan(await readPlanContext(mockServer, (await mockServer.table(planTable)).all()), row);
      if (before?.checkStatus === 1 && Number(body.force) !== 1)
        throw new ApiError('修改后需重新核对，确定修改吗？', 601);
    },
    remove: planBin.recycle,
    audit: labels,
    csv: '院校数据',
    columns: {
      年份: 'year',
      生源省份: 'provinceName',
      批次: 'batchName',
      院校: 'schoolName',
      科类: ['category', Object.fromEntries(categories.map(({ value, label }) => [value, label]))],
      专业组: 'groupCode',
      选科要求: 'req',
      专业: 'majorText',
      招生专业名称: 'majorName',
      计划数: 'planCount',
      录取数: 'admitCount',
      最低分: 'minScore',
      平均分: 'avgScore',
      最高分: 'maxScore',
      最低位次: 'minRank',
      数据来源: 'source',
    },
  }),
  route(counts, countsOf),
  forPlatform(route(check, checkRows)),
  forPlatform(planImportRoute),
];

/** Counts of the ready-made filters: each with all other filters in force. */
async function countsOf(request: SignedInRequest) {
  const { checkStatus: _status, odd: _odd, ...others } = request.body;
  const present = await planPresenter(request);
  const all = (await request.mockServer.table(planTable)).all().map(present);
  const rows = filterRows(all, others, listRules);
  const countOf = (name: string, value: unknown) => rows.filter((row) => member(row, name) === value).length;
  const statuses = checkStatuses.map(({ value }) => [value, countOf('checkStatus', value)]);
  return { all: rows.length, odd: countOf('odd', 1), ...Object.fromEntries(statuses) };
}

const checkInput = z.object({ id: idsSchema, checkStatus: z.coerce.number().pipe(z.literal([1, 2])) });
const doubt = z.object({ remark: textMember(figureRules.doubtRemark) });

/** 核对通过 and 标记疑问, each row by itself. */
async function checkRows(request: SignedInRequest) {
  const { mockServer, user, body } = request;
  const { id: ids, checkStatus } = read(body, checkInput);
  const checkRemark = checkStatus === 2 ? read(body, doubt).remark : '';
  const table = await mockServer.table(planTable);
  const change = async (id: number) => {
    const before = found(table.get(id));
    if (ids.length === 1) refuseMoved(request, before);
    const refusal = checkRefusal(before, checkStatus, user.userId);
    if (refusal) refuse(refusal);
    const stamp = { updateTime: formatTime(mockServer.now()), updateBy: user.nickName };
    const after = {
      ...before,
      checkStatus,
      checkRemark,
      checkBy: user.nickName,
      ...nextRev(before),
      ...stamp,
    };
    await table.put(after);
    const action = checkStatus === 1 ? '核对通过' : '标记疑问';
    await audit(request, { bizType, bizId: id, action, before, after, fields: labels, remark: checkRemark });
  };
  return doEach(ids, (id) => table.get(id)?.majorName || String(id), change);
}
