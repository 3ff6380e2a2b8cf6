import { ClockCircleOutlined } from '@ant-design/icons';
import { useSyncExternalStore } from 'react';
import { momentOf } from '@/src/lib/dates';
import { clockTime, onTick } from '@/src/ui/display/clock';
import { useBatch } from '../model/WorkbenchContext';
import styles from './bar.module.css';

const hour = 3_600_000;

/** Milliseconds until the batch closes; negative after it, undefined where nobody knows. The server's times are Beijing's. */
export function useTimeLeft(): number | undefined {
  const { fillEnd } = useBatch();
  const now = useSyncExternalStore(onTick, clockTime);
  const end = momentOf(fillEnd);
  return Number.isNaN(end) ? undefined : end - now;
}

/** 剩 1 天 4 时: how long the open batch may still be filled; red below a day. */
export function Deadline() {
  const left = useTimeLeft();
  const { fillEnd } = useBatch();
  if (left === undefined) return null;
  return (
    <span className={styles.deadline} data-near={left < 24 * hour} title={`截止 ${fillEnd}`}>
      <ClockCircleOutlined aria-hidden /> {left <= 0 ? '已截止' : leftText(left)}
    </span>
  );
}

function leftText(left: number): string {
  const hours = Math.floor(left / hour);
  const days = Math.floor(hours / 24);
  if (days > 0) return `剩 ${days} 天 ${hours % 24} 时`;
  return `剩 ${hours} 时 ${Math.floor((left % hour) / 60_000)} 分`;
}
