import { Radio } from 'antd';
import type { InputProps } from '@/src/ui/fields/field';
import { type MenuType, menuTypes } from './menu';

/** The three types side by side: what is chosen decides which fields the form has. */
export default function TypeInput({ value, onChange, disabled, ...rest }: InputProps<MenuType>) {
  const { placeholder: _placeholder, choices: _choices, ...group } = rest;
  return (
    <Radio.Group
      {...group}
      optionType="button"
      options={[...menuTypes]}
      value={value}
      disabled={disabled ?? false}
      onChange={({ target }) => onChange?.(target.value)}
    />
  );
}
