import { type CronKey, type CronTexts, cronFields, joinCron, splitCron } from './cronFields';
import { type CronPart, readPart } from './cronParts';
import { parseCron } from './parseCron';

/** A time of day: `HH:mm`, or `HH:mm:ss` where it is not on the minute. */
type Time = string;

/** The plans that most jobs have, each in a few values. */
export type CronPlan =
  | { readonly kind: 'minutes'; readonly every: number }
  | { readonly kind: 'hours'; readonly every: number }
  | { readonly kind: 'daily'; readonly time: Time }
  | { readonly kind: 'workdays'; readonly time: Time }
  /** 1 for Sunday, as Quartz counts. */
  | { readonly kind: 'weekly'; readonly days: readonly number[]; readonly time: Time }
  | { readonly kind: 'monthly'; readonly days: readonly number[]; readonly time: Time };

/** Minutes that divide an hour: any other number would begin anew with each hour. */
export const minuteSteps = [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30];

/** Hours that divide a day. */
export const hourSteps = [1, 2, 3, 4, 6, 8, 12];

/** Monday to Friday. */
const workdays = [2, 3, 4, 5, 6];

/** An expression, part by part. */
export type CronParts = Readonly<Record<CronKey, CronPart>>;

/** The parts of an expression that names no month and no year; undefined for any other. */
export function yearRound(expression: string): CronParts | undefined {
  const texts = splitCron(expression);
  if (texts?.month !== '*' || !['', '*'].includes(texts.year)) return undefined;
  const [second, minute, hour, day, month, week, year] = cronFields.map(({ key }) =>
    readPart(key, texts[key]),
  );
  if (!second || !minute || !hour || !day || !month || !week || !year) return undefined;
  return { second, minute, hour, day, month, week, year };
}

/** The plan of an expression; undefined where it says more than a plan can, or has a wrong value. */
export function readPlan(expression: string): CronPlan | undefined {
  if ('problem' in parseCron(expression)) return undefined;
  const parts = yearRound(expression);
  return parts && (repeatedPlan(parts) ?? timedPlan(parts));
}

function isDaily({ day, week }: CronParts): boolean {
  return [day, week].every(({ mode }) => mode === 'every' || mode === 'none');
}

function repeatedPlan(parts: CronParts): CronPlan | undefined {
  const { second, minute, hour } = parts;
  if (!isDaily(parts) || only(second) !== 0) return undefined;
  const minutes = stepFrom0(minute);
  if (minuteSteps.includes(minutes) && hour.mode === 'every') return { kind: 'minutes', every: minutes };
  const hours = stepFrom0(hour);
  if (hourSteps.includes(hours) && only(minute) === 0) return { kind: 'hours', every: hours };
  return undefined;
}

function timedPlan(parts: CronParts): CronPlan | undefined {
  const { second, minute, hour, day, week } = parts;
  const [h, m, s] = [hour, minute, second].map(only);
  if (h === undefined || m === undefined || s === undefined) return undefined;
  const time = timeText(h, m, s);
  if (isDaily(parts)) return { kind: 'daily', time };
  if (day.mode !== 'none') return week.mode === 'none' ? onDays('monthly', day, time) : undefined;
  return isWorkdays(valuesOf(week) ?? []) ? { kind: 'workdays', time } : onDays('weekly', week, time);
}

function onDays(kind: 'weekly' | 'monthly', part: CronPart, time: Time): CronPlan | undefined {
  const days = valuesOf(part);
  return days && { kind, days, time };
}

/** The expression of a plan. */
export function writePlan(plan: CronPlan): string {
  const usual: CronTexts = { second: '0', minute: '0', hour: '*', day: '*', month: '*', week: '?', year: '' };
  if (plan.kind === 'minutes') return joinCron({ ...usual, minute: `0/${plan.every}` });
  if (plan.kind === 'hours') return joinCron({ ...usual, hour: `0/${plan.every}` });
  const [hour = '0', minute = '0', second = '0'] = plan.time.split(':').map((part) => String(Number(part)));
  const timed = { ...usual, second, minute, hour };
  if (plan.kind === 'daily') return joinCron(timed);
  if (plan.kind === 'workdays') return joinCron({ ...timed, day: '?', week: '2-6' });
  const values = plan.days.toSorted((a, b) => a - b).join(',');
  return joinCron(plan.kind === 'weekly' ? { ...timed, day: '?', week: values } : { ...timed, day: values });
}

/** `HH:mm`, with seconds where there are any. */
export function timeText(hour: number, minute: number, second: number): Time {
  const parts = second === 0 ? [hour, minute] : [hour, minute, second];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** The listed values of a part, ascending; undefined for other parts. */
export function valuesOf(part: CronPart): readonly number[] | undefined {
  if (part.mode === 'list') return part.values.toSorted((a, b) => a - b);
  if (part.mode !== 'range' || part.from > part.to) return undefined;
  const { from, to } = part;
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Whether days of the week are Monday to Friday. */
export function isWorkdays(days: readonly number[]): boolean {
  return days.join() === workdays.join();
}

function only(part: CronPart): number | undefined {
  return part.mode === 'list' && part.values.length === 1 ? part.values[0] : undefined;
}

/** The step of a part that counts from 0, which is 1 for `*`; 0 for other parts. */
function stepFrom0(part: CronPart): number {
  if (part.mode === 'every') return 1;
  return part.mode === 'step' && part.from === 0 ? part.by : 0;
}
