import type { CronPart } from './cronParts';
import { type CronParts, isWorkdays, readPlan, timeText, valuesOf, yearRound } from './cronPlan';

/** An expression in the words of the staff: 每天 00:00. Undefined where it says more than these words can. */
export function cronWords(expression: string): string | undefined {
  const plan = readPlan(expression);
  if (plan?.kind === 'minutes') return plan.every === 1 ? '每分钟' : `每 ${plan.every} 分钟`;
  if (plan?.kind === 'hours') return plan.every === 1 ? '每小时' : `每 ${plan.every} 小时`;
  const parts = yearRound(expression);
  if (!parts) return undefined;
  const seconds = everySeconds(parts);
  if (seconds !== undefined) return `每 ${seconds} 秒`;
  const times = timesOf(parts.hour, parts.minute, parts.second);
  const days = daysOf(parts.day, parts.week);
  return days && times && `${days} ${times}`;
}

/** Seconds between the times of a job that runs all day long, more often than once a minute. */
function everySeconds({ second, minute, hour, day }: CronParts): number | undefined {
  const isAlways = minute.mode === 'every' && hour.mode === 'every' && day.mode === 'every';
  return isAlways && second.mode === 'step' && second.from === 0 && 60 % second.by === 0
    ? second.by
    : undefined;
}

/** 09:00、18:00 */
function timesOf(hour: CronPart, minute: CronPart, second: CronPart): string | undefined {
  const [hours, [m, ...minutes] = [], [s, ...seconds] = []] = [hour, minute, second].map(valuesOf);
  if (!hours || m === undefined || s === undefined || minutes.length + seconds.length > 0) return undefined;
  return hours.map((h) => timeText(h, m, s)).join('、');
}

/** 每周一、三; 每月 1、15 日; 每月最后一天 */
function daysOf(day: CronPart, week: CronPart): string | undefined {
  if (day.mode === 'none') return weekWords(week);
  if (week.mode !== 'none') return undefined;
  switch (day.mode) {
    case 'every':
      return '每天';
    case 'last':
      return '每月最后一天';
    case 'lastWorkday':
      return '每月最后一个工作日';
    case 'nearest':
      return `每月最接近 ${day.day} 日的工作日`;
    default: {
      const days = valuesOf(day);
      return days && `每月 ${days.join('、')} 日`;
    }
  }
}

const weekdays = ['日', '一', '二', '三', '四', '五', '六'];

function weekWords(week: CronPart): string | undefined {
  const name = (weekday: number) => weekdays[weekday - 1] ?? '';
  if (week.mode === 'every') return '每天';
  if (week.mode === 'lastOf') return `每月最后一个周${name(week.weekday)}`;
  if (week.mode === 'nth') return `每月第 ${week.nth} 个周${name(week.weekday)}`;
  const days = valuesOf(week);
  if (!days) return undefined;
  if (isWorkdays(days)) return '周一至周五';
  // the week begins on Monday
  const ordered = days.toSorted((a, b) => ((a + 5) % 7) - ((b + 5) % 7));
  return `每周${ordered.map(name).join('、')}`;
}
