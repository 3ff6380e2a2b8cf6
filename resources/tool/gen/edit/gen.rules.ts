import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of a gen, for its forms and its mock (decision 41). */
export const genRules = {
  tableName: { label: '表名称', required: true, maxLength: 200 },
  tableComment: { label: '表描述', required: true, maxLength: 500 },
  className: { label: '实体类名称', required: true, maxLength: 100 },
  functionAuthor: { label: '作者', required: true, maxLength: 50 },
} as const satisfies Record<string, TextRule>;
