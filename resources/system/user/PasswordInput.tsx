import { Input } from 'antd';
import type { InputProps } from '@/src/ui/fields/field';

/** A first password; it can be made visible, since it has to be told to somebody. */
export function PasswordInput({ value, onChange, ...rest }: InputProps<string>) {
  return (
    <Input.Password
      {...rest}
      autoComplete="new-password"
      value={value ?? ''}
      onChange={(event) => onChange?.(event.target.value)}
    />
  );
}
