import { use } from 'react';
import type { DictionaryItem, DictionaryType } from '@/providers/dictionaries/dictionary';
import { isOptionFound } from '@/src/lib/searchText';
import {
  AllowClear,
  type CellProps,
  emptyText,
  type Field,
  type FieldOptions,
  fieldOf,
  type InputProps,
  type Kind,
} from '../../../ui/fields/field';
import { queryProps } from '../../../ui/fields/queryProps';
import { RadioInput } from '../../../ui/fields/radios';
import { Select } from '../../../ui/fields/Select';
import { StateTag, toneOf } from '../../../ui/StateTag';
import { dictionaryValues } from './dictionaryValues';
import { useDictionary } from './useDictionary';

/**
 * Labels of dictionary values: of one, of several joined with commas, or of a list. Entries without a class of their
 * own are plain text, others are tags. A value that the dictionary lacks is shown as it is (WID-7; rest-contract,
 * section 10).
 */
export function DictionaryTag({ type, value }: DictionaryTagProps) {
  const { items, reading } = useDictionary(type);
  const values = dictionaryValues(value, (one) => items.some((item) => item.value === one));
  if (values.length === 0) return emptyText;
  // The bare values would show for a moment, and mean nothing to the staff.
  if (reading) return null;
  const entries = values.map((one) => items.find((item) => item.value === one) ?? unknown(one));
  if (entries.every(isPlain)) return entries.map(({ label }) => label).join('、');
  return entries.map(({ value: key, label, elTagType, elTagClass }) => (
    <StateTag key={key} tone={toneOf(elTagType)} className={elTagClass}>
      {label}
    </StateTag>
  ));
}

interface DictionaryTagProps {
  /** The dictionary's type: `sys_normal_disable`. */
  readonly type: string;
  readonly value: string | number | readonly (string | number)[] | null | undefined;
}

function unknown(value: string): DictionaryItem {
  return { value, label: value, elTagType: '', elTagClass: '' };
}

function isPlain({ elTagType, elTagClass }: DictionaryItem): boolean {
  return (elTagType === '' || elTagType === 'default') && elTagClass === '';
}

/** Picks an entry of a dictionary. */
export function DictionarySelect({
  type,
  value,
  onChange,
  choices,
  // set by antd's form; on the select it would mean nothing
  'aria-required': _required,
  ...rest
}: InputProps<string> & { type: string; allowClear?: boolean; 'aria-required'?: boolean }) {
  const { items, query } = useDictionary(type);
  const offered = choices ? items.filter((item) => choices.includes(item.value)) : items;
  return (
    <Select
      {...rest}
      {...queryProps(query)}
      showSearch
      filterOption={isOptionFound}
      value={value == null || value === '' ? undefined : String(value)}
      options={offered.map((item) => ({ value: item.value, label: item.label }))}
      onChange={(chosen?: string) => onChange?.(chosen ?? null)}
    />
  );
}

/** The entries of a dictionary of states, side by side. */
function DictionaryRadios({ type, value, onChange, ...rest }: InputProps<string> & { type: string }) {
  const { items, query } = useDictionary(type);
  return (
    <RadioInput
      {...rest}
      options={items}
      query={query}
      value={value == null ? null : String(value)}
      onChange={(state) => onChange?.(String(state))}
    />
  );
}

/** The label of an entry alone. */
export function DictionaryLabel({ type, value }: { type: string; value: string }) {
  return useDictionary(type).items.find((item) => item.value === value)?.label ?? value;
}

/** RuoYi's dictionaries of states, which have two values: entered by radios. */
const states = /^sys_(normal|show|job_st|notice_st)/;

const kindOf = (type: string, name: string): Kind<string> => ({
  Cell: ({ value }: CellProps<string>) => <DictionaryTag type={type} value={value} />,
  Input: (props) =>
    states.test(type) ? (
      <DictionaryRadios aria-label={name} {...props} type={type} />
    ) : (
      <DictionarySelect {...props} type={type} allowClear={use(AllowClear)} />
    ),
  Filter: (props) => <DictionarySelect {...props} type={type} allowClear />,
  FilterValue: ({ value }) => <DictionaryLabel type={type} value={value} />,
  read: String,
  operator: 'eq',
  verb: '请选择',
  width: 90,
  exact: true,
  sheet: { dictionary: type },
});

/** A value out of one of the server's dictionaries. */
export function dictionary(
  label: string,
  type: DictionaryType,
  options?: FieldOptions<string>,
): Field<string> {
  return fieldOf(label, kindOf(type, label), options);
}
