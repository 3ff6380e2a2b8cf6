import { z } from 'zod';
import type { Countdown } from '@/resources/score/countdown/countdown';
import { countdownRules } from '@/resources/score/countdown/countdown';
import { scoreEndpoints } from '@/resources/score/endpoints';
import { fillTimeProblem } from '@/src/gaokao/batch';
import { crudHandlers } from '../crud';
import { type BatchRow, batchTable, currentYear } from '../gaokao/batchTable';
import { calendarShift, fillWindows, moved } from '../gaokao/fillWindows';
import { provinceOf, provinces } from '../gaokao/provinces';
import { refuse } from '../responses';
import { idOrNone, type SignedInRequest } from '../route';
import { numberMember, textMember } from '../rules';
import { seedStamp } from '../seedStamp';
import { defineTable, type SeedContext, type Stored, stamps } from '../table';

type Row = Stored<Omit<Countdown, 'provinceName'>>;

const timeText = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
const examTime = z.string('请选择考试时间').regex(timeText, '请选择考试时间');
const otherTime = z
  .union([z.literal(''), z.string().regex(timeText, '时间格式不正确')])
  .nullish()
  .transform((time) => time ?? '');
const flag = z.literal([0, 1]);

const input = z
  .object({
    provinceId: idOrNone.refine((id) => id === 0 || provinceOf(id) !== undefined, '请选择省份'),
    year: numberMember(countdownRules.year),
    title: textMember(countdownRules.title),
    examStart: examTime,
    examEnd: examTime,
    scoreDate: otherTime,
    fillStart: otherTime,
    fillEnd: otherTime,
    slogan: textMember(countdownRules.slogan),
    show: flag.default(1),
    tentative: flag.default(0),
  })
  .check(({ value, issues }) => {
    const message = timeProblem(value);
    if (message) issues.push({ code: 'custom', input: value, message });
  });

function timeProblem({ examStart, examEnd, scoreDate, ...times }: Omit<Row, 'id'>): string | undefined {
  if (examEnd <= examStart) return '结束时间须晚于开始时间';
  if (scoreDate && scoreDate <= examEnd) return '出分时间须晚于考试结束';
  return fillTimeProblem(times);
}

/** Dates of the exam: the country and every province, this year and the next (screen Q3). */
export const countdownTable = defineTable<Row>({
  name: 'score/countdown',
  idField: 'id',
  schema: z.object({
    ...{ id: z.number(), provinceId: z.number(), year: z.number(), title: z.string(), slogan: z.string() },
    ...{
      examStart: z.string(),
      examEnd: z.string(),
      scoreDate: z.string(),
      fillStart: z.string(),
      fillEnd: z.string(),
    },
    ...{ show: flag, tentative: flag, ...stamps },
  }),
  seed,
});

/** The dates of 2026 are moved with the calendar; those of 2027 are as they will be. */
function seed({ now }: SeedContext): Row[] {
  const shift = calendarShift(now);
  const windows = fillWindows(shift);
  const places = [{ id: 0, subjectType: 3 }, ...provinces];
  return [currentYear, currentYear + 1].flatMap((year, round) =>
    places.map(({ id: provinceId, subjectType }, index): Row => {
      const isNow = year === currentYear;
      const at = (day: string, time: string) => moved(`${year}-${day} ${time}`, isNow ? shift : 0);
      const main = provinceOf(provinceId)?.batches.find((batch) => batch.main)?.name;
      const window = isNow
        ? windows.find((one) => one.provinceId === provinceId && one.batch === main)
        : undefined;
      return {
        id: round * places.length + index + 1,
        ...{
          provinceId,
          year,
          title: titleOf(provinceId, year),
          slogan: index === 0 ? '乘风破浪，未来可期' : '',
        },
        examStart: at('06-07', '09:00:00'),
        examEnd: at(subjectType === 2 ? '06-10' : '06-09', '18:00:00'),
        scoreDate: isNow ? at('06-24', '12:00:00') : '',
        fillStart: window?.begin ?? '',
        fillEnd: window?.end ?? '',
        ...{ show: 1, tentative: window?.tentative ?? 0, ...seedStamp(now) },
      };
    }),
  );
}

/** `北京 2026 年高考`; each has a title of its own. */
function titleOf(provinceId: number, year: number): string {
  const short = provinceOf(provinceId)?.short;
  return short ? `${short} ${year} 年高考` : `${year} 年普通高考`;
}

/** The main batch whose filling times these are. */
async function mainBatchOf({ mockServer }: Pick<SignedInRequest, 'mockServer'>, { provinceId, year }: Row) {
  const rows = (await mockServer.table(batchTable)).all();
  return rows.find((row) => row.provinceId === provinceId && row.year === year && row.main === 1);
}

async function writeBatch(row: Row, request: SignedInRequest): Promise<void> {
  const batch = await mainBatchOf(request, row);
  if (!batch) return;
  const { fillStart: _start, fillEnd: _end, ...rules } = batch;
  const times = row.fillStart && row.fillEnd ? { fillStart: row.fillStart, fillEnd: row.fillEnd } : {};
  await (await request.mockServer.table(batchTable)).put({ ...rules, ...times });
}

/** Takes filling times over that screen Q4 has changed. */
export async function followBatch(
  { mockServer }: Pick<SignedInRequest, 'mockServer'>,
  batch: BatchRow | undefined,
) {
  const table = await mockServer.table(countdownTable);
  const row = table.find(({ provinceId, year }) => provinceId === batch?.provinceId && year === batch.year);
  if (row && batch)
    await table.put({ ...row, fillStart: batch.fillStart ?? '', fillEnd: batch.fillEnd ?? '' });
}

/** The calls of screen Q3. */
export const countdownRoutes = crudHandlers(scoreEndpoints['score/countdown'], countdownTable, {
  input,
  order: [{ field: 'year' }, { field: 'provinceId' }],
  distinct: { provinceId: { text: '该省份该年份已存在', among: (row, other) => row.year === other.year } },
  presenter: async () => (row) => ({ ...row, provinceName: provinceOf(row.provinceId)?.short ?? '全国' }),
  check: (action, { provinceId }) => {
    if (action === 'remove' && provinceId === 0) refuse('全国默认记录不能删除');
  },
  onCreated: writeBatch,
  onUpdated: writeBatch,
});
