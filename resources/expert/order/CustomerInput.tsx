import { Form } from 'antd';
import Input from 'antd/es/input/Input';
import { createContext, use, useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { isNotFound } from '@/providers/http/errors';
import { readPhone } from '@/src/lib/phoneNumber';
import { isRecord, textOr } from '@/src/lib/record';
import { parseId, type RecordId } from '@/src/lib/recordId';
import { rules } from '@/src/lib/rules';
import { useServices } from '@/src/services/useServices';
import type { InputProps } from '@/src/ui/fields/field';
import { expertEndpoints } from '../endpoints';
import type { Customer } from './order';
import styles from './order.module.css';

const { one } = expertEndpoints['expert/student'].operations;

/** The student of an order begun elsewhere; where it is absent, that of the address (`?userId=`). */
export const OrderedFor = createContext<RecordId | undefined>(undefined);

/** A customer's mobile number; below it who that is, as soon as it is whole. */
export default function CustomerInput({ value, onChange, choices: _choices, ...rest }: InputProps<Customer>) {
  const { callOperation } = useServices();
  const latest = useRef('');
  // The message of a field takes the place of its hint.
  const { status } = Form.Item.useStatus();
  const form = Form.useFormInstance<{ customer: Customer }>();
  const find = async (
    mobile: string,
    request: { id?: RecordId; mobile?: string },
    put = (customer: Customer) => onChange?.(customer),
  ) => {
    latest.current = JSON.stringify(request);
    put({ mobile, state: 'reading' });
    const found = await callOperation(one, {
      body: request,
      options: { allowRepeat: true, quiet: true },
    }).then(
      ({ data }) => readCustomer(mobile, data),
      (error: unknown): Customer => ({ mobile, state: isNotFound(error) && !request.id ? 'new' : 'failed' }),
    );
    if (latest.current === JSON.stringify(request)) put(found);
  };
  const type = (typed: string) => {
    const mobile = readPhone(typed) ?? typed.trim();
    latest.current = '';
    if (rules.mobile.test(mobile)) void find(mobile, { mobile });
    else onChange?.({ mobile });
  };

  const [params] = useSearchParams();
  const given = use(OrderedFor) ?? params.get('userId');
  // A preset value leaves the form untouched.
  const findGiven = (id: RecordId) => void find('', { id }, (found) => form.setFieldValue('customer', found));
  const begin = useEffectEvent(() => {
    if (given && !value) findGiven(given);
  });
  useEffect(() => begin(), []);

  /** Looks up again what could not be read: a typed number, or the student that the order was begun for. */
  const again = (mobile: string) => (mobile === '' && given ? findGiven(given) : type(mobile));

  return (
    <div>
      <Input
        {...rest}
        allowClear
        inputMode="tel"
        autoComplete="off"
        value={value?.mobile ?? ''}
        onChange={(event) => type(event.target.value)}
      />
      <p className={styles.customer} role="status" data-state={value?.state}>
        {(status !== 'error' || value?.state === 'failed') && sentence(value)}
        {value?.state === 'failed' && (
          <button type="button" onClick={() => again(value.mobile)}>
            重试
          </button>
        )}
      </p>
    </div>
  );
}

function readCustomer(typed: string, data: unknown): Customer {
  const id = isRecord(data) ? parseId(data.id) : undefined;
  if (!isRecord(data) || id === undefined) return { mobile: typed, state: 'new' };
  const { name, provinceName, year, subjects, mobile } = data;
  const chosen = Array.isArray(subjects)
    ? subjects.map((subject) => String(subject).slice(0, 1)).join('')
    : '';
  const about = [name, provinceName, year, chosen].map((part) => textOr(part)).filter(Boolean);
  // A number typed in full comes back masked.
  return { mobile: typed || textOr(mobile), id, about: about.join(' · '), state: 'found' };
}

function sentence(customer: Customer | null | undefined): string {
  const said = {
    reading: '正在查询客户…',
    found: `已有客户：${customer?.about ?? ''}`,
    new: '新客户，请填写以下信息',
    failed: '查询客户失败',
  };
  return customer?.state ? said[customer.state] : '输入手机号后自动查询';
}
