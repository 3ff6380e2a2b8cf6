import { Radio } from 'antd';
import './radio.css';
import type { InputProps } from './field';

type Value = string | number;

interface Props extends InputProps<Value> {
  readonly options: readonly { readonly value: Value; readonly label: string }[];
}

/** The values of a state side by side, as high as any other input: both are seen, and one press chooses. */
export default function RadioInput({ value, onChange, options, disabled = false, ...rest }: Props) {
  const { placeholder: _placeholder, choices, ...group } = rest;
  return (
    // antd's group has no role of its own.
    <div {...group} role="radiogroup" className="radio-input">
      <Radio.Group
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
