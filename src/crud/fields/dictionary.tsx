import { Select, Tag } from 'antd';
import type { DictionaryItem } from '@/providers/dictionaries/dictionary';
import {
  type CellProps,
  type Field,
  type FieldOptions,
  fieldOf,
  type InputProps,
  type Kind,
  nothing,
} from '../../ui/fields/field';
import { useDictionary } from './useDictionary';

/** RuoYi's tag classes and antd's colours. */
export const tagColours: Readonly<Record<string, string>> = {
  primary: 'blue',
  success: 'green',
  warning: 'orange',
  danger: 'red',
  info: 'default',
};

/**
 * Values as the dictionary calls them: a value, several joined with commas, or a list. An entry without a class of its own
 * is plain text, the others are tags; a value that the dictionary lacks is shown as it is (rest-contract, section 10).
 */
function DictionaryTag({ type, value }: { type: string; value: string | number | null | undefined }) {
  const { items, reading } = useDictionary(type);
  const values = value == null || value === '' ? [] : String(value).split(',');
  if (values.length === 0) return nothing;
  // The bare values would show for a moment, and mean nothing to the staff.
  if (reading) return null;
  return values.map((one) => (
    <ItemTag key={one} value={one} item={items.find((item) => item.value === one)} />
  ));
}

function ItemTag({ item, value }: { item: DictionaryItem | undefined; value: string }) {
  if (!item) return value;
  const plain = (item.elTagType === '' || item.elTagType === 'default') && item.elTagClass === '';
  if (plain) return item.label;
  return (
    <Tag color={tagColours[item.elTagType] ?? 'default'} className={item.elTagClass}>
      {item.label}
    </Tag>
  );
}

/** Picks an entry of a dictionary. */
export function DictionarySelect({
  type,
  value,
  onChange,
  ...rest
}: InputProps<string> & { type: string; allowClear?: boolean }) {
  const { items, reading } = useDictionary(type);
  return (
    <Select
      {...rest}
      loading={reading}
      showSearch
      optionFilterProp="label"
      value={value == null || value === '' ? undefined : String(value)}
      options={items.map((item) => ({ value: item.value, label: item.label }))}
      onChange={(chosen?: string) => onChange?.(chosen ?? null)}
    />
  );
}

const kindOf = (type: string): Kind<string> => ({
  Cell: ({ value }: CellProps<string>) => <DictionaryTag type={type} value={value} />,
  Input: (props) => <DictionarySelect {...props} type={type} />,
  Filter: (props) => <DictionarySelect {...props} type={type} allowClear />,
  operator: 'eq',
  verb: '请选择',
  width: 100,
});

/** A value out of one of the server's dictionaries. */
export function dictionary(label: string, type: string, options?: FieldOptions<string>): Field<string> {
  return fieldOf(label, kindOf(type), options);
}
