import { choice, type Option } from '../../ui/fields/choice';
import type { Field, FieldOptions, InputProps } from '../../ui/fields/field';
import { RadioInput } from '../../ui/fields/radios';

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
