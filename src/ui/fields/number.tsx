import type { FormRule } from 'antd';
import { type NumberRule, wrongNumber } from '@/src/lib/fieldRule';
import { formatNumber } from '../../lib/formatNumber';
import { load } from '../load';
import { defineKind, emptyText, type FieldOptions } from './field';

const NumberInput = load(() => import('./NumberInput'));

type Limits = Omit<NumberRule, 'label' | 'required'>;

/** Bounds and unit of a number. */
export interface NumberOptions extends FieldOptions<number>, Limits {
  /** Unit after the number: 个, 天, %. */
  readonly unit?: string;
}

/** A number; one out of its bounds is refused at the field. */
export const number = defineKind<number, NumberOptions>(({ unit = '', ...limits } = {}) => ({
  Cell: ({ value }) => <>{value == null ? emptyText : `${formatNumber(value)}${unit}`}</>,
  Input: (props) => <NumberInput {...props} precision={limits.precision ?? 0} unit={unit} />,
  operator: 'eq',
  verb: '请输入',
  width: 90,
  exact: true,
  align: 'right',
  isShare: unit === '%',
  sheet: { as: 'number' },
  rules: [limitsOf(limits)],
}));

/** A number out of bounds, or with too many digits, is refused, not silently changed to the nearest one. */
function limitsOf(limits: Limits): FormRule {
  return {
    validator: async (_rule, value: unknown) => {
      const problem = typeof value === 'number' ? wrongNumber(limits, value) : undefined;
      if (problem !== undefined) throw new Error(problem);
    },
  };
}
