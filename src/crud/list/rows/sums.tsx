import { memo } from 'react';
import { addDecimals } from '../../../lib/decimal';
import type { AnyField } from '../../defineResource';
import { FieldCell } from '../../FieldCell';
import type { Row } from '../../resourceSpec';

/** The sums of a field over the rows, as a record that the field's own cell can show; a number stays a number, text stays text. */
export function sumRecord({ name, kind }: AnyField, rows: readonly Row[]): Row {
  const values = rows.map((row) => (kind.members ? kind.members.read(row) : row[name]));
  const sum = addDecimals(values.map((value) => decimalText(value)));
  const isNumber = values.some((value) => typeof value === 'number');
  return { id: 0, [name]: isNumber ? Number(sum) : sum };
}

/** A number as decimal text, never as `1e21`; nothing where there is none. */
function decimalText(value: unknown): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  const text = String(value);
  return text.includes('e') ? value.toFixed(20) : text;
}

/** What is added up: the rows that were read, and the selected ones where there are any. */
export interface Sum {
  readonly label: string;
  readonly rows: readonly Row[];
}

/** The sums that are below a list. */
export function sumsOf(rows: readonly Row[], selected: readonly Row[], paged: boolean): Sum[] {
  const all = { label: paged ? '本页合计' : '合计', rows };
  return selected.length === 0 ? [all] : [all, { label: '已选合计', rows: selected }];
}

interface Props {
  readonly field: AnyField;
  readonly rows: readonly Row[];
}

/** What a field of the rows comes to, shown as the field is; added up anew only for other rows. */
export const SumCell = memo(function SumCell({ field, rows }: Props) {
  return <FieldCell field={field} record={sumRecord(field, rows)} place="list" />;
});
