import { CloseCircleFilled } from '@ant-design/icons';
import { type ChangeEvent, type ComponentProps, type ReactNode, useRef } from 'react';
import './plainInput.css';

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'> {
  readonly value: string;
  /** Without an event where its button empties it. */
  readonly onChange: (value: string, event?: ChangeEvent<HTMLInputElement>) => void;
  /** Stands before the text. */
  readonly icon?: ReactNode;
  /** Stands behind the text, as an extension does. */
  readonly children?: ReactNode;
}

/**
 * A line of text that looks like antd's, without its code and styles (decision 24). With text it has a button that
 * empties it and keeps the focus.
 */
export function PlainInput({
  value,
  onChange,
  icon,
  children,
  className = '',
  disabled = false,
  ...rest
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  const empty = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <span className={`plain-input ${className}`} data-disabled={disabled}>
      {icon}
      <input
        type="text"
        {...rest}
        ref={input}
        disabled={disabled}
        value={value}
        onChange={(event) => onChange(event.target.value, event)}
      />
      {value !== '' && !disabled && (
        <button type="button" tabIndex={-1} aria-label="清空" className="plain-input-empty" onClick={empty}>
          <CloseCircleFilled aria-hidden />
        </button>
      )}
      {children}
    </span>
  );
}
