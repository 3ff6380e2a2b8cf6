import { z } from 'zod';
import { expertEndpoints } from '@/resources/expert/endpoints';
import type { ReportContent } from '@/resources/expert/report/report';
import { reportRules } from '@/resources/expert/report/report';
import { reportTypes } from '@/src/gaokao/serviceEnumerations';
import { crudHandlers } from '../crud';
import { storeTable } from '../customer/storeTable';
import { refuse } from '../responses';
import { idSchema, type Route, read, route, type SignedInRequest } from '../route';
import { optionalId, textMember } from '../rules';
import { formatTime } from '../time';
import { moveStudent } from './fillStatus';
import { reportParts } from './reportContent';
import { type ReportRow, reportTable, sectionsInput, sentencesInput } from './reportTable';
import { ownStudents, studentOf } from './studentShown';
import { studentTable } from './studentTable';
import { tableOf } from './tables';
import { volunteerTable } from './volunteerTable';

const endpoints = expertEndpoints['expert/report'];
const { deliver, edit, content } = endpoints.operations;

const type = z.literal([1, 2, 3], '请选择报告类型');

const input = z.object({
  userId: idSchema,
  type,
  title: textMember(reportRules.title),
  tableId: optionalId,
  sections: sectionsInput,
  remark: z.string().max(20_000, '专家寄语过长').default(''),
});

/** Reports for families (screen E4). */
export const reportRoutes: readonly Route[] = [
  ...crudHandlers(endpoints, reportTable, {
    input,
    keyword: ['title', 'userName'],
    order: { field: 'createdAt', descending: true },
    scope: { covers: coversReport, refusal: '报告不存在' },
    presenter,
    complete: (): Partial<ReportRow> => ({
      ...{ status: 0, sentences: [], deliveredAt: '', channel: null, tableVersion: 0 },
    }),
    check: async (action, row, request) => {
      if (action === 'remove' && (row.status === 2 || row.deliveredAt !== '')) refuse('已交付的报告不能删除');
      if (action === 'create') await checkNew(row, request);
    },
    onCreated: async (row, request) => {
      const version = await versionOf(request, row.tableId);
      await (await request.mockServer.table(reportTable)).put({ ...row, tableVersion: version ?? 0 });
    },
  }),
  route(deliver, deliverReport),
  route(edit, editReport),
  route(content, contentOf, { sealed: true }),
];

async function coversReport(caller: Pick<SignedInRequest, 'mockServer' | 'user'>) {
  const owns = await ownStudents(caller);
  const students = await caller.mockServer.table(studentTable);
  return ({ userId }: ReportRow) => {
    const student = students.get(userId);
    return student !== undefined && owns(student);
  };
}

/** Names of others, and 已失效 where the table has changed since. A draft is about the table as it is now. */
async function presenter({ mockServer }: SignedInRequest): Promise<(row: ReportRow) => object> {
  const [students, stores, tables] = await Promise.all([
    mockServer.table(studentTable),
    mockServer.table(storeTable),
    mockServer.table(volunteerTable),
  ]);
  return ({ createTime, ...row }) => {
    const student = students.get(row.userId);
    const table = row.tableId === null ? undefined : tables.get(row.tableId);
    const isStale = row.status > 0 && row.tableId !== null && table?.version !== row.tableVersion;
    return {
      ...row,
      status: isStale ? 3 : row.status,
      tableVersion: row.status === 0 && table ? table.version : row.tableVersion,
      userName: student?.name ?? '',
      storeId: student?.storeId ?? 0,
      storeName: stores.get(student?.storeId ?? 0)?.name ?? '',
      tableName: table?.name ?? '',
      createdAt: createTime,
      createTime,
    };
  };
}

async function checkNew({ userId, type: kind, tableId }: ReportRow, request: SignedInRequest): Promise<void> {
  await studentOf(request, userId);
  if (kind === 1 && tableId === null) refuse('请选择志愿表');
  if (tableId === null) return;
  const { row } = await tableOf(request, tableId);
  if (row.userId !== userId || row.status === 9) refuse('请选择志愿表');
}

/** The version of a report's table: 0 for a report without one, undefined once its table was deleted. */
async function versionOf({ mockServer }: SignedInRequest, tableId: number | null) {
  return tableId === null ? 0 : (await mockServer.table(volunteerTable)).get(tableId)?.version;
}

async function reportOf(request: SignedInRequest): Promise<ReportRow> {
  const row = (await request.mockServer.table(reportTable)).get(read(request.body.id, idSchema));
  if (!row || !(await coversReport(request))(row)) return refuse('报告不存在');
  return row;
}

const deliverInput = z.object({ channel: z.literal([1, 2, 3], '请选择交付方式') });

/** Delivers a report with its final table; only a report of the present table reaches the family. */
async function deliverReport(request: SignedInRequest) {
  const { mockServer } = request;
  const row = await reportOf(request);
  const { channel } = read(request.body, deliverInput);
  if (row.status !== 1) refuse('当前状态不允许该操作');
  if (row.tableId !== null && (await versionOf(request, row.tableId)) !== row.tableVersion)
    refuse('志愿表已更新，请重新生成报告');
  const deliveredAt = formatTime(mockServer.now());
  await (await mockServer.table(reportTable)).put({ ...row, status: 2, channel, deliveredAt });
  const tables = await mockServer.table(volunteerTable);
  const table = row.tableId === null ? undefined : tables.get(row.tableId);
  if (table?.status === 2) await tables.put({ ...table, status: 3 });
  const student = await studentOf(request, row.userId);
  if (student.fillStatus === 4) await moveStudent(request, student, 5);
}

const editInput = z.object({
  /** 1 makes it anew from the table as it is now. */
  again: z.literal(1).optional(),
  status: z.literal(1, '当前状态不允许该操作').optional(),
  sentences: sentencesInput.optional(),
});

async function editReport(request: SignedInRequest) {
  const row = await reportOf(request);
  const { again, status, sentences } = read(request.body, editInput);
  const version = await versionOf(request, row.tableId);
  const isStale = row.tableId !== null && version !== row.tableVersion;
  if (again === 1 && !isStale) refuse('当前状态不允许该操作');
  if (again !== 1 && (row.status > 1 || (isStale && row.status > 0))) refuse('当前状态不允许该操作');
  if (status === 1 && row.status !== 0) refuse('当前状态不允许该操作');
  const now = formatTime(request.mockServer.now());
  const made = again === 1 || status === 1;
  if (made && version === undefined) refuse('志愿表已删除，不能生成报告');
  await (await request.mockServer.table(reportTable)).put({
    ...row,
    ...(made && { status: 1, tableVersion: version ?? 0, createTime: now, deliveredAt: '', channel: null }),
    ...(sentences && { sentences }),
    updateTime: now,
    updateBy: request.user.nickName,
  });
}

const contentInput = z.object({ userId: idSchema, tableId: optionalId, type });

async function contentOf(request: SignedInRequest): Promise<ReportContent> {
  const { userId, tableId, type: kind } = read(request.body, contentInput);
  const student = await studentOf(request, userId);
  if (kind === 1 && tableId === null) refuse('请选择志愿表');
  const table = tableId === null ? undefined : await tableOf(request, tableId);
  if (table && table.row.userId !== userId) refuse('志愿表不存在');
  return {
    title: `${student.name}${reportTypes.find(({ value }) => value === kind)?.label ?? ''}`,
    type: kind,
    createdAt: formatTime(request.mockServer.now()),
    sections: await reportParts(request.mockServer, { type: kind, student, table }),
  };
}
