import type { Confirmation } from '@/src/gaokao/volunteerTable';
import type { TextRule } from '@/src/lib/fieldRule';

/** Persons who may have confirmed a table (E7, step 2). */
export const confirmedBy = [
  { value: 1, label: '考生本人' },
  { value: 2, label: '家长' },
  { value: 3, label: '未确认' },
] as const;

/** Rules of the texts of a confirmation, for its form and its mock (decision 41). */
export const confirmationRules = {
  remark: { label: '备注', maxLength: 500 },
} as const satisfies Record<string, TextRule>;

/** How. */
export const confirmationWays = ['面谈', '电话', '微信'].map((way) => ({ value: way, label: way }));

/** A confirmation in a line: `家长 · 电话 · 2026-06-27 15:00 · 家长已知悉风险`. */
export function confirmationText({ by, at, way, remark }: Confirmation): string {
  const who = confirmedBy.find(({ value }) => value === by)?.label ?? '';
  return [who, way, at.slice(0, 16), remark].filter((part) => part !== '').join(' · ');
}
