import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of a material, for its forms and its mock (decision 41). */
export const materialRules = {
  title: { label: '资源名称', required: true, minLength: 2, maxLength: 60 },
  intro: { label: '说明', maxLength: 300 },
  versionNote: { label: '版本说明', required: true, maxLength: 200 },
} as const satisfies Record<string, TextRule>;
