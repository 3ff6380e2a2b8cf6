import { Input } from 'antd';
import type { InputProps } from '../../ui/fields/field';
import { text } from '../../ui/fields/text';

/** The password with which the person signs in. */
export const signInPassword = text('登录密码', { required: true, secret: true, Input: PasswordInput });

function PasswordInput({ value, onChange, choices: _choices, ...rest }: InputProps<string>) {
  return (
    <Input.Password
      {...rest}
      autoComplete="current-password"
      value={value ?? ''}
      onChange={({ target }) => onChange?.(target.value)}
    />
  );
}
