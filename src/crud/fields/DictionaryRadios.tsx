import type { InputProps } from '../../ui/fields/field';
import RadioInput from '../../ui/fields/RadioInput';
import { useDictionary } from './useDictionary';

/** The entries of a dictionary of states, side by side. */
export default function DictionaryRadios({
  type,
  value,
  onChange,
  ...rest
}: InputProps<string> & { type: string }) {
  const { items } = useDictionary(type);
  return (
    <RadioInput
      {...rest}
      options={items}
      value={value == null ? null : String(value)}
      onChange={(state) => onChange?.(state === null ? null : String(state))}
    />
  );
}
