import { z } from 'zod';
import { collegeRules } from '@/resources/operations/college/college';
import { operationsEndpoints } from '@/resources/operations/endpoints';
import { isRecord, textsOf } from '@/src/lib/record';
import { audit } from '../../audit';
import { doEach, forPlatform, nextRev, refuseInstitution, refuseMoved } from '../../businessRules';
import { crudHandlers } from '../../crud';
import { found, refuse } from '../../responses';
import { idSchema, idsSchema, type Route, read, route, type SignedInRequest } from '../../route';
import { textMember } from '../../rules';
import { formatDay, formatTime } from '../../time';
import { collegeBin } from './collegeBin';
import { collegeLabels, merged, settled } from './collegeChanges';
import { collegeImportRoute } from './collegeImport';
import { checkCollege, collegeInput } from './collegeInput';
import { collegePresenter } from './collegeShown';
import { type CollegeRow, collegeTable } from './collegeTable';
import { isCollegeUsed, moveFigures } from './collegeUse';

const endpoints = operationsEndpoints['operations/school-data'];
const { import: _import, sync: _sync, ...operations } = endpoints.operations;
const { name: bizType } = endpoints;

const words = (value: unknown) => textsOf(value).join('、');

/** The colleges (screen O11). Their labels are synchronised where screen Q4 does it. */
export const schoolRoutes: readonly Route[] = [
  ...crudHandlers<CollegeRow>({ ...endpoints, operations }, collegeTable, {
    input: collegeInput,
    contains: ['name', 'code', 'zsCode', 'affiliation'],
    matches: {
      keyword: (row) => isRecord(row) && row.found === 1,
      tags: (row, tag) => isRecord(row) && textsOf(row.tags).includes(tag),
    },
    // new colleges first, then in the ministry's order
    order: [{ field: 'createTime', descending: true }, { field: 'code' }],
    presenter: collegePresenter,
    distinct: { code: '学校标识码已存在', zsCode: '院校代码已存在', name: '院校名称已存在' },
    complete: ({ name = '' }, _id, { mockServer }) => ({
      nameHistory: [{ name, time: formatDay(mockServer.now()), note: '新增' }],
      ...{ city: '', officialTags: [] },
    }),
    check: async (action, row, request) => {
      refuseInstitution(request);
      const { mockServer } = request;
      if (action !== 'remove') return checkCollege(row, mockServer.now());
      if (await isCollegeUsed(mockServer, row.id)) refuse('该院校已有招生数据或简章，不能删除，可停用');
    },
    onUpdated: async (row, { mockServer }, before) => {
      const after = settled(row, before, formatDay(mockServer.now()));
      if (after !== row) await (await mockServer.table(collegeTable)).put(after);
    },
    remove: collegeBin.recycle,
    audit: collegeLabels,
    csv: '学校资料',
    columns: {
      学校标识码: 'code',
      院校代码: 'zsCode',
      院校名称: 'name',
      曾用名: ['formerNames', words],
      所在地: 'areaText',
      地址: 'address',
      办学层次: 'level',
      办学类别: 'subLevel',
      办学性质: 'nature',
      院校类型: 'type',
      院校标签: ['tags', words],
      主管部门: 'affiliation',
      建校年份: 'founded',
      硕士点: 'master',
      博士点: 'doctor',
      官网: 'website',
      招生网: 'admissionSite',
      招生电话: 'phone',
      状态: ['status', { 1: '启用', 0: '停用' }],
    },
  }),
  forPlatform(route(operations.status, changeStatus)),
  forPlatform(route(operations.merge, merge)),
  forPlatform(collegeImportRoute),
];

const statusInput = z.object({ id: idsSchema, status: z.coerce.number().pipe(z.literal([0, 1])) });

/** 启用 and 停用. */
async function changeStatus(request: SignedInRequest) {
  const { id: ids, status } = read(request.body, statusInput);
  const table = await request.mockServer.table(collegeTable);
  const change = async (id: number) => {
    const before = found(table.get(id));
    refuseMoved(request, before);
    if (before.status === status) refuse(status === 1 ? '该院校已启用' : '该院校已停用');
    await put(request, before, { ...before, ...nextRev(before), status }, status === 1 ? '启用' : '停用');
  };
  return doEach(ids, (id) => table.get(id)?.name ?? String(id), change);
}

const mergeInput = z.object({
  fromId: idSchema,
  toId: idSchema,
  remark: textMember(collegeRules.mergeRemark),
});

/** 合并: one of two goes; its figures, names and tags become the other's. */
async function merge(request: SignedInRequest) {
  const { fromId, toId, remark } = read(request.body, mergeInput);
  if (fromId === toId) refuse('请选择两所不同的院校');
  const { mockServer } = request;
  const table = await mockServer.table(collegeTable);
  const [from, to] = [found(table.get(fromId)), found(table.get(toId))];
  if (to.status === 0) refuse('不能合并到已停用的院校');
  await moveFigures(request, from.id, to);
  const after = merged(to, from, formatDay(mockServer.now()));
  await put(request, to, after, '合并', [`并入「${from.name}」`, remark].filter(Boolean).join('；'));
  await collegeBin.recycle(from, request, `合并到「${to.name}」`);
  return (await collegePresenter({ body: {} }))(after);
}

async function put(
  request: SignedInRequest,
  before: CollegeRow,
  changes: CollegeRow,
  action: string,
  remark = '',
): Promise<void> {
  const { mockServer, user } = request;
  const after = { ...changes, updateTime: formatTime(mockServer.now()), updateBy: user.nickName };
  await (await mockServer.table(collegeTable)).put(after);
  await audit(request, { bizType, bizId: after.id, action, before, after, fields: collegeLabels, remark });
}
