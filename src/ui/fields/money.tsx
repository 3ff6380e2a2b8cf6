import Input from 'antd/es/input/Input';
import { Money } from '../display/Money';
import {
  type CellProps,
  emptyText,
  type Field,
  type FieldOptions,
  fieldOf,
  type InputProps,
  type Kind,
} from './field';

/** How the amounts are shown beyond the usual. */
export interface MoneyOptions extends FieldOptions<string> {
  /** What comes and goes: + and green before what comes in, red what goes out. */
  readonly as?: 'change';
}

function MoneyCell({ value, as }: CellProps<string> & Pick<MoneyOptions, 'as'>) {
  if (value == null || value === '') return emptyText;
  return <Money value={value} {...(as ? { as } : {})} />;
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
  width: 120,
  align: 'right',
  sheet: { as: 'amount' },
  rules: [{ pattern: /^\d{1,9}(\.\d{1,2})?$/, message: '请输入正确的金额，最多两位小数' }],
};

/** An amount in yuan, as a decimal string with at most two digits after the point. */
export function money(label: string, { as, ...options }: MoneyOptions = {}): Field<string> {
  if (!as) return fieldOf(label, kind, options);
  return fieldOf(label, { ...kind, Cell: (props) => <MoneyCell {...props} as={as} /> }, options);
}
