import { Money } from '../display/Money';
import { load } from '../load';
import {
  type CellProps,
  emptyText,
  type Field,
  type FieldOptions,
  fieldOf,
  type InputProps,
  type Kind,
  type Named,
} from './field';
import { MoneyInput } from './LevelledInput';
import { rule } from './rule';

const NumberRangeInput = load(() => import('./NumberRangeInput'));

/** Options of how amounts are shown and searched. */
export interface MoneyOptions extends FieldOptions<string> {
  /** Shows a change of money: + and green for money that comes in, red for money that goes out. */
  readonly as?: 'change';
  /** For amounts without a sign: whether one comes in, by the record. They are shown as changes. */
  readonly comesIn?: (record: CellProps<string>['record']) => boolean;
  /** Whether it is searched by a range: `<name>Begin` and `<name>End`. */
  readonly range?: boolean;
}

function MoneyCell({ value, record, as, comesIn }: CellProps<string> & Pick<MoneyOptions, 'as' | 'comesIn'>) {
  if (value == null || value === '') return emptyText;
  if (comesIn) return <Money value={comesIn(record) ? value : `-${value}`} as="change" />;
  return <Money value={value} {...(as ? { as } : {})} />;
}

function RangeFilter(props: InputProps<string>) {
  return <NumberRangeInput {...props} precision={2} reversed="最大金额不能小于最小金额" />;
}

const kind: Kind<string> = {
  Cell: MoneyCell,
  Input: MoneyInput,
  operator: 'eq',
  verb: '请输入',
  width: 120,
  exact: true,
  align: 'right',
  sheet: { as: 'amount' },
  rules: [rule('money')],
};

/** An amount in yuan, as a decimal string with at most two digits after the point. */
export function money(
  named: Named<FieldOptions<string>>,
  { as, comesIn, range, ...options }: MoneyOptions = {},
): Field<string> {
  const shown = { ...(as && { as }), ...(comesIn && { comesIn }) };
  const own: Kind<string> = {
    ...kind,
    ...((as || comesIn) && { Cell: (props) => <MoneyCell {...props} {...shown} /> }),
    ...(range && { Filter: RangeFilter, operator: 'between', wideFilter: true }),
  };
  return fieldOf(named, own, options);
}
