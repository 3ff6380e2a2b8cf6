import { Form, Input } from 'antd';
import { userTypes, vipPayTypes } from '@/src/gaokao/enumerations';
import { numberOr } from '@/src/lib/record';
import type { InputProps } from '@/src/ui/fields/field';
import { openedBy } from './service';

/** The membership that a purchase opens, as the product of the form decides; nobody enters it (screen O10). */
export function UserTypeInput({ id }: InputProps<number>) {
  return <Decided id={id} label={labelOf(userTypes, useOpened().userType)} />;
}

/** How it opens. */
export function VipPayTypeInput({ id }: InputProps<number>) {
  return <Decided id={id} label={labelOf(vipPayTypes, useOpened().vipPayType)} />;
}

function useOpened() {
  return openedBy(numberOr(Form.useWatch('product', Form.useFormInstance())));
}

function labelOf(options: readonly { readonly value: number; readonly label: string }[], value: number) {
  return options.find((option) => option.value === value)?.label ?? '';
}

function Decided({ id, label }: { readonly id: string | undefined; readonly label: string }) {
  return <Input id={id} readOnly variant="filled" value={label} />;
}
