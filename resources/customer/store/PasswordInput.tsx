import { Button, Input, Space } from 'antd';
import type { InputProps } from '@/src/ui/fields/field';
import { newPassword } from './storeRules';

/** A first password, typed or made at random; it can be seen, since it has to be told to somebody. */
export default function PasswordInput({ value, onChange, ...rest }: InputProps<string>) {
  return (
    <Space.Compact block>
      <Input.Password
        {...rest}
        autoComplete="new-password"
        value={value ?? ''}
        onChange={(event) => onChange?.(event.target.value)}
      />
      <Button onClick={() => onChange?.(newPassword(randomBelow))}>随机生成</Button>
    </Space.Compact>
  );
}

function randomBelow(below: number): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value % below;
}
