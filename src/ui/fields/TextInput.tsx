import type { InputProps } from './field';
import { PlainInput } from './PlainInput';

/** A line of text in forms, and in filters without an input of their own. The browser does not fill it in. */
export function TextInput({ value, onChange, choices: _choices, ...rest }: InputProps<string>) {
  return (
    <PlainInput autoComplete="off" {...rest} value={value ?? ''} onChange={(typed) => onChange?.(typed)} />
  );
}
