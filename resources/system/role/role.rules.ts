import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of a role, for its forms and its mock (decision 41). */
export const roleRules = {
  roleName: { label: '角色名称', required: true, maxLength: 30 },
  roleKey: { label: '权限字符', required: true, maxLength: 100 },
} as const satisfies Record<string, TextRule>;
