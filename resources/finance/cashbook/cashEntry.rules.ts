import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of a cash entry, for its forms and its mock (decision 41). */
export const cashEntryRules = {
  serialNo: { label: '银行流水号', maxLength: 64 },
  remark: { label: '备注', maxLength: 200 },
} as const satisfies Record<string, TextRule>;
