import { Checkbox } from 'antd';
import { isYes } from '../../lib/record';
import type { Field, FieldOptions, InputProps } from '../../ui/fields/field';
import { yesNo } from '../../ui/fields/toggle';

/** A box to tick, whose text is behind it in place of a label above. */
export function checkbox(text: string, more?: FieldOptions<0 | 1>): Field<0 | 1> {
  const Input = ({ value, onChange, id }: InputProps<0 | 1>) => (
    <Checkbox
      {...(id !== undefined && { id })}
      checked={isYes(value)}
      onChange={({ target }) => onChange?.(target.checked ? 1 : 0)}
    >
      {text}
    </Checkbox>
  );
  return yesNo('', { ...more, Input });
}
