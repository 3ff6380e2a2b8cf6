import { z } from 'zod';
import { operationsEndpoints } from '@/resources/operations/endpoints';
import { studyYears } from '@/resources/operations/major/major';
import { textOr, textsOf } from '@/src/lib/record';
import { doEach, forPlatform, refuseInstitution, refuseMoved } from '../../businessRules';
import { crudHandlers } from '../../crud';
import { member } from '../../list';
import { wordsIn } from '../../plainHtml';
import { found, refuse } from '../../responses';
import { idSchema, idsSchema, type Route, read, route, type SignedInRequest } from '../../route';
import { planTable } from '../plan/planTable';
import { majorBin } from './majorBin';
import { majorImportRoutes, majorLabels, step } from './majorImport';
import { checkMajor, majorInput } from './majorInput';
import { majorPresenter, majorTree, shownMajor } from './majorShown';
import { type MajorRow, majorTable } from './majorTable';

const endpoints = operationsEndpoints['operations/specialty'];
const {
  import: _import,
  compare: _compare,
  apply: _apply,
  one,
  tree,
  status,
  ...operations
} = endpoints.operations;

const words = (value: unknown) => textsOf(value).join('、');
// a course may have 、 in its name
const parts = (value: unknown) => textsOf(value).join('；');

/** The national catalogues of majors (screen O12). */
export const specialtyRoutes: readonly Route[] = [
  ...crudHandlers<MajorRow>({ ...endpoints, operations }, majorTable, {
    input: majorInput,
    contains: ['name', 'code'],
    keyword: ['name', 'code', 'className'],
    matches: {
      node: (row, node) => member(row, 'level') === node || textOr(member(row, 'classCode')).startsWith(node),
    },
    order: [{ field: 'createTime', descending: true }, { field: 'level' }, { field: 'code' }],
    presenter: majorPresenter,
    complete: () => ({ change: 0 }),
    check: async (action, row, request) => {
      refuseInstitution(request);
      const { mockServer } = request;
      if (action !== 'remove') return checkMajor(row, (await mockServer.table(majorTable)).all());
      const isUsed = ({ majorId, majorName }: { majorId: number | null; majorName: string }) =>
        majorId === row.id || (majorId === null && majorName === row.name);
      if ((await mockServer.table(planTable)).find(isUsed)) refuse('该专业已被招生数据引用，不能删除');
    },
    remove: majorBin.recycle,
    audit: majorLabels,
    csv: '专业管理',
    columns: {
      专业代码: 'code',
      专业名称: 'name',
      层次: 'level',
      专业类: 'className',
      授予学位: 'degree',
      修业年限: ['years', Object.fromEntries(studyYears.map(({ value, label }) => [value, label]))],
      专业介绍: ['intro', (html) => wordsIn(textOr(html))],
      主干课程: ['courses', parts],
      就业方向: ['careers', parts],
      匹配兴趣: ['holland', words],
      状态: ['status', { 1: '启用', 0: '停用' }],
    },
  }),
  route(one, async (request) => {
    const { id } = read(request.body, z.object({ id: idSchema }));
    return shownMajor(request, found((await request.mockServer.table(majorTable)).get(id)));
  }),
  route(tree, majorTree),
  forPlatform(route(status, changeStatus)),
  ...majorImportRoutes.map(forPlatform),
];

const statusInput = z.object({ id: idsSchema, status: z.coerce.number().pipe(z.literal([0, 1])) });

/** 启用 and 停用. */
async function changeStatus(request: SignedInRequest) {
  const { id: ids, status: next } = read(request.body, statusInput);
  const table = await request.mockServer.table(majorTable);
  const change = async (id: number) => {
    const before = found(table.get(id));
    refuseMoved(request, before);
    if (before.status === next) refuse(next === 1 ? '该专业已启用' : '该专业已停用');
    await step(request, before, { status: next }, next === 1 ? '启用' : '停用');
  };
  return doEach(ids, (id) => table.get(id)?.name ?? String(id), change);
}
