import { Form } from 'antd';
import Input from 'antd/es/input/Input';
import { useEffect, useEffectEvent } from 'react';
import type { InputProps } from '@/src/ui/fields/field';
import { amountDue } from './amountDue';

/** The amount due: price less discount, computed in whole fen as they are typed. */
export default function AmountInput({ value, onChange, choices: _choices, ...rest }: InputProps<string>) {
  const form = Form.useFormInstance();
  const due = amountDue(Form.useWatch('price', form), Form.useWatch('discount', form)) ?? '';
  const tell = useEffectEvent((amount: string) => {
    if (amount !== (value ?? '')) onChange?.(amount);
  });
  useEffect(() => tell(due), [due]);
  return <Input {...rest} readOnly prefix="¥" value={due} />;
}
