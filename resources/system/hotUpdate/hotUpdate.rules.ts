import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of a hot update, for its forms and its mock (decision 41). */
export const hotUpdateRules = {
  version: { label: '版本号', required: true, format: 'semver' },
  minVersion: { label: '最低适用版本', format: 'semver' },
  log: { label: '更新说明', required: true, maxLength: 500 },
} as const satisfies Record<string, TextRule>;
