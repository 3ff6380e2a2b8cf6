import { Switch, Tag } from 'antd';
import { choice } from './choice';
import {
  type CellProps,
  type Field,
  type FieldOptions,
  fieldOf,
  type InputProps,
  type Kind,
  nothing,
} from './field';

interface Sides<V> {
  readonly yes: { readonly value: V; readonly label: string };
  readonly no: { readonly value: V; readonly label: string };
}

function kindOf<V extends string | number>({ yes, no }: Sides<V>): Kind<V> {
  const filter = choice('', [yes, no]).kind.Filter;
  return {
    Cell: ({ value }: CellProps<V>) =>
      value == null ? (
        nothing
      ) : (
        <Tag color={value === yes.value ? 'green' : 'red'}>{value === yes.value ? yes.label : no.label}</Tag>
      ),
    Input: ({ value, onChange, ...rest }: InputProps<V>) => (
      <Switch
        {...rest}
        checked={value === yes.value}
        checkedChildren={yes.label}
        unCheckedChildren={no.label}
        onChange={(checked) => onChange?.(checked ? yes.value : no.value)}
      />
    ),
    ...(filter ? { Filter: filter } : {}),
    operator: 'eq',
    verb: '请选择',
    width: 90,
  };
}

/** On or off, travelling as 1 and 0 unless two other values are named. */
export function toggle(label: string, options?: FieldOptions<0 | 1>): Field<0 | 1> {
  return fieldOf(
    label,
    kindOf<0 | 1>({ yes: { value: 1, label: '启用' }, no: { value: 0, label: '停用' } }),
    options,
  );
}

/** A switch between two values of the server's own, such as RuoYi's `"0"` and `"1"`. */
export function toggleOf<const V extends string | number>(
  label: string,
  sides: Sides<V>,
  options?: FieldOptions<V>,
): Field<V> {
  return fieldOf(label, kindOf(sides), options);
}
