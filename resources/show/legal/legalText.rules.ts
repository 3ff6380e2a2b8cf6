import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of a legal text, for its forms and its mock (decision 41). */
export const legalTextRules = {
  title: { label: '标题', required: true, maxLength: 50 },
  changes: { label: '修订说明', maxLength: 300 },
  version: { label: '版本', required: true, maxLength: 10, format: 'docVersion' },
} as const satisfies Record<string, TextRule>;
