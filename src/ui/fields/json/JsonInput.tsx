import { Button, Input } from 'antd';
import { formatJson } from '@/src/lib/json/formatJson';
import { jsonProblem } from '@/src/lib/json/jsonProblem';
import type { InputProps } from '../field';

/** Types a JSON text; the button below formats it line by line, once it is valid. */
export default function JsonInput({ value, onChange, disabled, ...rest }: InputProps<string>) {
  const text = value ?? '';
  const formatted = text.trim() === '' || jsonProblem(text) ? undefined : formatJson(text);
  return (
    <div className="json-input">
      <Input.TextArea
        {...rest}
        disabled={disabled ?? false}
        value={text}
        spellCheck={false}
        autoSize={{ minRows: 4, maxRows: 16 }}
        onChange={(event) => onChange?.(event.target.value)}
      />
      <Button
        size="small"
        className="json-format"
        disabled={disabled || formatted === undefined || formatted === text}
        onClick={() => formatted !== undefined && onChange?.(formatted)}
      >
        格式化
      </Button>
    </div>
  );
}
