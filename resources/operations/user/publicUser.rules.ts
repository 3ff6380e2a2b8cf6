import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of a public user, for its forms and its mock (decision 41). */
export const publicUserRules = {
  nickname: { label: '昵称', required: true, maxLength: 20 },
  schoolName: { label: '就读中学', maxLength: 40 },
  muteReason: { label: '原因', required: true, minLength: 2, maxLength: 100 },
} as const satisfies Record<string, TextRule>;
