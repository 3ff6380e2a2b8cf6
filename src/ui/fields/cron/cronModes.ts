import { type CronKey, cronField } from '@/src/lib/cron/cronFields';
import type { CronMode, CronPart } from '@/src/lib/cron/cronParts';

const common = ['every', 'range', 'step', 'list'] as const;

/** Modes in the tab of a field, in order. */
export const modesOf: Readonly<Record<CronKey, readonly CronMode[]>> = {
  second: common,
  minute: common,
  hour: common,
  day: ['every', 'none', 'range', 'step', 'list', 'last', 'lastWorkday', 'nearest'],
  month: common,
  week: ['every', 'none', 'range', 'list', 'lastOf', 'nth'],
  year: ['every', 'range', 'step', 'list'],
};

/** The label of a mode. */
export function modeLabel(mode: CronMode, key: CronKey): string {
  const unit = key === 'hour' ? '小时' : key === 'minute' ? '分钟' : cronField(key).label;
  const labels: Readonly<Record<CronMode, string>> = {
    every: key === 'week' ? '每天' : `每${unit}`,
    none: '不指定',
    range: '周期',
    step: '循环',
    list: '指定',
    last: '每月最后一天',
    lastWorkday: '每月最后一个工作日',
    nearest: '最近的工作日',
    lastOf: '每月最后一个星期几',
    nth: '每月第几个星期几',
    other: '自定义',
  };
  return labels[mode];
}

/** The initial part of a mode. */
export function usualPart(mode: CronMode, key: CronKey): CronPart {
  const { min } = cronField(key);
  const first = key === 'year' ? new Date().getFullYear() : min;
  switch (mode) {
    case 'range':
      return { mode, from: first, to: first + 1 };
    case 'step':
      return { mode, from: first, by: 1 };
    case 'list':
      return { mode, values: [first] };
    case 'nearest':
      return { mode, day: 1 };
    case 'lastOf':
      return { mode, weekday: 1 };
    case 'nth':
      return { mode, weekday: 1, nth: 1 };
    case 'other':
      return { mode, text: '*' };
    default:
      return { mode };
  }
}

const weekdays = ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'];

/** The values of a field in the staff's words. */
export function valueOptions(key: CronKey): { value: number; label: string }[] {
  const { min, max, label } = cronField(key);
  const first = key === 'year' ? new Date().getFullYear() : min;
  return Array.from({ length: max - first + 1 }, (_, index) => {
    const value = first + index;
    return { value, label: key === 'week' ? (weekdays[index] ?? '') : `${value} ${label}` };
  });
}
