import { beijingDay, beijingTime, formatTime, momentOf } from './dates';

const minute = 60_000;
const hour = 60 * minute;

/** Names of the days around today, by their distance in days. */
const nearDays: Readonly<Record<number, string>> = { [-2]: '前天', [-1]: '昨天', 1: '明天', 2: '后天' };

/**
 * A point in time in everyday words: 刚刚, 5 分钟前, 3 小时前, 昨天 14:03, 11-03 14:03, 2025-11-03; later ones: 5 分钟后, 明天 09:00.
 * `value` as the server sends it (`YYYY-MM-DD HH:mm:ss`, seconds or milliseconds), `now` in milliseconds. Text that is
 * no time comes back unchanged.
 */
export function relativeTime(value: string | number, now: number): string {
  const exact = formatTime(value);
  const time = momentOf(value);
  if (Number.isNaN(time)) return exact;
  const clock = exact.slice(11, 16);
  const days = beijingDay(time) - beijingDay(now);
  const near = nearDays[days];
  if (Math.abs(time - now) < hour || days === 0) return within(time - now);
  if (near !== undefined) return [near, clock].filter(Boolean).join(' ');
  const isThisYear = exact.slice(0, 4) === beijingTime(now).slice(0, 4);
  return isThisYear ? exact.slice(5, 16) : exact.slice(0, 10);
}

/** A distance of less than a day. */
function within(distance: number): string {
  const side = distance < 0 ? '前' : '后';
  const size = Math.abs(distance);
  if (size < minute) return distance > 0 ? '马上' : '刚刚';
  return size < hour ? `${Math.floor(size / minute)} 分钟${side}` : `${Math.floor(size / hour)} 小时${side}`;
}
