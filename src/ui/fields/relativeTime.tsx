import { isNoTime } from '@/src/lib/dates';
import { RelativeTime } from '../display/RelativeTime';
import { datetime } from './date';
import { type CellProps, defineKind, emptyText } from './field';

function RelativeTimeCell({ value }: CellProps<string>) {
  return value && !isNoTime(value) ? <RelativeTime value={value} /> : emptyText;
}

/** A point in time like `datetime`, shown in everyday words (5 分钟前), the exact one under the pointer. */
export const relativeTime = defineKind<string>({ ...datetime('').kind, Cell: RelativeTimeCell, width: 120 });
