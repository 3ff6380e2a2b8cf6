import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of a message, for its forms and its mock (decision 41). */
export const messageRules = {
  title: { label: '标题', required: true, minLength: 2, maxLength: 50 },
  content: { label: '内容', required: true, maxLength: 1000 },
  link: {
    label: '链接',
    maxLength: 255,
    format: {
      test: (link: string) => /^\/(?!\/)/.test(link),
      message: '请输入以 / 开头的页面地址',
    },
  },
} as const satisfies Record<string, TextRule>;
