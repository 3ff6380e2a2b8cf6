import type { FormRule } from 'antd';
import { load } from '../load';
import { defineKind, type FieldOptions } from './field';
import { textarea } from './textarea';

const ReasonInput = load(() => import('./ReasonInput'));

/** Bounds of a reason, in characters, and what is often said. */
interface ReasonOptions extends Omit<FieldOptions<string>, 'maxLength'> {
  readonly min?: number;
  readonly max: number;
  /** A press writes one into the field. */
  readonly phrases?: readonly string[];
}

/** Says why something is done: a text that is needed unless `required` says otherwise, without a counter. */
export const reason = defineKind<string, ReasonOptions>(
  ({ phrases } = { max: 0 }) => ({
    ...textarea('').kind,
    Input: (props) => <ReasonInput {...props} {...(phrases && { phrases })} />,
  }),
  (options, label) => options && { required: true, ...options, rules: [lengthRule(label, options)] },
);

/** The length of a reason, spaces around it left out. */
export function lengthRule(label: string, { min = 1, max }: Pick<ReasonOptions, 'min' | 'max'>): FormRule {
  const message = min > 1 ? `${label}长度为 ${min}-${max} 个字符` : `${label}长度不能超过 ${max} 个字符`;
  return { min, max, transform: (text?: string) => text?.trim(), message };
}
