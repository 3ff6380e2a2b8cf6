import type { CronField } from './cronFields';

/** The problem of an expression, in the words of the staff. */
export class CronProblem extends Error {}

/** The complaint about one field. */
export function problemIn({ label }: CronField, text: string): CronProblem {
  return new CronProblem(`「${label}」${text}`);
}

/** Values of a list of `*`, `a`, `a-b`, `a/n`, `a-b/n`, ascending. Throws a {@link CronProblem}. */
export function parseValues(field: CronField, text: string): readonly number[] {
  const values = text.split(',').flatMap((part) => parsePart(field, part));
  return [...new Set(values)].sort((a, b) => a - b);
}

function parsePart(field: CronField, part: string): number[] {
  const { min, max } = field;
  const [span = '', step, ...more] = part.split('/');
  if (more.length > 0) throw unreadable(field, part);
  const by = step === undefined ? 1 : stepOf(field, step);
  if (span === '*' || (span === '' && step !== undefined)) return ascend(field, min, max, by);
  const [from = '', to, ...rest] = span.split('-');
  if (rest.length > 0) throw unreadable(field, part);
  const first = parseValue(field, from);
  if (to !== undefined) return ascend(field, first, parseValue(field, to), by);
  return step === undefined ? [first] : ascend(field, first, max, by);
}

/** Values from the first to the last; past the highest value it goes on at the lowest: 22-2, FRI-MON. */
function ascend(field: CronField, first: number, last: number, by: number): number[] {
  const { key, min, max } = field;
  if (first > last && key === 'year') throw problemIn(field, `的范围 ${first}-${last} 前大后小`);
  const size = max - min + 1;
  const end = first > last ? last + size : last;
  const values: number[] = [];
  for (let value = first; value <= end; value += by) values.push(value > max ? value - size : value);
  return values;
}

/** A number within the field's bounds, or one of its names. Throws a {@link CronProblem}. */
export function parseValue(field: CronField, text: string): number {
  const { min, max, names } = field;
  const place = names.indexOf(text);
  if (place >= 0) return min + place;
  if (!/^\d{1,4}$/.test(text)) throw unreadable(field, text);
  const value = Number(text);
  if (value < min || value > max) throw problemIn(field, `的值 ${text} 超出范围（${min} 到 ${max}）`);
  return value;
}

function stepOf(field: CronField, text: string): number {
  const { min, max } = field;
  const longest = field.key === 'year' ? max - min : max;
  const step = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (step < 1 || step > longest) throw problemIn(field, `的间隔 ${text || '（空）'} 应为 1 到 ${longest}`);
  return step;
}

function unreadable(field: CronField, text: string): CronProblem {
  return problemIn(field, text === '?' ? '不能为 ?' : `无法识别：${text || '（空）'}`);
}
