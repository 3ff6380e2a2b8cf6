import { lazy } from 'react';
import {
  type CellProps,
  type Field,
  type FieldOptions,
  fieldOf,
  type InputProps,
  type Kind,
  nothing,
} from './field';

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

function kindOf({ min, max, precision = 0, unit = '' }: NumberOptions): Kind<number> {
  return {
    Cell: ({ value }: CellProps<number>) => (
      <>{value == null ? nothing : `${value.toLocaleString('zh-CN')}${unit}`}</>
    ),
    Input: (props: InputProps<number>) => (
      <NumberInput {...props} min={min} max={max} precision={precision} unit={unit} />
    ),
    operator: 'eq',
    verb: '请输入',
    align: 'right',
  };
}

/** A number within its bounds. */
export function number(label: string, options: NumberOptions = {}): Field<number> {
  return fieldOf(label, kindOf(options), options);
}
