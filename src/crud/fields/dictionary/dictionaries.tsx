import type { DictionaryType } from '@/providers/dictionaries/dictionary';
import { isOptionFound } from '@/src/lib/searchText';
import { type Field, type FieldOptions, fieldOf, type InputProps, type Kind } from '../../../ui/fields/field';
import { queryProps } from '../../../ui/fields/queryProps';
import { Select } from '../../../ui/fields/Select';
import { DictionaryTag } from './dictionary';
import { dictionaryValues } from './dictionaryValues';
import { useDictionary } from './useDictionary';

/** Picks several entries of a dictionary. */
function DictionariesSelect({
  type,
  value,
  onChange,
  choices,
  ...rest
}: InputProps<string[]> & { type: DictionaryType }) {
  const { items, query } = useDictionary(type);
  const offered = choices ? items.filter((item) => choices.includes(item.value)) : items;
  return (
    <Select<string[]>
      {...rest}
      mode="multiple"
      maxTagCount="responsive"
      {...queryProps(query)}
      filterOption={isOptionFound}
      value={value?.map(String) ?? []}
      options={offered.map((item) => ({ value: item.value, label: item.label }))}
      onChange={(chosen) => onChange?.(chosen)}
    />
  );
}

const shared = { operator: 'eq', verb: '请选择', width: 150 } as const;

const kindOf = (type: DictionaryType): Kind<string[]> => ({
  ...shared,
  Cell: ({ value }) => <DictionaryTag type={type} value={value} />,
  Input: (props) => <DictionariesSelect {...props} type={type} />,
  sheet: { as: 'list' },
});

/** The same kind, where the values are sent as one text. */
const joinedKindOf = (type: DictionaryType): Kind<string> => ({
  ...shared,
  Cell: ({ value }) => <DictionaryTag type={type} value={value} />,
  Input: (props) => <JoinedSelect {...props} type={type} />,
});

function JoinedSelect({ value, onChange, type, ...rest }: InputProps<string> & { type: DictionaryType }) {
  const { items } = useDictionary(type);
  return (
    <DictionariesSelect
      {...rest}
      type={type}
      value={dictionaryValues(value, (one) => items.some((item) => item.value === one))}
      onChange={(chosen) => onChange?.(chosen?.join(',') ?? null)}
    />
  );
}

/** Options where several values are sent as one text, joined with commas, as RuoYi's check boxes send them. */
type Joined = FieldOptions<string> & { readonly joined: true };
type Listed = FieldOptions<string[]> & { readonly joined?: false };

/** Several entries of one of the server's dictionaries; the value is a list of texts, or one text. */
export function dictionaries(label: string, type: DictionaryType, options: Joined): Field<string>;
export function dictionaries(label: string, type: DictionaryType, options?: Listed): Field<string[]>;
export function dictionaries(
  label: string,
  type: DictionaryType,
  options?: Joined | Listed,
): Field<string> | Field<string[]> {
  if (options?.joined) return fieldOf(label, joinedKindOf(type), options);
  return fieldOf(label, kindOf(type), options);
}
