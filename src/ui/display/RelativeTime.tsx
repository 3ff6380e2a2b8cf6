import { useSyncExternalStore } from 'react';
import { formatTime } from '@/src/lib/dates';
import { relativeTime } from '@/src/lib/relativeTime';
import { clockTime, onTick } from './clock';
import './relativeTime.css';

/**
 * A time in everyday words: 5 分钟前, 昨天 14:03. The exact time shows under the pointer and is read by screen readers.
 * Updated while it is on screen.
 */
export function RelativeTime({ value }: { value: string | number }) {
  const now = useSyncExternalStore(onTick, clockTime);
  const exact = formatTime(value);
  return (
    <time className="relative-time" dateTime={exact.replace(' ', 'T')} title={exact}>
      <span aria-hidden="true">{relativeTime(value, now)}</span>
      <span className="relative-time-exact">{exact}</span>
    </time>
  );
}
