import { z } from 'zod';
import { lookupEndpoints } from '@/resources/lookups/endpoints';
import { scoreEndpoints } from '@/resources/score/endpoints';
import { categoriesOf, categoryName } from '@/src/gaokao/subjects';
import { batchesOf, currentYear } from '../gaokao/batchTable';
import { provinces } from '../gaokao/provinces';
import { provinceNow } from '../gaokao/provinceTable';
import { stagesOf } from '../gaokao/scoreTables';
import { equivalentsOf, lineIn, lineInYear, standingOf } from '../gaokao/standing';
import { found } from '../responses';
import { idSchema, type Route, read, route } from '../route';

const { province, batches } = scoreEndpoints['score/batch'].operations;
const { filter, info } = scoreEndpoints['score/stage'].operations;
const { batchEquivalents } = scoreEndpoints['score/compare'].operations;
const { list: provinceList } = lookupEndpoints['lookups/province'].operations;

/** A year of the exam, as number or text. */
export const yearSchema = idSchema.pipe(z.number().min(2000, '请选择年份').max(2100, '请选择年份'));

/** A category of the five, as number or text. */
export const categorySchema = idSchema.pipe(z.literal([1, 2, 3, 4, 5], '请选择科类'));

/** Names a score table in a request. */
export const tableName = z.object({ provinceId: idSchema, year: yearSchema, category: categorySchema });

const emptyIsNone = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());

const asked = tableName.extend({
  score: emptyIsNone(z.coerce.number('总分须为整数').int('总分须为整数').min(0)),
  rank: emptyIsNone(z.coerce.number('位次须为正整数').int('位次须为正整数').min(1, '位次须为正整数')),
  variant: emptyIsNone(z.enum(['A', 'B'])),
});

const labels = ['985', '211', '双一流', '强基计划', '公费师范', '国家专项'];

/** Look-ups of provinces, batches and score tables for other screens: E1 to E3, Q1 to Q6. */
export const lookupRoutes: readonly Route[] = [
  route(provinceList, () => provinces.map(({ id, name, short }) => ({ id, name, shortName: short }))),

  route(province, async ({ mockServer, body }) => {
    const id = read(body.id, idSchema);
    const one = found(await provinceNow(mockServer, id));
    const {
      name,
      short,
      subjectType,
      mode,
      subjects,
      firstSubjects,
      pick,
      fullMark,
      examDays,
      open,
      official,
    } = one;
    return {
      ...{ id, name, shortName: short, code: String(id), subjectType, mode, subjects, firstSubjects, pick },
      ...{
        fullMark,
        examDays,
        open,
        official,
        reformFirstYear: one.reformFirstYear,
        authority: one.authority,
      },
      labels: labels.map((label, index) => ({ id: index + 1, name: label })),
      updatedAt: one.updateTime,
    };
  }),

  route(batches, async ({ mockServer, body }) => {
    const name = read(body, z.object({ provinceId: idSchema, year: yearSchema }));
    found(await provinceNow(mockServer, name.provinceId));
    return batchesOf(mockServer, name);
  }),

  route(filter, async ({ mockServer, body }) => {
    const provinceId = read(body.provinceId, idSchema);
    const { subjectType } = found(await provinceNow(mockServer, provinceId));
    const tables = await stagesOf(mockServer, provinceId);
    const inUse = await batchesOf(mockServer, { provinceId, year: currentYear });
    return {
      years: [...new Set([currentYear, ...tables.map(({ year }) => year)])],
      categories: categoriesOf(subjectType).map((value) => ({ value, label: categoryName(value) })),
      batches: inUse.map(({ id, name }) => ({ id, name })),
      tables,
    };
  }),

  route(
    info,
    async ({ mockServer, body }) => {
      const about = read(body, asked);
      found(await provinceNow(mockServer, about.provinceId));
      const place = await standingOf(mockServer, about);
      const score = place?.score ?? about.score ?? null;
      const rows = (await batchesOf(mockServer, about)).map((batch) => ({
        batch,
        line: lineIn(batch, about),
      }));
      return {
        score,
        rank: place?.rank ?? about.rank ?? null,
        rankBest: place?.best ?? null,
        rankWorst: place?.worst ?? null,
        sameCount: place?.sameCount ?? null,
        beyond: place?.beyond ?? 0,
        total: place?.total ?? null,
        equ: await equivalentsOf(mockServer, about),
        lines: rows.flatMap(({ batch, line }) =>
          line === undefined
            ? []
            : {
                batchId: batch.id,
                batchName: batch.name,
                score: line,
                diff: score === null ? null : score - line,
              },
        ),
      };
    },
    { sealed: true },
  ),

  route(batchEquivalents, async ({ mockServer, body }) => {
    const about = read(body, asked);
    found(await provinceNow(mockServer, about.provinceId));
    const student = await standingOf(mockServer, about);
    const isAsked = about.score !== undefined || about.rank !== undefined;
    const all = await Promise.all(
      (await batchesOf(mockServer, about)).map(async (batch) => {
        const line = lineIn(batch, about);
        if (line === undefined) return [];
        const of = isAsked ? about : { ...about, score: line };
        const equivalents = await equivalentsOf(mockServer, of);
        const equ = equivalents.map(async ({ year, score }) => {
          const then = (await lineInYear(mockServer, batch, { ...about, year })) ?? null;
          const diff = score === null || then === null ? null : score - then;
          return { year, score, line: then, diff };
        });
        const lineRank =
          (await standingOf(mockServer, { ...about, rank: undefined, score: line }))?.rank ?? null;
        const studentDiff = isAsked && student ? { studentDiff: student.score - line } : {};
        return [
          {
            batchId: batch.id,
            batchName: batch.name,
            line,
            lineRank,
            equ: await Promise.all(equ),
            ...studentDiff,
          },
        ];
      }),
    );
    return all.flat();
  }),
];
