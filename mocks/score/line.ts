import { z } from 'zod';
import { expertEndpoints } from '@/resources/expert/endpoints';
import { scoreEndpoints } from '@/resources/score/endpoints';
import { examRules } from '@/resources/score/line/exam.rules';
import { calibrate, checkCategory, checkExamLines, type DrawnExam, lineKinds } from '@/src/gaokao/examLines';
import { crudHandlers } from '../crud';
import { provinceOf } from '../gaokao/provinces';
import { provinceNow } from '../gaokao/provinceTable';
import type { MockServer } from '../mockServer';
import { found, refuse } from '../responses';
import { idSchema, type Route, read, route, type SignedInRequest } from '../route';
import { numberMember, onOffState, textMember } from '../rules';
import { alsoFor } from '../sharedPath';
import { type ExamRow, examTable, gaokaoLinesOf, predicted, transcriptTable } from './lineTable';
import { categorySchema, tableName } from './lookups';

const endpoints = scoreEndpoints['score/line'];
const { list, batchLines, check, calibration } = endpoints.operations;
const { lines: linesOfExams, batchLines: linesOfGaokao } = expertEndpoints['expert/student'].operations;

const mark = (text: string) => z.number(text).int(text).min(0, text);

const drawnLine = z.object({
  batchId: z.literal([1, 2, 3], '划线批次不存在'),
  name: z.enum(
    lineKinds.map(({ name }) => name),
    '划线批次不存在',
  ),
  score: mark('请输入总分线'),
  subjects: z.record(z.string().max(10), mark('单科线须为整数')),
});

const input = z.object({
  examName: textMember(examRules.examName),
  provinceId: z
    .preprocess((id) => id ?? '', idSchema.catch(0))
    .refine((id) => id === 0 || provinceOf(id), '省份不存在')
    .refine((id) => id !== 0, '请选择省份'),
  year: numberMember(examRules.year),
  category: categorySchema,
  examDate: z.string('请选择考试日期').regex(/^\d{4}-\d{2}-\d{2}$/, '请选择考试日期'),
  fullMark: numberMember(examRules.fullMark),
  total: numberMember(examRules.total),
  gaokaoYear: numberMember(examRules.gaokaoYear),
  lines: z
    .array(drawnLine)
    .max(3)
    .nullish()
    .transform((lines) => lines ?? []),
  enabled: onOffState,
  remark: textMember(examRules.remark),
});

const linesAsked = tableName.extend({ variant: z.enum(['A', 'B']).optional() });

/** Lines of mock exams (screen Q6). */
export const lineRoutes: readonly Route[] = [
  ...withOthers(
    crudHandlers(endpoints, examTable, {
      input,
      keyword: ['examName'],
      order: [{ field: 'examDate', descending: true }, { field: 'id' }],
      presenter,
      distinct: { examName: { text: '该考试已存在', among: isSameSeries } },
      check: checkExam,
    }),
  ),

  route(check, async ({ body, mockServer }) => {
    const exam = read(body, input);
    const problems = await problemsOf(exam, mockServer);
    return { ok: problems.some(({ level }) => level === 'error') ? 0 : 1, problems };
  }),

  alsoFor(
    route(batchLines, async ({ body }) => {
      const { provinceId, year, category, variant } = read(body, linesAsked);
      found(provinceOf(provinceId));
      const before = gaokaoLinesOf(provinceId, year - 1, category, variant);
      return gaokaoLinesOf(provinceId, year, category, variant).map(({ batchId, name, score }) => ({
        batchId,
        batchName: name,
        score,
        lastYear: before.find((line) => line.batchId === batchId)?.score ?? null,
      }));
    }),
    linesOfGaokao,
  ),

  route(calibration, async ({ mockServer, body }) => {
    const exam = found((await mockServer.table(examTable)).get(read(body.id, idSchema)));
    const rows = await transcriptsOf(mockServer, exam.id);
    return rows.flatMap(({ mockScore, gaokaoScore }) =>
      gaokaoScore === null ? [] : [{ mockScore, gaokaoScore }],
    );
  }),
];

/** The experts read the lines for a student's mock exam (screen E2). */
function withOthers(routes: readonly Route[]): Route[] {
  return routes.map((one) => (one.operation === list ? alsoFor(one, linesOfExams) : one));
}

function isSameSeries(one: ExamRow, other: ExamRow): boolean {
  return one.provinceId === other.provinceId && one.year === other.year && one.category === other.category;
}

async function problemsOf(exam: DrawnExam, mockServer: MockServer) {
  const type = (await provinceNow(mockServer, exam.provinceId))?.subjectType;
  return [...(type ? checkCategory(exam.category, type) : []), ...checkExamLines(exam)];
}

async function checkExam(action: string, row: ExamRow, { mockServer }: SignedInRequest): Promise<void> {
  if (action === 'remove') {
    const { length } = await transcriptsOf(mockServer, row.id);
    if (length > 0) refuse(`已有 ${length} 份成绩单使用该划线，不能删除`);
    return;
  }
  const problem = (await problemsOf(row, mockServer)).find(({ level }) => level === 'error');
  if (problem) refuse(problem.text);
}

async function transcriptsOf(mockServer: MockServer, lineId: number) {
  return (await mockServer.table(transcriptTable)).all().filter((row) => row.lineId === lineId);
}

/** Adds the province's name, the number of transcripts that use the lines, and their error. */
async function presenter({ mockServer }: SignedInRequest) {
  const transcripts = (await mockServer.table(transcriptTable)).all();
  return (row: ExamRow) => {
    const own = transcripts.filter(({ lineId }) => lineId === row.id);
    const pairs = own.flatMap(({ mockScore, gaokaoScore }) =>
      gaokaoScore === null ? [] : [{ predicted: predicted(row, mockScore), actual: gaokaoScore }],
    );
    const meanError = calibrate(pairs)?.meanError ?? null;
    const provinceName = provinceOf(row.provinceId)?.short ?? '';
    return { ...row, provinceName, transcripts: own.length, meanError };
  };
}
