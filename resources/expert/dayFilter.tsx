import { date } from '@/src/ui/fields/date';
import { type Field, type FieldOptions, fieldOf } from '@/src/ui/fields/field';

const kind = date('', { oneDay: true }).kind;

/** An end of a date range as its own filter: other pages link to `?dateFrom=&dateTo=` (screens E9, E10). */
export function dayFilter(label: string, options?: Pick<FieldOptions<string>, 'beside'>): Field<string> {
  return fieldOf(label, kind, { on: ['filter'], ...options });
}
