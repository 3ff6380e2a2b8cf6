import { Input } from 'antd';
import type { InputProps } from '../../ui/fields/field';
import { text } from '../../ui/fields/text';
import { erase } from '../defineResource';

/** The password with which the person signs in. */
export const signInPassword = text('登录密码', { required: true, secret: true, Input: PasswordInput });

/** The password among the fields of a dialog, sent as `password`. */
export const passwordFields = erase({ password: signInPassword });

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
