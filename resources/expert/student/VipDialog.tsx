import { Form } from 'antd';
import { useRef, useState } from 'react';
import { erase } from '@/src/crud/defineResource';
import '@/src/crud/form/form.css';
import { FormField } from '@/src/crud/form/FormField';
import { useFieldStates } from '@/src/crud/form/FormFields';
import { fieldErrors } from '@/src/crud/form/fieldRules';
import { useFieldErrors } from '@/src/crud/form/useFieldErrors';
import type { FieldsOf } from '@/src/crud/resourceSpec';
import { userTypes, vipPayTypes } from '@/src/gaokao/enumerations';
import { laterEnd, membershipRemark } from '@/src/gaokao/membership';
import { timeOr } from '@/src/lib/dates';
import { numberOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { ActionModal } from '@/src/ui/confirm/ActionModal';
import { choice } from '@/src/ui/fields/choice';
import { date } from '@/src/ui/fields/date';
import type { FormValues } from '@/src/ui/fields/field';
import { money } from '@/src/ui/fields/money';
import { problemRule } from '@/src/ui/fields/rule';
import { text } from '@/src/ui/fields/text';
import { textarea } from '@/src/ui/fields/textarea';
import { expert } from '../../lookups/expert';
import { expertEndpoints } from '../endpoints';
import { useStudentChanged } from './useStudent';

const openVip = expertEndpoints['expert/student'].operations.openVip;

interface Vip {
  readonly userType: number;
  readonly vipPayType: number;
  readonly cardNo: string;
  readonly expertId: RecordId;
  readonly orderNo: string;
  readonly price: string;
  readonly expireTime: string;
  readonly remark: string;
}

const paidBy =
  (...ways: number[]) =>
  ({ vipPayType }: FormValues) =>
    ways.includes(Number(vipPayType));

const vipFields: FieldsOf<Vip> = {
  userType: choice<number>('用户类型', userTypes, { required: true }),
  vipPayType: choice<number>('开通方式', vipPayTypes, { required: true }),
  cardNo: text('卡号', {
    required: '请输入 16 位卡号',
    visible: paidBy(2),
    rules: [problemRule((typed) => (/^\d{16}$/.test(typed) ? undefined : '请输入 16 位卡号'))],
    serverErrors: ['卡号', '该卡'],
  }),
  expertId: expert('负责专家', { required: '请选择专家', visible: paidBy(4), serverErrors: ['请选择专家'] }),
  orderNo: text('订单号', {
    ...{ required: true, visible: paidBy(3), maxLength: 32, serverErrors: ['订单'] },
  }),
  price: money('金额', { visible: paidBy(3, 4) }),
  expireTime: date('有效期', { required: true, serverErrors: ['有效期'] }),
  remark: textarea(membershipRemark),
};
const fields = erase(vipFields);

/** Opens a student's service: binds a card, notes a purchase, gives her an expert (screen E2, 开通权益). */
export default function VipDialog({
  student,
  userId,
  close,
}: {
  student: FormValues;
  userId: RecordId;
  close: () => void;
}) {
  const { callOperation } = useServices();
  const notify = useNotify();
  const changed = useStudentChanged();
  const [form] = Form.useForm<Record<string, unknown>>();
  const states = useFieldStates(form, fields);
  const showErrors = useFieldErrors(form);
  const [running, setRunning] = useState(false);
  const year = numberOr(student.year, new Date().getFullYear());
  const userType = numberOr(student.userType) || 1;
  const start = {
    ...{ userType, vipPayType: numberOr(student.vipPayType) === 4 ? 4 : 2, expertId: student.expertId },
    expireTime: endOf(student, userType, year),
  };
  /** The end that the form filled in; another one was typed, and stays. */
  const given = useRef(start.expireTime);
  const follow = (changes: Record<string, unknown>) => {
    if (!('userType' in changes) || form.getFieldValue('expireTime') !== given.current) return;
    given.current = endOf(student, numberOr(changes.userType), year);
    form.setFieldValue('expireTime', given.current);
  };
  const save = async (values: Record<string, unknown>) => {
    setRunning(true);
    try {
      await callOperation(openVip, { body: { userId, year, ...values }, options: { quiet: true } });
      await changed(userId);
      notify('success', '开通成功');
      close();
    } catch (error) {
      const message = error instanceof Error ? error.message : '';
      const problems = fieldErrors(fields, message);
      showErrors(problems);
      if (problems.length === 0) notify('error', message);
      setRunning(false);
    }
  };
  return (
    <ActionModal title="开通权益" running={running} onOk={form.submit} onCancel={close}>
      <Form
        form={form}
        layout="vertical"
        initialValues={start}
        onValuesChange={follow}
        onFinish={(values) => void save(values)}
      >
        {fields.map((field) => {
          const state = states[field.name];
          return state && <FormField key={field.name} {...state} field={field} />;
        })}
      </Form>
    </ActionModal>
  );
}

/** The last day of a membership of a type where nobody names another. The institution sets how long trials last. */
function endOf(student: FormValues, userType: number, year: number): string {
  const present = { userType: numberOr(student.userType), vipExpire: timeOr(student.vipExpire) };
  const trialDays = numberOr(student.trialDays) || undefined;
  return laterEnd(present, { userType, year }, Date.now(), trialDays).slice(0, 10);
}
