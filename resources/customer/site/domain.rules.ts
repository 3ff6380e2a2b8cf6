import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of a domain, for its forms and its mock (decision 41). */
export const domainRules = {
  icpNo: { label: '备案号', format: 'icp' },
} as const satisfies Record<string, TextRule>;
