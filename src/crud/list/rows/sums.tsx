import { memo } from 'react';
import { addDecimals } from '../../../lib/decimal';
import { isRecord } from '../../../lib/record';
import type { AnyField } from '../../defineResource';
import { FieldCell } from '../../FieldCell';
import { useResourcePage } from '../../ResourceContext';
import type { Row } from '../../resourceSpec';
import { useListState } from '../useListState';
import { useRows } from '../useRows';
import type { Selection } from './useSelection';

/**
 * The sums of a field over the rows, as a record that the field's own cell can show. A number stays a number, text
 * stays text. Shares have no sum.
 */
export function sumRecord({ name, kind }: AnyField, rows: readonly Row[]): Row {
  if (kind.isShare) return { id: 0 };
  const values = rows.map((row) => (kind.members ? kind.members.read(row) : row[name]));
  const sum = addDecimals(values.map((value) => decimalText(value)));
  const isNumber = values.some((value) => typeof value === 'number');
  return { id: 0, [name]: isNumber ? Number(sum) : sum };
}

/** A number as decimal text, never as `1e21`; empty where there is none. */
function decimalText(value: unknown): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  const text = String(value);
  return text.includes('e') ? value.toFixed(20) : text;
}

/** A sum: of the rows that were read, of the selected rows, or the server's own. */
export interface Sum {
  readonly label: string;
  readonly of: readonly Row[] | Row;
}

/**
 * The sums below a list. `told` are the server's sums over all pages, where it sends them: then its page is not added
 * up.
 */
export function sumsOf(
  rows: readonly Row[],
  selected: readonly Row[],
  paged: boolean,
  told: Row | undefined,
): Sum[] {
  const all = told ? { label: '合计', of: told } : { label: paged ? '本页合计' : '合计', of: rows };
  return selected.length === 0 ? [all] : [all, { label: '已选合计', of: selected }];
}

/** The server's sums as a record: by member, or one figure for the only summed field. */
export function serverSums(sum: unknown, fields: readonly AnyField[]): Row | undefined {
  if (isRecord(sum)) return { id: 0, ...sum };
  const [only, ...others] = fields.filter((field) => field.sum);
  if (!only || others.length > 0 || (typeof sum !== 'string' && typeof sum !== 'number')) return undefined;
  return { id: 0, [only.name]: sum };
}

/** The sums of the list on this page. */
export function useSums(fields: readonly AnyField[], rows: readonly Row[], selection: Selection | undefined) {
  const { paged = true } = useResourcePage().resource;
  const { sum } = useRows(useListState().state, { idle: true });
  return sumsOf(rows, selection?.rows ?? [], paged, serverSums(sum, fields));
}

interface Props extends Pick<Sum, 'of'> {
  readonly field: AnyField;
}

/** The sum of a field, shown as the field is; added up anew only for other rows. */
export const SumCell = memo(function SumCell({ field, of }: Props) {
  const record = 'id' in of ? of : sumRecord(field, of);
  return <FieldCell field={field} record={record} place="list" />;
});
