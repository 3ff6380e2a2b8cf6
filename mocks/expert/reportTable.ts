import { z } from 'zod';
import { fixedSection, type Report, reportSections } from '@/resources/expert/report/report';
import { reportTypes } from '@/src/gaokao/serviceEnumerations';
import { defineTable, type SeedContext, type Stored } from '../table';
import { dayLength, formatTime } from '../time';
import { volunteerTable } from './volunteerTable';

/** A report as the server stores it: names of others and the stale mark are added on reading. */
export interface ReportRow
  extends Omit<Stored<Report>, 'userName' | 'storeId' | 'storeName' | 'tableName' | 'createdAt'> {
  createTime: string;
  updateTime: string;
  updateBy: string;
}

const codes = reportSections.map(({ value }) => value as string);

/** Parts of a report: known ones, in their order; 免责声明 is always among them. */
export const sectionsInput = z
  .array(z.enum(codes, '未知的报告内容'))
  .default(codes)
  .transform((chosen) => codes.filter((code) => chosen.includes(code) || code === fixedSection));

/** The sentences that an expert has put into words of her own. */
export const sentencesInput = z.array(
  z.object({ key: z.string().min(1).max(60), text: z.string().max(200, '每条说明不能超过 200 个字符') }),
);

/** Reports for families (screen E4): eighteen for eight students. */
export const reportTable = defineTable<ReportRow>({
  name: 'expert/report',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    userId: z.number(),
    type: z.literal([1, 2, 3]),
    title: z.string(),
    tableId: z.number().nullable(),
    tableVersion: z.number(),
    sections: z.array(z.string()),
    remark: z.string(),
    sentences: sentencesInput,
    status: z.literal([0, 1, 2, 3]),
    deliveredAt: z.string(),
    channel: z.literal([1, 2, 3]).nullable(),
    createBy: z.string(),
    createTime: z.string(),
    updateTime: z.string(),
    updateBy: z.string(),
  }),
  seed: seedReports,
});

const wanted = 18;

function seedReports({ now, seedOf }: SeedContext): ReportRow[] {
  const mains = seedOf(volunteerTable).filter(({ isMain, status }) => isMain === 1 && status !== 9);
  const plans = mains.slice(0, 9).flatMap((table) => [
    { table, type: 1 as const },
    { table, type: 3 as const },
  ]);
  return plans.slice(0, wanted).map(({ table, type }, index) => {
    const createTime = formatTime(now - (1 + index) * (dayLength / 3));
    const status = index % 9 === 8 ? 0 : index % 3 === 2 ? 2 : 1;
    return {
      ...{ id: 1 + index, userId: table.userId, type, title: `${table.name}${labelOf(type)}` },
      tableId: type === 1 ? table.id : null,
      tableVersion: type === 1 ? versionOf(table, index) : 0,
      ...{ sections: codes, remark: '', sentences: [], status },
      deliveredAt: status === 2 ? formatTime(now - index * (dayLength / 4)) : '',
      channel: status === 2 ? 2 : null,
      ...{ createBy: table.savedBy, createTime, updateTime: createTime, updateBy: table.savedBy },
    };
  });
}

/** The table's version of a seeded report; every fourth report is older than its table. */
function versionOf({ version }: { readonly version: number }, index: number): number {
  return Math.max(1, version - (index % 8 === 4 ? 1 : 0));
}

function labelOf(type: number): string {
  return reportTypes.find(({ value }) => value === type)?.label ?? '';
}
