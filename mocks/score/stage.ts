import { z } from 'zod';
import { expertEndpoints } from '@/resources/expert/endpoints';
import { scoreEndpoints } from '@/resources/score/endpoints';
import { scoreText } from '@/resources/score/stage/stage';
import { expectedSum, isBlocking } from '@/src/gaokao/checkStage';
import type { ScoreRow } from '@/src/gaokao/scoreTable';
import { categoryName } from '@/src/gaokao/subjects';
import { downloadSheet } from '../download';
import { provinceNow } from '../gaokao/provinceTable';
import type { ScoreTableName } from '../gaokao/scoreSeed';
import { scoreTableOf, stageIdOf, stageNameOf, stagesOf, stageTable } from '../gaokao/scoreTables';
import { stageProblemsOf } from '../gaokao/stageProblems';
import { tablesInUse } from '../gaokao/tablesInUse';
import { ApiError, found, refuse } from '../responses';
import { idSchema, type Route, read, route, type SignedInRequest } from '../route';
import { mayCall } from '../session';
import { alsoFor } from '../sharedPath';
import { sheetOf } from '../sheet';
import { formatDay, formatTime } from '../time';
import { respondList } from '../wire';
import { tableName } from './lookups';
import { rankStudents } from './studentRanks';

const { operations } = scoreEndpoints['score/stage'];
const { scoreTable } = expertEndpoints['expert/student'].operations;
const whole = (text: string) => z.number(text).int(text).min(0, text);
const flag = z.literal([0, 1]);
const noTable = '该科类暂无一分一段表';
/** The longest table that is taken. */
const mostRows = 5000;

/** A table with drafts, as the staff of the scores see it. */
function draftOf({ mockServer }: SignedInRequest, name: ScoreTableName) {
  return scoreTableOf(mockServer, name, { drafts: true });
}

async function isPublished({ mockServer }: SignedInRequest, name: ScoreTableName): Promise<0 | 1> {
  const all = await stagesOf(mockServer, name.provinceId);
  return all.find(({ year, category }) => year === name.year && category === name.category)?.published ?? 0;
}

/** Stores other lines of a table, or another state of it; its students get their new rank at once. */
async function keep(
  request: SignedInRequest,
  name: ScoreTableName,
  changes: { readonly rows?: readonly ScoreRow[]; readonly published?: 0 | 1 },
): Promise<void> {
  const table = await request.mockServer.table(stageTable);
  const before = await draftOf(request, name);
  const id = stageIdOf(name);
  const rows = changes.rows?.map(({ score, open = 0, count, cum }) => [score, open, count, cum] as const);
  await table.put({
    ...{ id, provinceId: name.provinceId, year: name.year, category: name.category },
    published: changes.published ?? (await isPublished(request, name)),
    rows: rows ?? table.get(id)?.rows ?? null,
    updateTime: formatTime(request.mockServer.now()),
    updateBy: request.user.nickName,
  });
  const now = await scoreTableOf(request.mockServer, name);
  if (now) await rankStudents(request.mockServer, name, before, now);
}

/** Asks first where tables of choices were computed with it. */
async function warnOfTables(request: SignedInRequest, name: ScoreTableName, verb: string): Promise<void> {
  const count = await tablesInUse(request.mockServer, name);
  const isForced = Number(request.body.force) === 1;
  if (count > 0 && !isForced) throw new ApiError(`将影响 ${count} 张志愿表的录取机会，确定${verb}？`, 601);
}

/** A line as the list answers it; its id says the table and the score. */
function shownRow(name: ScoreTableName, { score, open = 0, count, cum }: ScoreRow) {
  return { id: stageIdOf(name) * 1000 + score, score, open, count, cum, best: cum - count + 1, worst: cum };
}

/** Takes the id of a line apart: 4320264600 is 600 of 湖南 物理类 2026. */
function placeOf(id: number): ScoreTableName & { readonly score: number } {
  return { ...read(stageNameOf(Math.floor(id / 1000)), tableName), score: id % 1000 };
}

const importInput = tableName.extend({
  mode: z.literal([1, 2], '请选择导入方式'),
  published: flag.default(1),
  rows: z.array(
    z.object({
      score: whole('分数须为整数'),
      open: flag.default(0),
      count: whole('人数须为整数'),
      cum: whole('累计人数须为整数'),
    }),
  ),
});

async function importRows(request: SignedInRequest) {
  const { rows, mode, published, ...name } = read(request.body, importInput);
  const { fullMark } = found(await provinceNow(request.mockServer, name.provinceId));
  if (rows.length === 0) refuse('没有可导入的数据');
  if (rows.length > mostRows) refuse(`行数超过 ${mostRows}`);
  if (rows.some(({ score }) => score > fullMark)) refuse(`分数须为 0–${fullMark} 的整数`);
  const before = mode === 2 ? ((await draftOf(request, name)) ?? []) : [];
  const all = [...before, ...rows].sort((one, other) => other.score - one.score);
  const problems = await stageProblemsOf(request.mockServer, name, all);
  const wrong = problems.filter(isBlocking).length;
  if (wrong > 0) refuse(`存在 ${wrong} 处错误，不能导入`);
  if (all.slice(1).some(({ open }) => open === 1)) refuse('只有首行可以是及以上');
  await warnOfTables(request, name, '覆盖');
  await keep(request, name, { rows: all, published });
  request.trail.after = { ...name, rows: all.length };
  const line = (index: number | undefined) => (index === undefined ? 0 : index + 1);
  return {
    saved: rows.length,
    problems: problems.map(({ index, code, text }) => ({ line: line(index), code, text })),
  };
}

const rowInput = z.object({
  id: idSchema,
  count: whole('人数须为不小于 0 的整数'),
  cum: whole('累计人数须为整数'),
});
const publishInput = tableName.extend({ published: flag });

/** Changes a number of a line; the lines below follow as far as they added up before. */
async function editRow(request: SignedInRequest) {
  const { id, count, cum } = read(request.body, rowInput);
  const { score, ...name } = placeOf(id);
  const rows = (await draftOf(request, name)) ?? refuse(noTable);
  const index = rows.findIndex((row) => row.score === score);
  const row = found(rows[index]);
  const expected = expectedSum(rows[index - 1], { count, cum });
  if (cum !== expected) refuse(`累计人数应为 ${expected}`);
  const isSummed = rows
    .slice(index + 1)
    .every((next, at) => next.cum === (rows[index + at]?.cum ?? 0) + next.count);
  const moved = isSummed ? cum - row.cum : 0;
  const after = rows.map((one, at) => {
    if (at < index) return one;
    return at === index ? { ...one, count, cum } : { ...one, cum: one.cum + moved };
  });
  await keep(request, name, { rows: after });
  Object.assign(request.trail, { before: shownRow(name, row), after: { id, count, cum } });
}

async function publish(request: SignedInRequest) {
  const { published, ...name } = read(request.body, publishInput);
  if (!(await draftOf(request, name))) refuse(noTable);
  if (published === 0) await warnOfTables(request, name, '撤回');
  await keep(request, name, { published });
}

async function exportSheet(request: SignedInRequest) {
  const name = read(request.body, tableName);
  const rows = ((await draftOf(request, name)) ?? refuse(noTable)).map((row) => ({
    ...shownRow(name, row),
    score: row.open === 1 ? scoreText({ score: row.score, open: 1 }) : row.score,
  }));
  const province = found(await provinceNow(request.mockServer, name.provinceId));
  const title = `${province.short}${categoryName(name.category)}${name.year}一分一段表`;
  const columns = { 分数: 'score', 本段人数: 'count', 累计人数: 'cum', 最高位次: 'best', 最低位次: 'worst' };
  return downloadSheet(
    { name: '一分一段', rows: sheetOf(columns, rows) },
    `${title}_${formatDay(request.mockServer.now())}.xlsx`,
  );
}

/** The lines of a table; a draft is for the staff of the scores alone. */
async function listLines(request: SignedInRequest) {
  const { provinceId, year, category } = request.body;
  const name = read({ provinceId, year, category }, tableName);
  found(await provinceNow(request.mockServer, name.provinceId));
  const drafts = await mayCall(request, operations.list);
  const rows = (await scoreTableOf(request.mockServer, name, { drafts })) ?? [];
  const summary = {
    total: rows.at(-1)?.cum ?? 0,
    top: rows[0]?.score ?? null,
    bottom: rows.at(-1)?.score ?? null,
  };
  const { provinceId: _province, year: _year, category: _category, ...query } = request.body;
  const shown = rows.map((row) => shownRow(name, row));
  const beside = { summary: { ...summary, published: await isPublished(request, name) } };
  const rules = { order: { field: 'score', descending: true } };
  return respondList({ ...request, body: query }, shown, rules, beside);
}

/** The calls of screen Q5; the list is Q2's as well, and the experts'. */
export const stageRoutes: readonly Route[] = [
  alsoFor(route(operations.list, listLines), scoreTable),
  route(operations.import, importRows),
  route(operations.update, (request) => ('published' in request.body ? publish(request) : editRow(request))),
  route(operations.remove, async (request) => {
    const name = read(request.body, tableName);
    if (!(await draftOf(request, name))) refuse(noTable);
    await warnOfTables(request, name, '删除');
    await keep(request, name, { rows: [], published: 0 });
  }),
  route(operations.export, exportSheet),
];
