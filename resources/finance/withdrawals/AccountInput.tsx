import { Form } from 'antd';
import type { InputProps } from '@/src/ui/fields/field';
import { DigitsInput } from '@/src/ui/fields/LevelledInput';
import { TextInput } from '@/src/ui/fields/TextInput';
import { isBankAccount } from './withdrawal';

/** The payee's account: the number of a bank account may be pasted in groups, an Alipay account is a text. */
export default function AccountInput(props: InputProps<string>) {
  const Input = isBankAccount(Form.useWatch('payeeType')) ? DigitsInput : TextInput;
  return <Input {...props} />;
}
