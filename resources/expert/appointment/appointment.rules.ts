import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of an appointment, for its forms and its mock (decision 41). */
export const appointmentRules = {
  remark: { label: '备注', maxLength: 200 },
} as const satisfies Record<string, TextRule>;
