import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of a version, for its forms and its mock (decision 41). */
export const versionRules = {
  publishLog: { label: '发布说明', required: true, maxLength: 500 },
  setupDomainName: { label: '访问域名', format: 'domain' },
} as const satisfies Record<string, TextRule>;
