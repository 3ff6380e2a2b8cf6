import type { FormRule } from 'antd';
import { load } from '../load';
import { defineKind } from './field';
import { money } from './money';
import { rule } from './rule';

const AmountInput = load(() => import('./AmountInput'));

/** Refuses an amount that is nothing or less; an empty value passes. */
const aboveZero: FormRule = {
  validator: async (_rule, amount: unknown) => {
    if (typeof amount === 'string' && amount !== '' && Number(amount) <= 0) throw new Error('金额必须大于 0');
  },
};

/**
 * An amount of yuan above zero for an action: decimal text with two digits, needed unless `required` says otherwise.
 * Its own `rules` come before that of all amounts: the limits of the action answer first.
 */
export const amount = defineKind<string>(
  ({ rules = [] } = {}, label) => ({
    ...money(label).kind,
    Input: AmountInput,
    rules: [aboveZero, ...rules, rule('money')],
  }),
  ({ rules: _limits, ...options } = {}) => ({ required: true, ...options }),
);
