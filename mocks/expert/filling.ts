import { z } from 'zod';
import { expertEndpoints } from '@/resources/expert/endpoints';
import { lookupEndpoints } from '@/resources/lookups/endpoints';
import { subjectName } from '@/src/gaokao/subjects';
import { maskExamNo, maskMobile } from '@/src/lib/rules';
import { downloadSheet } from '../download';
import { atLeast, atMost, filterRows, type ListRules, matchingRows, member, pageOf } from '../list';
import { endCards, refuseFrozen } from '../management/card/bindCard';
import { withMemberExpiry } from '../management/card/expiry';
import { found, refuse } from '../responses';
import { type Route, read, route, type SignedInRequest } from '../route';
import { type Columns, sheetOf } from '../sheet';
import { formatDay } from '../time';
import { wires } from '../wire';
import { assignRoute } from './assign';
import { expertsOf } from './expertTable';
import { listedStudents } from './fillings';
import { statusNames, statusRoute } from './fillStatus';
import { orderTable } from './orderTable';
import { studentBin } from './studentBin';
import { logStudent, studentLogTable } from './studentLog';
import { studentOf } from './studentShown';
import { studentTable } from './studentTable';
import { mainTableOf, tablesOfStudent } from './studentTables';

const { operations } = expertEndpoints['expert/filling'];
const { log } = expertEndpoints['expert/student'].operations;
const { list: experts } = lookupEndpoints['lookups/expert'].operations;

const between =
  (field: string, isWithin: (value: number, bound: number) => boolean) => (row: object, bound: string) => {
    const value = member(row, field);
    return typeof value === 'number' && isWithin(value, Number(bound));
  };
const from = (field: string) => between(field, (value, bound) => value >= bound);
const upTo = (field: string) => between(field, (value, bound) => value <= bound);

const listRules: ListRules = {
  keyword: ['name', 'fullMobile', 'fullExamNo'],
  order: { field: 'fillEnd' },
  matches: {
    scoreMin: from('score'),
    scoreMax: upTo('score'),
    rankMin: from('rank'),
    rankMax: upTo('rank'),
    deadlineFrom: (row, bound) => atLeast('fillEnd', bound)(row),
    deadlineTo: (row, bound) => atMost('fillEnd', bound)(row),
    mine: (row, mine) => mine !== '1' || member(row, 'isMine') === 1,
    today: (row, today) => today !== '1' || member(row, 'isToday') === 1,
  },
};

/** Numbers that may be read whole, one at a time, by the name that the student's log gives the reading. */
const revealedNames = { mobile: '手机号', guardianMobile: '监护人手机', examNo: '考生号' } as const;
const revealed = z.object({ field: z.enum(['mobile', 'guardianMobile', 'examNo']).default('mobile') });

/** The filling list (screen E1). */
export const fillingRoutes: readonly Route[] = withMemberExpiry([
  route(operations.list, async (request) => {
    const { page: number, size } = wires.rpc.query(request);
    const rows = matching(request, await listRows(request));
    const page = pageOf(rows, number, size);
    const list = await Promise.all(page.map((row) => shown(request, row)));
    return { list, total: rows.length };
  }),
  route(operations.stats, async (request) => {
    const { fillStatus: _fillStatus, mine: _mine, today: _today, ...filters } = request.body;
    const rows = filterRows(await listRows(request), filters, listRules);
    const counts: Record<string, number> = { all: rows.length };
    for (const status of [0, 1, 2, 3, 4, 5, 9]) counts[status] = countOf(rows, 'fillStatus', status);
    return { ...counts, mine: countOf(rows, 'isMine', 1), today: countOf(rows, 'isToday', 1) };
  }),
  route(operations.mobile, async (request) => {
    const student = await studentOf(request, request.body.id);
    const { field } = read(request.body, revealed);
    await logStudent(request, student.id, `查看${revealedNames[field]}`, '', '');
    return { [field]: student[field] };
  }),
  route(operations.remove, async (request) => {
    const { mockServer } = request;
    const ids = wires.rpc.ids(request, 'id');
    const students = await Promise.all(ids.map((id) => studentOf(request, id)));
    const ordered = new Set((await mockServer.table(orderTable)).all().map(({ userId }) => userId));
    for (const { id } of students) {
      if (ordered.has(id) || (await tablesOfStudent(mockServer, id)).length > 0)
        refuse('该考生已有志愿表或订单，不能删除');
      await refuseFrozen(mockServer, id);
    }
    for (const student of students) {
      await endCards(request, student.id, 'deletion');
      await studentBin.recycle(student, request);
    }
  }),
  route(operations.export, exportList),
  assignRoute,
  statusRoute,
  route(log, async (request) => {
    const { id } = await studentOf(request, request.body.id);
    const rows = (await request.mockServer.table(studentLogTable)).all();
    return rows.filter(({ studentId }) => studentId === id).reverse();
  }),
  route(experts, async ({ mockServer, body }) => {
    const { provinceId } = read(body, z.object({ provinceId: z.coerce.number().optional() }));
    const all = await expertsOf(mockServer);
    return provinceId ? all.filter(({ provinceIds }) => provinceIds.includes(provinceId)) : all;
  }),
]);

function countOf(rows: readonly object[], name: string, value: number): number {
  return rows.filter((row) => member(row, name) === value).length;
}

/** Numbers are searched whole and shown masked. */
async function listRows(request: SignedInRequest): Promise<FillingRow[]> {
  return (await listedStudents(request)).map((row) => ({
    ...row,
    fullMobile: row.mobile,
    fullExamNo: row.examNo,
    mobile: maskMobile(row.mobile),
    guardianMobile: maskMobile(row.guardianMobile),
    examNo: maskExamNo(row.examNo),
  }));
}

type FillingRow = Awaited<ReturnType<typeof listedStudents>>[number] & {
  readonly fullMobile: string;
  readonly fullExamNo: string;
};

/** The rows that a call asks for, in its order. */
function matching(request: SignedInRequest, rows: readonly FillingRow[]): FillingRow[] {
  const known = new Map<object, FillingRow>(rows.map((row) => [row, row]));
  return matchingRows(rows, wires.rpc.query(request), listRules).flatMap((row) => known.get(row) ?? []);
}

async function shown(
  { mockServer }: SignedInRequest,
  { fullMobile: _mobile, fullExamNo: _examNo, ...row }: FillingRow,
) {
  const student = found((await mockServer.table(studentTable)).get(row.id));
  return { ...row, ...(await mainTableOf(mockServer, student)) };
}

async function exportList(request: SignedInRequest): Promise<Response> {
  const rows = matching(request, await listRows(request)).map((row) => ({
    ...row,
    subjects: row.subjects.map(subjectName).join('、'),
  }));
  const sheet = { name: '专家填报', rows: sheetOf(columns, rows) };
  return downloadSheet(sheet, `专家填报_${formatDay(request.mockServer.now())}.xlsx`);
}

const columns: Columns = {
  考生: 'name',
  手机号: 'mobile',
  省份: 'provinceName',
  年份: 'year',
  选科: 'subjects',
  分数: 'score',
  位次: 'rank',
  所属机构: 'storeName',
  负责专家: 'expertName',
  截止时间: 'fillEnd',
  状态: ['fillStatus', statusNames],
  最近保存: 'savedAt',
};
