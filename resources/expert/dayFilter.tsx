import { lazy } from 'react';
import { date } from '@/src/ui/fields/date';
import { type Field, fieldOf } from '@/src/ui/fields/field';

const DateInput = lazy(() => import('@/src/ui/fields/DateInput'));

const kind = { ...date('').kind, Filter: DateInput, operator: 'eq' as const };

/** One end of a range of days as a filter of its own: other pages link to `?dateFrom=&dateTo=` (screens E9 and E10). */
export function dayFilter(label: string): Field<string> {
  return fieldOf(label, kind, { on: ['filter'] });
}
