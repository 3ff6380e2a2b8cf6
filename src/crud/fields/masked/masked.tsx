import type { FormRule } from 'antd';
import type { RuleObject } from 'antd/es/form';
import { acceptedForm, textProblem } from '../../../lib/fieldRule';
import { type CellProps, defineKind, emptyText, type FieldOptions } from '../../../ui/fields/field';
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
 * by the resource's operation `plain`. The form of a record may leave it as it is, which changes nothing. New
 * records and imports need it whole. Its rules are for typed text.
 */
export const masked = defineKind<string, MaskedOptions>(
  ({ format } = {}) => {
    const hint = acceptedForm(format);
    const sheet = { problem: hiddenProblem, ...(hint !== undefined && { hint }) };
    return { ...text('').kind, Cell: MaskedCell, width: 150, exact: true, sheet };
  },
  (options = {}, label) => {
    const { minLength, maxLength, format, rules = [], reusable = false, ...others } = options;
    const typed = problemRule((value) => textProblem({ label, ...options }, value));
    const own = unlessHidden([typed, ...rules]);
    return { personal: true, ...others, rules: reusable ? [own] : [own, wholeInNew] };
  },
);

interface MaskedOptions extends FieldOptions<string> {
  /** Whether a new record may take over a masked value that the server knows: an earlier payee's account. */
  readonly reusable?: boolean;
}

function hiddenProblem(value: string): string | undefined {
  return value.includes(hidden) ? '请输入完整的号码，不能带 *' : undefined;
}

/** No server knows the hidden part of a new record's value. */
const wholeInNew: FormRule = ({ getFieldValue }) => ({
  validator: async (_rule, value: unknown) => {
    const isNew = getFieldValue('id') === undefined;
    const problem = isNew && typeof value === 'string' ? hiddenProblem(value) : undefined;
    if (problem !== undefined) throw new Error(problem);
  },
});

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
