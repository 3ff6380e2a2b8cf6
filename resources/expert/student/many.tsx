import { Select } from 'antd';
import { isOptionFound } from '@/src/lib/searchText';
import { type Field, type FieldOptions, fieldOf, type InputProps } from '@/src/ui/fields/field';

interface Entry<V> {
  readonly value: V;
  readonly label: string;
}

/** Several values of a short list. */
export function many<V extends string | number>(
  label: string,
  useEntries: () => readonly Entry<V>[],
  options?: FieldOptions<readonly V[]>,
): Field<readonly V[]> {
  function Pick({ value, onChange, placeholder, ...rest }: InputProps<readonly V[]>) {
    const entries = useEntries();
    const picked = (value ?? []).map(String);
    return (
      <Select<string[]>
        {...rest}
        mode="multiple"
        allowClear
        disabled={rest.disabled === true || entries.length === 0}
        filterOption={isOptionFound}
        placeholder={placeholder ?? '不限'}
        value={picked}
        options={entries.map((entry) => ({ value: String(entry.value), label: entry.label }))}
        onChange={(chosen) =>
          onChange?.(entries.flatMap((entry) => (chosen.includes(String(entry.value)) ? [entry.value] : [])))
        }
      />
    );
  }
  return fieldOf(
    label,
    { Cell: () => null, Input: Pick, operator: 'eq', verb: '请选择', width: 120 },
    { placeholder: '不限', ...options },
  );
}
