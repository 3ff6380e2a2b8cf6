import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of a client, for its forms and its mock (decision 41). */
export const clientRules = {
  name: { label: '学生姓名', required: true, minLength: 2, maxLength: 20 },
  schoolName: { label: '就读中学', maxLength: 40 },
  parentName: { label: '家长姓名', maxLength: 20 },
  remark: { label: '备注', maxLength: 500 },
} as const satisfies Record<string, TextRule>;
