import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of a user, for its forms and its mock (decision 41). */
export const userRules = {
  nickName: { label: '用户昵称', required: true, maxLength: 30 },
  phonenumber: { label: '手机号码', maxLength: 11, format: 'mobile' },
} as const satisfies Record<string, TextRule>;
