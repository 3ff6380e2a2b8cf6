import { Button, Input, Space } from 'antd';
import type { InputProps } from '@/src/ui/fields/field';

/** The server's default folder for code. */
const usualPath = '/';

/** A folder of the server, with a button that goes back to the usual one. */
export function PathInput({ value, onChange, disabled = false, ...rest }: InputProps<string>) {
  return (
    <Space.Compact style={{ width: '100%' }}>
      <Input
        {...rest}
        disabled={disabled}
        value={value ?? ''}
        onChange={({ target }) => onChange?.(target.value)}
      />
      <Button disabled={disabled} onClick={() => onChange?.(usualPath)}>
        恢复默认的生成基础路径
      </Button>
    </Space.Compact>
  );
}
