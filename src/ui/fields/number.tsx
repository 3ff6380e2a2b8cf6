import type { FormRule } from 'antd';
import { lazy } from 'react';
import { defineKind, emptyText, type FieldOptions } from './field';

const NumberInput = lazy(() => import('./NumberInput'));

/** Bounds and unit of a number. */
export interface NumberOptions extends FieldOptions<number> {
  readonly min?: number;
  readonly max?: number;
  /** Digits after the point; 0 where absent. */
  readonly precision?: number;
  /** Stands behind the number: 个, 天, %. */
  readonly unit?: string;
}

/** A number; one out of its bounds is refused at the field. */
export const number = defineKind<number, NumberOptions>(({ min, max, precision = 0, unit = '' } = {}) => ({
  Cell: ({ value }) => <>{value == null ? emptyText : `${value.toLocaleString('zh-CN')}${unit}`}</>,
  Input: (props) => <NumberInput {...props} precision={precision} unit={unit} />,
  operator: 'eq',
  verb: '请输入',
  width: 90,
  align: 'right',
  sheet: { as: 'number' },
  rules: boundsOf(min, max),
}));

/** A number out of bounds is refused, not changed to the nearest bound behind the back of who typed it. */
function boundsOf(min?: number, max?: number): FormRule[] {
  if (min === undefined && max === undefined) return [];
  const isWithin = (value: unknown) =>
    typeof value !== 'number' || (value >= (min ?? value) && value <= (max ?? value));
  const message = boundsText(min, max);
  return [
    {
      validator: (_rule, value) => (isWithin(value) ? Promise.resolve() : Promise.reject(new Error(message))),
    },
  ];
}

function boundsText(min?: number, max?: number): string {
  if (min === undefined) return `不能大于 ${max}`;
  return max === undefined ? `不能小于 ${min}` : `请输入 ${min} 到 ${max} 之间的数`;
}
