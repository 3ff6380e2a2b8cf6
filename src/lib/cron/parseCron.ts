import { type CronKey, type CronTexts, cronField, splitCron } from './cronFields';
import { CronProblem, parseValue, parseValues, problemIn } from './parseValues';

/** Days of a month: `?`, given ones, the last one (or so many before it), a weekday nearest to either. */
export type DayRule =
  | { readonly kind: 'any' }
  | { readonly kind: 'values'; readonly values: readonly number[] }
  | { readonly kind: 'last'; readonly before: number; readonly weekday: boolean }
  | { readonly kind: 'nearest'; readonly day: number };

/** Days of a week, 1 for Sunday: `?`, given ones, the last or n-th of its name in the month. */
export type WeekRule =
  | { readonly kind: 'any' }
  | { readonly kind: 'values'; readonly values: readonly number[] }
  | { readonly kind: 'last'; readonly weekday: number }
  | { readonly kind: 'nth'; readonly weekday: number; readonly nth: number };

/** A parsed Quartz expression. Lists are ascending. */
export interface Cron {
  readonly second: readonly number[];
  readonly minute: readonly number[];
  readonly hour: readonly number[];
  readonly day: DayRule;
  readonly month: readonly number[];
  readonly week: WeekRule;
  readonly year: readonly number[];
}

/** A parsed expression, or its problem. */
export type CronReading = { readonly cron: Cron } | { readonly problem: string };

/** Reads a Quartz expression of six or seven fields, in capitals or not. */
export function parseCron(expression: string): CronReading {
  try {
    return { cron: readFields(expression) };
  } catch (error) {
    if (error instanceof CronProblem) return { problem: error.message };
    throw error;
  }
}

function readFields(expression: string): Cron {
  const texts = splitCron(expression);
  if (!texts) throw new CronProblem('Cron 表达式应由 6 或 7 段组成，以空格分隔');
  const cron = {
    second: valuesOf(texts, 'second'),
    minute: valuesOf(texts, 'minute'),
    hour: valuesOf(texts, 'hour'),
    day: dayRule(texts.day),
    month: valuesOf(texts, 'month'),
    week: weekRule(texts.week),
    year: valuesOf({ ...texts, year: texts.year || '*' }, 'year'),
  };
  if ((cron.day.kind === 'any') === (cron.week.kind === 'any'))
    throw new CronProblem('「日」和「周」必须有且只有一个为 ?');
  return cron;
}

function valuesOf(texts: CronTexts, key: CronKey): readonly number[] {
  return parseValues(cronField(key), texts[key]);
}

function dayRule(text: string): DayRule {
  const field = cronField('day');
  if (text === '?') return { kind: 'any' };
  const [, before, weekday] = /^L(?:-(\d{1,2}))?(W)?$/.exec(text) ?? [];
  if (/^L(-\d{1,2})?W?$/.test(text)) {
    if (Number(before ?? 0) > 30) throw problemIn(field, '最多为月末前 30 天');
    return { kind: 'last', before: Number(before ?? 0), weekday: weekday !== undefined };
  }
  const [, day] = /^(\d{1,2})W$/.exec(text) ?? [];
  if (day !== undefined) return { kind: 'nearest', day: parseValue(field, day) };
  if (/[LW]/.test(text)) throw problemIn(field, '的 L、W 不能与其他日期一起使用');
  return { kind: 'values', values: parseValues(field, text) };
}

function weekRule(text: string): WeekRule {
  const field = cronField('week');
  if (text === '?') return { kind: 'any' };
  if (text === 'L') return { kind: 'values', values: [field.max] };
  const [, last] = /^(\d|[A-Z]{3})L$/.exec(text) ?? [];
  if (last !== undefined) return { kind: 'last', weekday: parseValue(field, last) };
  const [, weekday, nth] = /^(\d|[A-Z]{3})#(\d)$/.exec(text) ?? [];
  if (weekday !== undefined) return nthRule(weekday, Number(nth));
  if (/L|#/.test(text)) throw problemIn(field, '的 L、# 不能与其他星期一起使用');
  return { kind: 'values', values: parseValues(field, text) };
}

function nthRule(weekday: string, nth: number): WeekRule {
  const field = cronField('week');
  if (nth < 1 || nth > 5) throw problemIn(field, '的 # 后应为 1 到 5');
  return { kind: 'nth', weekday: parseValue(field, weekday), nth };
}
