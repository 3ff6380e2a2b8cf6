import { z } from 'zod';
import { comparisonRules } from '@/resources/score/compare/comparison';
import { scoreEndpoints } from '@/resources/score/endpoints';
import { compareStatuses } from '@/src/gaokao/enumerations';
import { downloadSheet } from '../download';
import { currentYear } from '../gaokao/batchTable';
import { provinceNow } from '../gaokao/provinceTable';
import type { ScoreTableName } from '../gaokao/scoreSeed';
import { stageIdOf, stageNameOf } from '../gaokao/scoreTables';
import { type ListRules, matchingRows } from '../list';
import { found, refuse } from '../responses';
import { idSchema, idsSchema, type Route, read, route, type SignedInRequest } from '../route';
import { textMember } from '../rules';
import { sheetOf } from '../sheet';
import { formatDay, formatTime } from '../time';
import { respondList, wires } from '../wire';
import { compareTable, comparisonOf, namesOf, stageOf } from './compareTable';
import { tableName, yearSchema } from './lookups';

const { operations } = scoreEndpoints['score/compare'];

const rules: ListRules = { order: [{ field: 'provinceId' }, { field: 'category' }] };

/** The comparisons of a year, the present one by default. */
async function shownRows({ mockServer, body }: SignedInRequest) {
  const year = body.year ? read(body.year, yearSchema) : currentYear;
  const names = await namesOf(mockServer, year);
  return Promise.all(names.map(({ province, name }) => comparisonOf(mockServer, province, name)));
}

/** How many there are of each status, whichever of them is asked for. */
function countsOf(request: SignedInRequest, rows: readonly object[]) {
  const { status: _status, ...filters } = request.body;
  const { page: _page, limit: _limit, sortField: _field, sortOrder: _order, ...others } = filters;
  const counted = matchingRows(rows, { filters: others, sort: undefined }, rules);
  const count = (status: number) => counted.filter((row) => Reflect.get(row, 'status') === status).length;
  const byStatus = compareStatuses.map(({ value }) => [`status${value}`, count(value)]);
  return { all: counted.length, ...Object.fromEntries(byStatus) };
}

/** The table that an id names, with its figures as they are now. */
async function comparisonAt({ mockServer }: SignedInRequest, id: number) {
  const name: ScoreTableName = read(stageNameOf(id), tableName);
  const known = (await namesOf(mockServer, name.year)).some((one) => stageIdOf(one.name) === id);
  const province = found(known ? await provinceNow(mockServer, name.provinceId) : undefined);
  return { name, row: await comparisonOf(mockServer, province, name) };
}

/** Keeps that the data as they are now were compared. */
async function keep(
  { mockServer }: SignedInRequest,
  name: ScoreTableName,
  check: { readonly checkBy: string; readonly checkTime: string; readonly remark: string },
) {
  const comparedAt = (await stageOf(mockServer, name))?.updateTime ?? '';
  const table = await mockServer.table(compareTable);
  const { checkBy, checkTime, remark } = check;
  await table.put({ id: stageIdOf(name), comparedAt, checkBy, checkTime, remark });
}

/** Milliseconds that comparing takes. */
const compareTime = 1000;

async function rerun(request: SignedInRequest) {
  const ids = read(request.body.ids, idsSchema);
  const before = await Promise.all(ids.map((id) => comparisonAt(request, id)));
  await new Promise((done) => setTimeout(done, compareTime));
  for (const { name, row } of before) await keep(request, name, row);
  const after = await Promise.all(ids.map(async (id) => (await comparisonAt(request, id)).row));
  const count = (...statuses: number[]) => after.filter(({ status }) => statuses.includes(status)).length;
  return { compared: count(1, 2, 3), wrong: count(2), missing: count(0) };
}

const checkInput = z.object({
  id: idSchema,
  status: z.literal([3, '3'], '参数错误：status'),
  remark: textMember(comparisonRules.remark),
});

/** Marks a comparison as checked; anomalies need an explanation. */
async function check(request: SignedInRequest) {
  const { id, remark } = read(request.body, checkInput);
  const { name, row } = await comparisonAt(request, id);
  if (row.status === 0) refuse('该科类暂无数据，不能标记已核对');
  // Scores that have arrived since are compared first.
  if (row.problems === null) await keep(request, name, { checkBy: '', checkTime: '', remark: '' });
  const { row: compared } = await comparisonAt(request, id);
  if ((compared.problems ?? 0) > 0 && remark === '') refuse('存在异常，请输入核对说明');
  const checkTime = formatTime(request.mockServer.now());
  await keep(request, name, { checkBy: request.user.nickName, checkTime, remark });
  Object.assign(request.trail, { before: row, after: (await comparisonAt(request, id)).row });
}

const columns = {
  ...{
    省份: 'provinceName',
    年份: 'year',
    科类: 'categoryName',
    考生总数: 'total',
    '较去年（%）': 'totalChange',
  },
  ...{ 最高分: 'top', 本科线: 'line', 去年本科线: 'lineBefore', 本科线差: 'lineDiff', 特控线: 'special' },
  ...{ 最低位次: 'lowestRank', 数据行数: 'rows', 异常数: 'problems' },
  状态: ['status', Object.fromEntries(compareStatuses.map(({ value, label }) => [String(value), label]))],
  ...{ 核对人: 'checkBy', 核对时间: 'checkTime', 核对说明: 'remark' },
} as const;

/** The calls of screen Q1. */
export const compareRoutes: readonly Route[] = [
  route(operations.list, async (request) => {
    const rows = await shownRows(request);
    return respondList(request, rows, rules, { stat: countsOf(request, rows) });
  }),
  route(operations.check, check),
  route(operations.rerun, rerun, { slow: true }),
  route(operations.export, async (request) => {
    const rows = matchingRows(await shownRows(request), wires.rpc.query(request), rules);
    const day = formatDay(request.mockServer.now());
    return downloadSheet({ name: '数据对比', rows: sheetOf(columns, rows) }, `数据对比_${day}.xlsx`);
  }),
];
