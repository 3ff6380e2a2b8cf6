import { Select } from 'antd';
import {
  type CellProps,
  emptyText,
  type Field,
  type FieldOptions,
  fieldOf,
  type InputProps,
  type Kind,
} from '@/src/ui/fields/field';
import { type Grantables, useGrantable } from './useGrantable';

type What = keyof Grantables;

function GrantedCell({ value, what }: CellProps<number[]> & { what: What }) {
  const { data } = useGrantable();
  if (!value?.length) return emptyText;
  const nameOf = (id: number) => data?.[what].find((one) => one.id === id)?.name ?? String(id);
  return data ? value.map(nameOf).join('、') : null;
}

/** Disabled ones are offered only to those who hold them: to be taken away. */
function GrantedInput({ value, onChange, what, ...rest }: InputProps<number[]> & { what: What }) {
  const { data, isFetching, isError } = useGrantable();
  const held = value ?? [];
  const offered = (data?.[what] ?? []).filter(({ id, disabled }) => !disabled || held.includes(id));
  return (
    <Select
      {...rest}
      mode="multiple"
      optionFilterProp="label"
      loading={isFetching}
      value={data ? held : []}
      options={offered.map(({ id, name, disabled }) => ({
        value: id,
        label: disabled ? `${name}（停用）` : name,
      }))}
      notFoundContent={isError ? '加载失败，请稍后再试' : '没有找到'}
      onChange={(chosen: number[]) => onChange?.(chosen)}
    />
  );
}

const kindOf = (what: What): Kind<number[]> => ({
  Cell: (props) => <GrantedCell {...props} what={what} />,
  Input: (props) => <GrantedInput {...props} what={what} />,
  operator: 'eq',
  verb: '请选择',
});

/** The posts or roles of somebody; the value is their ids. */
export function grantable(label: string, what: What, options: FieldOptions<number[]>): Field<number[]> {
  return fieldOf(label, kindOf(what), options);
}
