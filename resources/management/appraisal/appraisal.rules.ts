import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of an appraisal, for its forms and its mock (decision 41). */
export const appraisalRules = {
  commentComment: { label: '专家点评', required: true, minLength: 10, maxLength: 500 },
  voidRemark: { label: '作废原因', required: true, minLength: 5, maxLength: 200 },
} as const satisfies Record<string, TextRule>;
