import { Switch, Tag } from 'antd';
import { isYes } from '@/src/lib/record';
import { choice } from './choice';
import { type CellProps, defineKind, emptyText, type InputProps } from './field';

/** The two sides, as the staff read them. */
const on = { value: 1, label: '启用' } as const;
const off = { value: 0, label: '停用' } as const;

function ToggleCell({ value }: CellProps<0 | 1>) {
  if (value == null) return emptyText;
  return <Tag color={isYes(value) ? 'green' : 'red'}>{isYes(value) ? on.label : off.label}</Tag>;
}

function ToggleInput({ value, onChange, placeholder: _placeholder, ...rest }: InputProps<0 | 1>) {
  return (
    <Switch
      {...rest}
      checked={isYes(value)}
      checkedChildren={on.label}
      unCheckedChildren={off.label}
      onChange={(checked) => onChange?.(checked ? on.value : off.value)}
    />
  );
}

const { Filter, read } = choice('', [on, off]).kind;

/** On or off, travelling as 1 and 0. */
export const toggle = defineKind<0 | 1>({
  Cell: ToggleCell,
  Input: ToggleInput,
  ...(Filter && { Filter }),
  ...(read && { read }),
  operator: 'eq',
  verb: '请选择',
  sheet: { options: [on, off] },
  width: 90,
});
