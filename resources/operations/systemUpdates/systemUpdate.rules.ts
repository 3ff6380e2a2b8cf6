import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of a system update, for its forms and its mock (decision 41). */
export const systemUpdateRules = {
  title: { label: '标题', required: true, minLength: 4, maxLength: 60 },
  version: { label: '版本号', required: true, format: 'semver' },
} as const satisfies Record<string, TextRule>;
