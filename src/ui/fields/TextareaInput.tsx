import { Input } from 'antd';
import type { InputProps } from './field';

/** Several lines of text, with a counter where the length is limited. */
export default function TextareaInput({
  onChange,
  value,
  maxLength,
  ...rest
}: InputProps<string> & { maxLength: number | undefined }) {
  return (
    <Input.TextArea
      {...rest}
      autoSize={{ minRows: 3, maxRows: 10 }}
      showCount={maxLength === undefined ? false : { formatter: ({ count }) => `${count} / ${maxLength}` }}
      value={value ?? ''}
      onChange={(event) => onChange?.(event.target.value)}
    />
  );
}
