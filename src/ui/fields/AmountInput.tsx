import type { InputProps } from './field';
import { DecimalBox, isUnreadable } from './NumberBox';

/**
 * Enters an amount: text all the way, with two digits after the point; money is never a float. Unreadable text is passed
 * on as it is, for the field's rule to refuse. antd would read `1e5` as a number.
 */
export default function AmountInput({ onChange, value, choices: _choices, ...rest }: InputProps<string>) {
  const take = (typed: string | null) => onChange?.(typed === null ? null : withCents(typed));
  return (
    <DecimalBox
      {...rest}
      precision={2}
      atLeast={2}
      controls={false}
      prefix="¥"
      style={{ width: '100%' }}
      value={value && isUnreadable(value) ? 'NaN' : (value ?? null)}
      onChange={take}
      onInput={(text) => {
        if (isUnreadable(text)) onChange?.(text);
      }}
    />
  );
}

/** `12.5` → `12.50`. */
function withCents(amount: string): string {
  const [whole = '0', cents = ''] = amount.split('.');
  return `${whole}.${cents.padEnd(2, '0')}`;
}
