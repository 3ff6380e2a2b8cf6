import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of a dept, for its forms and its mock (decision 41). */
export const deptRules = {
  deptName: { label: '部门名称', required: true, maxLength: 30 },
  leader: { label: '负责人', maxLength: 20 },
  phone: { label: '联系电话', maxLength: 11, format: 'mobile' },
  email: { label: '邮箱', maxLength: 50, format: 'email' },
} as const satisfies Record<string, TextRule>;
