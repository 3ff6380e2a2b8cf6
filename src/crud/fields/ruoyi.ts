import { remarkRule, type TextRule } from '../../lib/fieldRule';
import type { RecordId } from '../../lib/recordId';
import { datetime } from '../../ui/fields/date';
import {
  type CellProps,
  emptyText,
  everywhere,
  type Field,
  type FieldOptions,
  fieldOf,
  formAndShow,
  type Kind,
  listAndShow,
} from '../../ui/fields/field';

import { number } from '../../ui/fields/number';
import { text } from '../../ui/fields/text';
import { textarea } from '../../ui/fields/textarea';
import { dictionary } from './dictionary/dictionary';

/**
 * Members that RuoYi's records share (rest-contract, section 1): the id that the data provider sets, and the audit
 * members.
 */
export interface Audited {
  /** The same as the record's own id. */
  id: RecordId;
  remark: string;
  createTime: string;
}

/** Identifying numbers without separators: 1000, where an amount reads 1,000. */
function Digits({ value }: CellProps<RecordId>) {
  return value ?? emptyText;
}

/** The record's number, as its screens show it. */
export function idField<V extends RecordId>(label: string): Field<V> {
  const kind: Kind<V> = {
    Cell: Digits,
    Input: () => null,
    operator: 'eq',
    verb: '请输入',
    align: 'right',
    width: 90,
    exact: true,
  };
  return fieldOf(label, kind, { on: listAndShow, priority: 'low' });
}

/** A field for the name of a record by its rule: looked for and listed. */
export function nameField(rule: TextRule, options: FieldOptions<string> = {}): Field<string> {
  return text(rule, { on: everywhere, ...options });
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
  return textarea(remarkRule, options);
}

/** The time of creation; `filtered` where lists can be narrowed to days. */
export function createdField({ filtered = false } = {}): Field<string> {
  return datetime('创建时间', { on: filtered ? ['filter', 'list', 'show'] : ['list', 'show'] });
}

interface RuoyiOptions {
  /** The word for the id in the question before deleting, where that is not the label of its column. */
  readonly idLabel?: string;
  /** Where the remark is beside form and show page; false for records without one. */
  readonly remark?: 'list' | 'form' | false;
  /** The list can be narrowed to days. */
  readonly filtered?: boolean;
}

/**
 * The preset of most RuoYi screens. The record's number comes first, remark and time of creation last, and deleting is
 * confirmed. `id` is the id's member with its label: `ruoyi({ postId: '岗位编号' })`.
 */
export function ruoyi<Id extends string>(id: { readonly [K in Id]: string }, options: RuoyiOptions = {}) {
  const { remark = 'list', filtered = false } = options;
  const [[member, label] = ['', '']] = Object.entries<string>(id);
  const first: { readonly [K in Id]?: Field<RecordId> } = {};
  return {
    idLabel: options.idLabel ?? label,
    first: { ...first, [member]: idField(label) },
    last: {
      ...(remark && { remark: remarkField(remark === 'form' ? { on: formAndShow } : {}) }),
      createTime: createdField({ filtered }),
    },
  };
}
