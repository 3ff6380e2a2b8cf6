import { Select } from 'antd';
import type { DictionaryType } from '@/providers/dictionaries/dictionary';
import { type Field, type FieldOptions, fieldOf, type InputProps, type Kind } from '../../ui/fields/field';
import { DictionaryTag } from './dictionary';
import { useDictionary } from './useDictionary';

/** Picks several entries of a dictionary. */
function DictionariesSelect({
  type,
  value,
  onChange,
  choices,
  ...rest
}: InputProps<string[]> & { type: DictionaryType }) {
  const { items, reading } = useDictionary(type);
  const offered = choices ? items.filter((item) => choices.includes(item.value)) : items;
  return (
    <Select<string[]>
      {...rest}
      mode="multiple"
      maxTagCount="responsive"
      loading={reading}
      optionFilterProp="label"
      value={value?.map(String) ?? []}
      options={offered.map((item) => ({ value: item.value, label: item.label }))}
      onChange={(chosen) => onChange?.(chosen)}
    />
  );
}

const kindOf = (type: DictionaryType): Kind<string[]> => ({
  Cell: ({ value }) => <DictionaryTag type={type} value={value} />,
  Input: (props) => <DictionariesSelect {...props} type={type} />,
  operator: 'eq',
  verb: '请选择',
  width: 150,
  sheet: { as: 'list' },
});

/** Several entries of one of the server's dictionaries; the value is a list of texts. */
export function dictionaries(
  label: string,
  type: DictionaryType,
  options?: FieldOptions<string[]>,
): Field<string[]> {
  return fieldOf(label, kindOf(type), options);
}
