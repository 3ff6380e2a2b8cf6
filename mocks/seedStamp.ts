import type { SeedContext } from './table';
import { dayLength, formatTime } from './time';

/** The server's stamps on rows older than the mock server. */
export function seedStamp(now: number) {
  const time = formatTime(now - 400 * dayLength);
  return { createTime: time, createBy: 'admin', updateTime: time, updateBy: 'admin' };
}

/** Seeds rows older than the mock server, numbered from 1; each without a remark unless it has one. */
export function seedRows<Own extends object, Row>(
  rows: readonly Own[],
  rowOf: (own: Own, id: number) => Row,
) {
  return ({ now }: SeedContext) =>
    rows.map((own, index) => ({ remark: '', ...rowOf(own, index + 1), ...seedStamp(now) }));
}
