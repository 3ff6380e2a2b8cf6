import { type CronKey, type CronTexts, cronField } from './cronFields';

/** The meaning of one field, as the builder offers it; `other` is text that the builder has no words for. */
export type CronPart =
  | { readonly mode: 'every' }
  | { readonly mode: 'none' }
  | { readonly mode: 'range'; readonly from: number; readonly to: number }
  | { readonly mode: 'step'; readonly from: number; readonly by: number }
  | { readonly mode: 'list'; readonly values: readonly number[] }
  | { readonly mode: 'last' }
  | { readonly mode: 'lastWorkday' }
  | { readonly mode: 'nearest'; readonly day: number }
  | { readonly mode: 'lastOf'; readonly weekday: number }
  | { readonly mode: 'nth'; readonly weekday: number; readonly nth: number }
  | { readonly mode: 'other'; readonly text: string };

/** The mode of a field. */
export type CronMode = CronPart['mode'];

/** Patterns of a field's text after names have become numbers, and their meaning. */
const patterns: readonly (readonly [RegExp, (numbers: readonly number[]) => CronPart])[] = [
  [/^\*?$/, () => ({ mode: 'every' })],
  [/^\?$/, () => ({ mode: 'none' })],
  [/^(\d+)-(\d+)$/, ([from = 0, to = 0]) => ({ mode: 'range', from, to })],
  [/^(\d+)\/(\d+)$/, ([from = 0, by = 1]) => ({ mode: 'step', from, by })],
  [/^\d+(?:,\d+)*$/, () => ({ mode: 'list', values: [] })],
  [/^(\d+)W$/, ([day = 1]) => ({ mode: 'nearest', day })],
  [/^(\d)L$/, ([weekday = 1]) => ({ mode: 'lastOf', weekday })],
  [/^(\d)#(\d)$/, ([weekday = 1, nth = 1]) => ({ mode: 'nth', weekday, nth })],
];

/** The meaning of a field's text. */
export function readPart(key: CronKey, text: string): CronPart {
  const { min, names } = cronField(key);
  const plain = text.replace(/[A-Z]{3}/g, (name) => {
    const place = names.indexOf(name);
    return place < 0 ? name : String(min + place);
  });
  if (key === 'day' && plain === 'L') return { mode: 'last' };
  if (key === 'day' && plain === 'LW') return { mode: 'lastWorkday' };
  const stepped = plain.replace(/^\*\//, `${min}/`);
  for (const [pattern, part] of patterns) {
    const match = pattern.exec(stepped);
    if (!match) continue;
    const read = part(match.slice(1).map(Number));
    return read.mode === 'list' ? { mode: 'list', values: stepped.split(',').map(Number) } : read;
  }
  return { mode: 'other', text };
}

/** The text of a part. */
export function writePart(key: CronKey, part: CronPart): string {
  switch (part.mode) {
    case 'every':
      return '*';
    case 'none':
      return key === 'year' ? '' : '?';
    case 'range':
      return `${part.from}-${part.to}`;
    case 'step':
      return `${part.from}/${part.by}`;
    case 'list':
      return part.values.toSorted((a, b) => a - b).join(',') || '*';
    case 'last':
      return 'L';
    case 'lastWorkday':
      return 'LW';
    case 'nearest':
      return `${part.day}W`;
    case 'lastOf':
      return `${part.weekday}L`;
    case 'nth':
      return `${part.weekday}#${part.nth}`;
    case 'other':
      return part.text;
  }
}

/** The fields after one of them was changed: of day and week, one is always `?`. */
export function withPart(texts: CronTexts, key: CronKey, part: CronPart): CronTexts {
  const changed = { ...texts, [key]: writePart(key, part) };
  if (key !== 'day' && key !== 'week') return changed;
  const other = key === 'day' ? 'week' : 'day';
  if (part.mode !== 'none') return { ...changed, [other]: '?' };
  return changed[other] === '?' ? { ...changed, [other]: '*' } : changed;
}
