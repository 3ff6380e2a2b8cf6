import { normalKey } from '@/src/gaokao/unitKey';
import type { ChoiceItem } from '@/src/gaokao/volunteerTable';

/** Rows of a save that the server refuses one by one; with more of them there is something else wrong. */
export const mostRefused = 5;

/**
 * The index of the row in a refusal: `第 9 志愿与第 5 志愿重复`, `招生计划不存在：A105
 * 99`, `招生专业不存在：A105
 * 04
 * 07`. Undefined where it is about the table.
 */
export function refusedRow(message: string, items: readonly ChoiceItem[]): number | undefined {
  const place = /^第\s*(\d+)\s*志愿/.exec(message)?.[1];
  if (place !== undefined) return items[Number(place) - 1] && Number(place) - 1;
  const named = normalKey(/：\s*(\S+)$/.exec(message)?.[1] ?? '');
  const at = items.findIndex(({ key }) => named === normalKey(key) || named.startsWith(`${normalKey(key)}|`));
  return at < 0 ? undefined : at;
}

/** The text of a refusal without the number of its row, which another row may have by then. */
export function refusalText(message: string): string {
  return message.replace(/^第\s*\d+\s*志愿/, '');
}
