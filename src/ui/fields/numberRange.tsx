import { load } from '../load';
import { defineKind, emptyText, type FieldOptions } from './field';

const NumberRangeInput = load(() => import('./NumberRangeInput'));

interface NumberRangeOptions extends FieldOptions<string> {
  /** Digits after the point; 0 where absent. */
  readonly precision?: number;
}

/** A filter by a range of numbers, `400~500` in the address; either end may be open. `filterAs` names its ends. */
export const numberRange = defineKind<string, NumberRangeOptions>(({ precision = 0 } = {}) => ({
  Cell: ({ value }) => <>{value || emptyText}</>,
  Input: (props) => <NumberRangeInput {...props} precision={precision} />,
  operator: 'between',
  verb: '请输入',
  width: 120,
  exact: true,
}));
