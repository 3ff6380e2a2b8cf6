import { choice, type Option } from './choice';
import type { Field, FieldOptions, InputProps } from './field';
import { RadioInput } from './radios';

/** A choice of few, all of them in sight: radios enter it. */
export function inSight<const V extends string | number>(
  label: string,
  options: readonly Option<V>[],
  more?: FieldOptions<V>,
): Field<V> {
  const Input = ({ value, onChange, ...rest }: InputProps<V>) => (
    <RadioInput
      aria-label={label}
      {...rest}
      options={options}
      value={value ?? null}
      onChange={(chosen) => onChange?.(options.find((option) => option.value === chosen)?.value ?? null)}
    />
  );
  return choice(label, options, { ...more, Input });
}
