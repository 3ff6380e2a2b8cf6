import { InputNumber } from 'antd';
import type { InputProps } from './field';

interface Props extends InputProps<number> {
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly precision: number;
  readonly unit: string;
}

/** Enters a number within its bounds. */
export default function NumberInput({ value, unit, ...rest }: Props) {
  return <InputNumber {...rest} style={{ width: '100%' }} suffix={unit} value={value ?? null} />;
}
