import { Select } from 'antd';
import type { DictionaryType } from '@/providers/dictionaries/dictionary';
import type { InputProps } from '../../ui/fields/field';
import { useDictionary } from './useDictionary';

/** Picks several entries of a dictionary: the `Input` of a field that holds a list of its values. */
export function DictionariesSelect({
  type,
  value,
  onChange,
  choices,
  ...rest
}: InputProps<string[]> & { type: DictionaryType }) {
  const { items, reading } = useDictionary(type);
  const offered = choices ? items.filter((item) => choices.includes(item.value)) : items;
  return (
    <Select
      {...rest}
      mode="multiple"
      loading={reading}
      optionFilterProp="label"
      value={value?.map(String) ?? []}
      options={offered.map((item) => ({ value: item.value, label: item.label }))}
      onChange={(chosen) => onChange?.(chosen)}
    />
  );
}
