import { isOptionFound } from '@/src/lib/searchText';
import {
  emptyText,
  type Field,
  type FieldOptions,
  fieldOf,
  type InputProps,
  type Kind,
} from '@/src/ui/fields/field';
import { queryProps } from '@/src/ui/fields/queryProps';
import { Select } from '@/src/ui/fields/Select';
import { TextInput } from '@/src/ui/fields/TextInput';
import { useDictTypes } from './useDictTypes';

/** Chooses a dictionary by its name. */
function TypeFilter({ value, onChange, ...rest }: InputProps<string>) {
  const { data = [], ...query } = useDictTypes();
  return (
    <Select
      {...rest}
      {...queryProps(query)}
      showSearch
      filterOption={isOptionFound}
      value={value || undefined}
      options={data.map(({ type, name }) => ({ value: type, label: name }))}
      onChange={(type: string) => onChange?.(type)}
    />
  );
}

/** Name of the dictionary that the list is filtered by. */
function TypeName({ value }: { value: string }) {
  const { data = [] } = useDictTypes();
  return data.find(({ type }) => type === value)?.name ?? value;
}

const kind: Kind<string> = {
  Cell: ({ value }) => <>{value || emptyText}</>,
  // The dictionary that an entry belongs to is decided by where it was added.
  Input: (props) => <TextInput {...props} disabled />,
  Filter: TypeFilter,
  FilterValue: TypeName,
  operator: 'eq',
  verb: '请选择',
  width: 120,
};

/** The type of the dictionary that an entry belongs to. */
export function dictTypeOf(label: string, options: FieldOptions<string>): Field<string> {
  return fieldOf(label, kind, options);
}
