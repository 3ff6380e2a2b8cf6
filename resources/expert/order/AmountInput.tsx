import { Form } from 'antd';
import Input from 'antd/es/input/Input';
import { useEffect, useEffectEvent } from 'react';
import type { InputProps } from '@/src/ui/fields/field';
import { amountDue } from './amountDue';

/** The amount due: price less discount, computed in whole fen as they are typed. */
export default function AmountInput({ value, onChange, choices: _choices, ...rest }: InputProps<string>) {
  const form = Form.useFormInstance();
  // At the first drawing nothing is watched yet: the form itself holds what it began with.
  const entered = (name: string, watched: unknown): unknown => watched ?? form.getFieldValue(name);
  const price = entered('price', Form.useWatch('price', form));
  const discount = entered('discount', Form.useWatch('discount', form));
  const due = amountDue(price, discount) ?? '';
  const tell = useEffectEvent((amount: string) => {
    if (amount !== (value ?? '')) onChange?.(amount);
  });
  useEffect(() => tell(due), [due]);
  return <Input {...rest} readOnly prefix="¥" value={due} />;
}
