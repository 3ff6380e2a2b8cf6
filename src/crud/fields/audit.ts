import { datetime } from '../../ui/fields/date';
import { type CellProps, emptyText, everywhere, type Field, type FieldOptions } from '../../ui/fields/field';
import { number } from '../../ui/fields/number';
import { text } from '../../ui/fields/text';
import { textarea } from '../../ui/fields/textarea';
import { dictionary } from './dictionary';

/** What RuoYi's records have in common (rest-contract, section 1): the id that the data provider sets, and the audit members. */
export interface Audited {
  /** The same as the record's own id. */
  id: number;
  remark: string;
  createTime: string;
}

/** Numbers that tell one thing from another: 1000, where an amount reads 1,000. */
function Digits({ value }: CellProps<number>) {
  return value ?? emptyText;
}

/** The record's number, as its screens show it. */
export function idField(label: string): Field<number> {
  return number(label, { on: ['list', 'show'], width: 90, Cell: Digits });
}

/** What a record is called or known by: looked for, listed and never empty. */
export function nameField(
  label: string,
  maxLength: number,
  options: FieldOptions<string> = {},
): Field<string> {
  return text(label, { on: everywhere, required: true, maxLength, ...options });
}

/** The place among others, smaller first. */
export function sortField(label: string, options: FieldOptions<number> = {}): Field<number> {
  return number(label, { required: true, min: 0, max: 9999, initial: 0, Cell: Digits, ...options });
}

/** `"0"` 正常 or `"1"` 停用. */
export function statusField(label = '状态', options: FieldOptions<string> = {}): Field<string> {
  return dictionary(label, 'sys_normal_disable', { on: everywhere, initial: '0', ...options });
}

/** Up to 500 characters; `on` where lists do not show it. */
export function remarkField(options: FieldOptions<string> = {}): Field<string> {
  return textarea('备注', { maxLength: 500, ...options });
}

/** When the record was made; `filtered` where lists can be narrowed to days. */
export function createdField({ filtered = false } = {}): Field<string> {
  return datetime('创建时间', { on: filtered ? ['filter', 'list', 'show'] : ['list', 'show'] });
}

interface AuditedOptions {
  /** False: lists do not show the remark. */
  readonly remarkListed?: boolean;
  readonly filtered?: boolean;
}

/** The two fields that end most of RuoYi's records. */
export function audited({ remarkListed = true, filtered = false }: AuditedOptions = {}) {
  return {
    remark: remarkField(remarkListed ? {} : { on: ['form', 'show'] }),
    createTime: createdField({ filtered }),
  };
}
