import type { FormRule } from 'antd';
import { type NumberLimits, numberProblem } from '@/src/lib/typedNumber';
import { load } from '../load';
import { defineKind, emptyText, type FieldOptions } from './field';

const NumberInput = load(() => import('./NumberInput'));

/** Bounds and unit of a number. */
export interface NumberOptions extends FieldOptions<number> {
  readonly min?: number;
  readonly max?: number;
  /** Digits after the point; 0 where absent. */
  readonly precision?: number;
  /** Unit after the number: 个, 天, %. */
  readonly unit?: string;
}

/** A number; one out of its bounds is refused at the field. */
export const number = defineKind<number, NumberOptions>(({ min, max, precision = 0, unit = '' } = {}) => ({
  Cell: ({ value }) => <>{value == null ? emptyText : `${value.toLocaleString('zh-CN')}${unit}`}</>,
  Input: (props) => <NumberInput {...props} precision={precision} unit={unit} />,
  operator: 'eq',
  verb: '请输入',
  width: 90,
  exact: true,
  align: 'right',
  sheet: { as: 'number' },
  rules: [limitsOf({ min, max, precision })],
}));

/** A number out of bounds, or with too many digits, is refused, not silently changed to the nearest one. */
function limitsOf(limits: NumberLimits): FormRule {
  return {
    validator: async (_rule, value: unknown) => {
      const problem = typeof value === 'number' ? numberProblem(String(value), limits) : undefined;
      if (problem !== undefined) throw new Error(problem);
    },
  };
}
