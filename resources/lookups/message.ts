import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of a message's texts, wherever staff write one (decision 41). */
export const messageTexts = {
  title: { label: '标题', required: true, minLength: 2, maxLength: 50 },
  content: { label: '内容', required: true, maxLength: 1000 },
} as const satisfies Record<string, TextRule>;
