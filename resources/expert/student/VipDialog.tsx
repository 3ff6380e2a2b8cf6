import { Form } from 'antd';
import { useRef } from 'react';
import { FormDialog, type ValuesOf } from '@/src/crud/actions/FormDialog';
import { erase } from '@/src/crud/defineResource';
import { fieldErrors } from '@/src/crud/form/fieldRules';
import { useFieldErrors } from '@/src/crud/form/useFieldErrors';
import { userTypes, vipPayTypes } from '@/src/gaokao/enumerations';
import { laterEnd, membershipRemark } from '@/src/gaokao/membership';
import { timeOr } from '@/src/lib/dates';
import { numberOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
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

const paidBy =
  (...ways: number[]) =>
  ({ vipPayType }: FormValues) =>
    ways.includes(Number(vipPayType));

const fields = {
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
  const [form] = Form.useForm();
  const showErrors = useFieldErrors(form);
  const year = numberOr(student.year, new Date().getFullYear());
  const userType = numberOr(student.userType) || 1;
  const start = {
    ...{ userType, vipPayType: numberOr(student.vipPayType) === 4 ? 4 : 2, expertId: student.expertId },
    expireTime: endOf(student, userType, year),
  };
  /** The end that the form filled in; another one was typed, and stays. */
  const given = useRef(start.expireTime);
  const follow = (changes: ValuesOf<typeof fields>) => {
    if (!('userType' in changes) || form.getFieldValue('expireTime') !== given.current) return;
    given.current = endOf(student, numberOr(changes.userType), year);
    form.setFieldValue('expireTime', given.current);
  };
  const save = async (values: ValuesOf<typeof fields>) => {
    try {
      await callOperation(openVip, { body: { userId, year, ...values }, options: { quiet: true } });
      await changed(userId);
      notify('success', '开通成功');
      close();
    } catch (error) {
      const message = error instanceof Error ? error.message : '';
      const problems = fieldErrors(erase(fields), message);
      showErrors(problems);
      if (problems.length === 0) notify('error', message);
      throw error;
    }
  };
  return (
    <FormDialog
      title="开通权益"
      form={form}
      fields={fields}
      initial={start}
      onChange={follow}
      onSend={save}
      close={close}
    />
  );
}

/** The last day of a membership of a type where nobody names another. The institution sets how long trials last. */
function endOf(student: FormValues, userType: number, year: number): string {
  const present = { userType: numberOr(student.userType), vipExpire: timeOr(student.vipExpire) };
  const trialDays = numberOr(student.trialDays) || undefined;
  return laterEnd(present, { userType, year }, Date.now(), trialDays).slice(0, 10);
}
