import { load } from '../load';
import { defineKind, type FieldOptions } from './field';
import { textarea } from './textarea';

const ReasonInput = load(() => import('./ReasonInput'));

/** Options of a reason. */
interface ReasonOptions extends FieldOptions<string> {
  /** Frequent reasons: a press writes one into the field. */
  readonly phrases?: readonly string[];
}

/** Says why something is done: a text that is needed unless `required` says otherwise, without a counter. */
export const reason = defineKind<string, ReasonOptions>(
  ({ phrases } = {}) => ({
    ...textarea('').kind,
    Input: (props) => <ReasonInput {...props} {...(phrases && { phrases })} />,
  }),
  (options) => ({ required: true, ...options }),
);
