import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of an entry, for its forms and its mock (decision 41). */
export const entryRules = {
  reverseRemark: { label: '冲正原因', required: true, minLength: 10, maxLength: 200 },
} as const satisfies Record<string, TextRule>;
