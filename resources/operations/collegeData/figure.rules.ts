import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of a figure, for its forms and its mock (decision 41). */
export const figureRules = {
  doubtRemark: { label: '疑问说明', required: true, minLength: 5, maxLength: 200 },
  groupCode: { label: '专业组', maxLength: 20 },
  req: { label: '选科要求', maxLength: 40 },
  majorName: { label: '招生专业名称', maxLength: 60 },
  source: { label: '数据来源', required: true, minLength: 2, maxLength: 100 },
} as const satisfies Record<string, TextRule>;
