import { lazy } from 'react';
import { defineKind, emptyText } from './field';

const NumberRangeInput = lazy(() => import('./NumberRangeInput'));

/** A filter by a range of whole numbers, `400~500` in the address; either end may be open. Says by `filterAs` what its ends are called. */
export const numberRange = defineKind<string>({
  Cell: ({ value }) => <>{value || emptyText}</>,
  Input: NumberRangeInput,
  Filter: NumberRangeInput,
  operator: 'between',
  verb: '请输入',
  width: 120,
});
