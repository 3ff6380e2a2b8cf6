import { saveFile } from '@/providers/http/download';
import { judges } from '@/src/gaokao/enumerations';
import { writeSheet } from '@/src/lib/sheet/sheetJobs';
import { marks, type Recommendation } from './recommendation';

const headers = [
  ...['匹配度', '专业代码', '专业', '专业类', '学科门类', '选科', '覆盖率', '可报院校', '计划数', '稳保占比'],
  ...['专家标记', '备注'],
];

/** Writes recommended majors into a workbook and saves it; no names of students are in it. */
export async function exportMajors(rows: readonly Recommendation[], name: string): Promise<void> {
  const columns = headers.map((header) => ({ header }));
  const blob = await writeSheet({ title: '专业推荐', format: 'xlsx', columns }, rows.map(cellsOf));
  saveFile({ name: `${name}.xlsx`, blob });
}

function cellsOf(row: Recommendation): (string | number)[] {
  const judge = judges.find(({ value }) => value === row.judge)?.label ?? '';
  const percent = (share: number) => `${Math.round(share * 100)}%`;
  return [
    ...[row.fit, row.majorCode, row.majorName, row.majorClass, row.category, `${judge} ${row.reason}`.trim()],
    ...[percent(row.parts.coverage), row.schoolCount, row.planCount, percent(row.parts.open)],
    ...[marks.find(({ value }) => value === row.mark)?.label ?? '', row.remark],
  ];
}
