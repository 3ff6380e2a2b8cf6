// Without the other inputs that `Input` of antd brings along.
import Input from 'antd/es/input/Input';
import type { InputProps } from './field';

/** Filters by typed text, for every kind without a filter of its own. */
export function TextFilter({ value, onChange, ...rest }: InputProps<string>) {
  return (
    <Input {...rest} allowClear value={value ?? ''} onChange={(event) => onChange?.(event.target.value)} />
  );
}
