import type { InputProps } from './field';
import { PlainInput } from './PlainInput';

/** Filters by typed text, for every kind without a filter of its own. */
export function TextFilter({ value, choices: _choices, ...rest }: InputProps<string>) {
  return <PlainInput {...rest} value={value ?? ''} onChange={(next) => rest.onChange?.(next)} />;
}
