import { InputNumber } from 'antd';
import type { InputProps } from './field';

interface Props extends InputProps<number> {
  readonly precision: number;
  readonly unit: string;
}

/** Enters a number; its bounds are the field's rule. */
export default function NumberInput({ value, unit, ...rest }: Props) {
  return <InputNumber {...rest} style={{ width: '100%' }} suffix={unit} value={value ?? null} />;
}
