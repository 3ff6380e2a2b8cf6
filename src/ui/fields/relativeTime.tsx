import { RelativeTime } from '../display/RelativeTime';
import { datetime } from './date';
import { type CellProps, emptyText, type Field, type FieldOptions, fieldOf, type Kind } from './field';

function RelativeTimeCell({ value }: CellProps<string>) {
  return value ? <RelativeTime value={value} /> : emptyText;
}

const kind: Kind<string> = { ...datetime('').kind, Cell: RelativeTimeCell, width: 120 };

/** A point in time like `datetime`, shown as people say it (5 分钟前), the exact one under the pointer. */
export function relativeTime(label: string, options?: FieldOptions<string>): Field<string> {
  return fieldOf(label, kind, options);
}
