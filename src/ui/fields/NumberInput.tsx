import type { InputProps } from './field';
import { NumberBox } from './NumberBox';

interface Props extends InputProps<number> {
  readonly precision: number;
  readonly unit: string;
}

/** Enters a number; its bounds and its digits are the field's rules, and one with too many digits is not rounded. */
export default function NumberInput({ value, unit, precision, onChange, ...rest }: Props) {
  return (
    <NumberBox
      {...rest}
      formatter={(number, { userTyping, input }) => (userTyping ? input : padded(number, precision))}
      style={{ width: '100%' }}
      suffix={unit}
      value={value ?? null}
      onChange={(next) => onChange?.(next)}
    />
  );
}

/** With so many digits after the point at least. */
function padded(number: string | number | undefined, precision: number): string {
  const [whole = '', fraction = ''] = String(number ?? '').split('.');
  const digits = fraction.padEnd(precision, '0');
  return whole === '' || digits === '' ? whole : `${whole}.${digits}`;
}
