import dayjs, { type Dayjs } from 'dayjs';
import { useMemo } from 'react';

/**
 * The ends of a range as antd's picker takes them; empty texts are open ends. The same pair for the same texts: another one
 * would make the picker forget what was typed first, since Enter draws the filters anew.
 */
export function useDayEnds(begin: string, end: string): [Dayjs | null, Dayjs | null] {
  return useMemo(() => [begin ? dayjs(begin) : null, end ? dayjs(end) : null], [begin, end]);
}
