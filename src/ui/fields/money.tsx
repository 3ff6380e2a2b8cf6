import Input from 'antd/es/input/Input';
import { formatMoney } from '@/src/lib/money';
import {
  type CellProps,
  type Field,
  type FieldOptions,
  fieldOf,
  type InputProps,
  type Kind,
  nothing,
} from './field';

function MoneyCell({ value }: CellProps<string>) {
  return <>{value == null || value === '' ? nothing : formatMoney(value)}</>;
}

/** Kept as text: money is never a float here (contract, section 8). */
function MoneyInput({ onChange, value, ...rest }: InputProps<string>) {
  return (
    <Input
      {...rest}
      inputMode="decimal"
      prefix="¥"
      value={value ?? ''}
      onChange={(event) => onChange?.(event.target.value)}
    />
  );
}

const kind: Kind<string> = {
  Cell: MoneyCell,
  Input: MoneyInput,
  operator: 'eq',
  verb: '请输入',
  align: 'right',
  rules: [{ pattern: /^\d{1,9}(\.\d{1,2})?$/, message: '请输入正确的金额，最多两位小数' }],
};

/** An amount in yuan, as a decimal string with at most two digits after the point. */
export function money(label: string, options?: FieldOptions<string>): Field<string> {
  return fieldOf(label, kind, options);
}
