import type { FormRule } from 'antd';
import { isRecord } from '@/src/lib/record';
import { rules } from '@/src/lib/rules';
import {
  emptyText,
  type Field,
  type FieldOptions,
  type FormValues,
  fieldOf,
  type Kind,
} from '@/src/ui/fields/field';
import { load } from '@/src/ui/load';
import type { Customer } from './order';

const CustomerInput = load(() => import('./CustomerInput'));
const SubjectsInput = load(() => import('./SubjectsInput'));

const kind: Kind<Customer> = {
  Cell: ({ value }) => <>{value?.about ?? emptyText}</>,
  Input: CustomerInput,
  operator: 'eq',
  verb: '请输入',
  width: 130,
  wide: true,
  inputHeight: 54,
  members: {
    read: () => undefined,
    write: (customer) =>
      customer?.id === undefined ? { mobile: customer?.mobile ?? '' } : { userId: customer.id },
  },
};

/** A number that was emptied again; as `required`, not checked when the focus leaves. */
const entered = (label: string): FormRule => ({
  validateTrigger: 'onChange',
  validator: async (_rule, customer: Customer | null | undefined) => {
    if (customer?.mobile === '') throw new Error(`请输入${label}`);
  },
});

const known: FormRule = {
  validator: async (_rule, customer: Customer | null | undefined) => {
    if (!customer?.mobile) return;
    if (!rules.mobile.test(customer.mobile)) throw new Error('请输入正确的手机号');
    if (customer.state === 'reading') throw new Error('正在查询客户，请稍候');
    if (customer.state === 'failed') throw new Error('查询客户失败，请重试');
  },
};

/** The customer of an order: a mobile number, known or new. Travels as the id of a student, or as the number. */
export function customer(label: string, options: FieldOptions<Customer>): Field<Customer> {
  return fieldOf(label, kind, { ...options, rules: [entered(label), known] });
}

/** Whether the form is about a new customer, whose name and exam data it then requires. */
export function isNewCustomer({ customer: value }: FormValues): boolean {
  return isRecord(value) && value.state === 'new';
}

const subjectsKind: Kind<string[]> = {
  Cell: ({ value }) => <>{value?.join('、') || emptyText}</>,
  Input: SubjectsInput,
  operator: 'eq',
  verb: '请选择',
  width: 130,
};

/** The subjects of an exam: one of 文科 and 理科, or three of the others. */
export function subjects(label: string, options: FieldOptions<string[]>): Field<string[]> {
  return fieldOf(label, subjectsKind, options);
}
