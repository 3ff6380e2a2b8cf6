import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of a job, for its forms and its mock (decision 41). */
export const jobRules = {
  jobName: { label: '任务名称', required: true, maxLength: 64 },
} as const satisfies Record<string, TextRule>;
