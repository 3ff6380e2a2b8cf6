import type { FieldRule } from '@/src/lib/fieldRule';

/** Rules of an exam, for its forms and its mock (decision 41). */
export const examRules = {
  examName: { label: '考试名称', required: true, maxLength: 30 },
  year: { label: '年份', required: '请选择年份', min: 2000, max: 2100 },
  gaokaoYear: { label: '对照高考年份', required: true, min: 2000, max: 2100 },
  fullMark: { label: '满分', required: true, min: 100, max: 900, message: '满分须为 100–900' },
  total: { label: '参考人数', min: 1 },
  remark: { label: '备注', maxLength: 200 },
} as const satisfies Record<string, FieldRule>;
