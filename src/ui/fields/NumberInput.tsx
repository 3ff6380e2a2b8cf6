import type { InputProps } from './field';
import { isUnreadable, NumberBox } from './NumberBox';

interface Props extends InputProps<number> {
  readonly precision: number;
  readonly unit: string;
}

/**
 * Enters a number. Its bounds and its digits are the field's rules, and one with too many digits is not rounded. The
 * value of text that is no number is NaN, for the field's rule to refuse.
 */
export default function NumberInput({ value, unit, precision, onChange, ...rest }: Props) {
  return (
    <NumberBox
      {...rest}
      atLeast={precision}
      style={{ width: '100%' }}
      suffix={unit}
      value={value ?? null}
      onChange={(next) => onChange?.(next)}
      onInput={(text) => {
        if (isUnreadable(text)) onChange?.(Number.NaN);
      }}
    />
  );
}
