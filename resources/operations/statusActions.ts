import { isYes } from '@/src/lib/record';
import type { College } from './college/college';
import { stopText } from './stopText';

type StatusRecord = Pick<College, 'id' | 'name' | 'status' | 'rev'>;

const setStatus =
  (status: 0 | 1) =>
  ({ id, rev }: StatusRecord) => ({ body: { id, rev, status } });

/** 启用 and 停用 of a resource with an operation `status`. */
export const statusActions = {
  start: {
    on: 'row',
    label: '启用',
    operation: 'status',
    when: ({ status }: StatusRecord) => !isYes(status),
    request: setStatus(1),
    success: '启用成功',
  },
  stop: {
    on: 'row',
    label: '停用',
    operation: 'status',
    danger: true,
    when: ({ status }: StatusRecord) => isYes(status),
    confirm: ({ name }: StatusRecord) => stopText(name),
    request: setStatus(0),
    success: '停用成功',
  },
} as const;
