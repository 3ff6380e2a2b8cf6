import type { FormRule } from 'antd';
import type { RuleObject } from 'antd/es/form';
import { textProblem } from '../../../lib/fieldRule';
import { type CellProps, defineKind, emptyText } from '../../../ui/fields/field';
import { problemRule } from '../../../ui/fields/rule';
import { text } from '../../../ui/fields/text';
import { Loadable, load } from '../../../ui/load';

const MaskedValue = load(() => import('./MaskedValue'));

/** The server's placeholder for a hidden value. */
const hidden = '*';

function MaskedCell(props: CellProps<string>) {
  const { value, name } = props;
  if (!value) return emptyText;
  return value.includes(hidden) && name !== undefined ? (
    <Loadable of={MaskedValue} props={{ ...props, value, name }} fallback={value} />
  ) : (
    value
  );
}

/**
 * A text that the server sends masked (`199****0001`). An eye shows it in full for 30 seconds to holders of `:plain`,
 * by the resource's operation `plain`. In a form it may be left as it is, which changes nothing; its rules are for
 * typed text.
 */
export const masked = defineKind<string>(
  { ...text('').kind, Cell: MaskedCell, width: 150, exact: true },
  (options = {}, label) => {
    const { minLength, maxLength, format, rules = [], ...others } = options;
    const typed = problemRule((value) => textProblem({ label, ...options }, value));
    return { personal: true, ...others, rules: [unlessHidden([typed, ...rules])] };
  },
);

/** A plain rule where none asks the form: an import can check it. */
function unlessHidden(rules: readonly FormRule[]): FormRule {
  const plain = rules.filter((rule) => typeof rule !== 'function');
  if (plain.length === rules.length) return typedOnly(plain);
  return (form) => typedOnly(rules.map((rule) => (typeof rule === 'function' ? rule(form) : rule)));
}

function typedOnly(rules: readonly RuleObject[]): RuleObject {
  return {
    validator: async (rule, value, callback) => {
      if (typeof value === 'string' && value.includes(hidden)) return;
      for (const { validator } of rules) await validator?.(rule, value, callback);
    },
  };
}
