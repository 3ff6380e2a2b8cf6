import { Radio } from 'antd';
import type { FocusEvent } from 'react';
import { controlIn } from '../layout/focusFirst';
import './radio.css';
import type { InputProps } from './field';

type Value = string | number;

interface Props extends InputProps<Value> {
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** Checks the field; a form puts it there. */
  readonly onBlur?: (event: FocusEvent<HTMLElement>) => void;
}

/** The values of a state side by side, as high as any other input: both are visible, one press chooses. */
export default function RadioInput({ value, onChange, options, disabled = false, onBlur, ...rest }: Props) {
  const { placeholder: _placeholder, choices, ...group } = rest;
  return (
    // antd's group has no role of its own. A form that puts the focus on the group means its chosen radio.
    <div
      {...group}
      role="radiogroup"
      tabIndex={-1}
      className="radio-input"
      onFocus={focusRadio}
      // From the group to its radio nothing is left.
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event);
      }}
    >
      <Radio.Group
        className="radio-choices"
        options={options.map((option) => ({
          value: option.value,
          label: option.label,
          disabled: choices !== undefined && !choices.includes(option.value),
        }))}
        value={value}
        disabled={disabled}
        onChange={({ target }) => onChange?.(target.value)}
      />
    </div>
  );
}

function focusRadio({ target, currentTarget }: FocusEvent<HTMLElement>) {
  if (target === currentTarget) controlIn(currentTarget, ['input'])?.focus({ preventScroll: true });
}
