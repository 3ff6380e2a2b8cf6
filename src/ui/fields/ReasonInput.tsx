import { Button, Input, Space } from 'antd';
import type { InputProps } from './field';

interface Props extends InputProps<string> {
  /** Usual reasons; a press writes one into the field. */
  readonly phrases?: readonly string[];
}

/** A text that says why, with what is often said below it. */
export default function ReasonInput({
  value,
  onChange,
  phrases = [],
  disabled = false,
  choices: _choices,
  ...rest
}: Props) {
  return (
    <>
      <Input.TextArea
        {...rest}
        disabled={disabled}
        rows={3}
        value={value ?? ''}
        onChange={(event) => onChange?.(event.target.value)}
      />
      {phrases.length > 0 && (
        <Space wrap size={4} role="group" aria-label="常用语" style={{ marginBlockStart: 4 }}>
          {phrases.map((phrase) => (
            <Button
              key={phrase}
              size="small"
              disabled={disabled}
              onClick={() => onChange?.(withPhrase(value ?? '', phrase, phrases))}
            >
              {phrase}
            </Button>
          ))}
        </Space>
      )}
    </>
  );
}

const between = '；';

/** The reason after a press on a phrase: other phrases give way to it, typed words stay before it. */
export function withPhrase(reason: string, phrase: string, phrases: readonly string[]): string {
  const text = reason.trim();
  if (text === '' || phrases.includes(text)) return phrase;
  if (text.split(between).includes(phrase)) return reason;
  return `${text}${between}${phrase}`;
}
