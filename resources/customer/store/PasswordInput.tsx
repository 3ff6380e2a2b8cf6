import { Button, Input, Space } from 'antd';
import { useState } from 'react';
import type { InputProps } from '@/src/ui/fields/field';
import { copyWords, useCopy } from '@/src/ui/useCopy';
import { newPassword } from './storeRules';

/** Enters a first password, typed or random. It can be shown and copied, since it must be handed on. */
export default function PasswordInput({ value, onChange, ...rest }: InputProps<string>) {
  const [visible, setVisible] = useState(false);
  const { result, copy } = useCopy();
  const password = value ?? '';
  const generate = () => {
    onChange?.(newPassword(randomBelow));
    setVisible(true);
  };
  return (
    <Space.Compact block>
      <Input.Password
        {...rest}
        autoComplete="new-password"
        visibilityToggle={{ visible, onVisibleChange: setVisible }}
        value={password}
        onChange={(event) => onChange?.(event.target.value)}
      />
      <Button onClick={generate}>随机生成</Button>
      <Button disabled={password === ''} onClick={() => void copy(password)}>
        <span aria-live="polite">{result ? copyWords[result] : '复制密码'}</span>
      </Button>
    </Space.Compact>
  );
}

function randomBelow(below: number): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value % below;
}
