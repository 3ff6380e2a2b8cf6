import { Alert, Form } from 'antd';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { FormDialog, type ValuesOf } from '@/src/crud/actions/FormDialog';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { useFieldErrors } from '@/src/crud/form/useFieldErrors';
import { useOperation } from '@/src/crud/useOperation';
import { beijingTime } from '@/src/lib/dates';
import { textOr } from '@/src/lib/record';
import { Money } from '@/src/ui/display/Money';
import { datetime } from '@/src/ui/fields/date';
import type { FormValues, InputProps } from '@/src/ui/fields/field';
import { problemRule } from '@/src/ui/fields/rule';
import { text } from '@/src/ui/fields/text';
import { cash, isCard, type Order, orderRules, payTimeProblem } from './order';
import { boundCard } from './orderFields';
import { openText, useOpenService } from './useOpenService';

const { Input: TextInput } = text('').kind;

const paidText = '收款已登记，权益尚未确认开通，请重试；提示卡号有误时才更换卡号';

/** Once the payment is booked, only the card is left to be opened. */
const disabled = ({ isPaid }: FormValues) => isPaid === true;

const payment = {
  payWay: dictionary('支付方式', 'pay_way', { required: true, disabled }),
  payTime: datetime('支付时间', {
    required: true,
    rules: [problemRule((time) => payTimeProblem(time, Date.now()))],
    disabled,
  }),
  payNo: text(orderRules.payNo, {
    ...{ required: ({ payWay }) => payWay !== cash, disabled },
    Input: PayNoInput,
  }),
};

/** Notes what a customer paid; a card is opened at once, which ends its order (screen E10). */
export default function PayDialog({ row, close }: RowDialogProps<Order>) {
  const pay = useOperation('pay', '收款登记成功');
  const finish = useOperation('status', '权益已开通，订单已完成');
  const [form] = Form.useForm();
  const { open, isOpen, mayOpen } = useOpenService(form);
  const showErrors = useFieldErrors(form);
  const isPaid = Form.useWatch('isPaid', { form, preserve: true }) === true;
  const opensCard = isCard(row.product) && mayOpen;
  const send = async ({ payWay, payTime, payNo, cardNo }: ValuesOf<typeof payment> & CardValues) => {
    const body = { id: row.id, payWay, payTime, payNo: textOr(payNo).trim() };
    if (!isPaid) await pay.runOnce(body);
    form.setFieldValue('isPaid', true);
    if (opensCard) {
      await open({ ...row, cardNo: textOr(cardNo).trim() });
      if (finish.allowed) await finish.runOnce({ id: row.id, status: 4 });
    }
    close();
  };
  /** A refused time is told at its field; any other refusal has been shown. */
  const refuse = (error: unknown) => {
    if (error instanceof Error && error.message.includes('已月结'))
      showErrors([{ name: 'payTime', errors: [error.message] }]);
    throw error;
  };
  return (
    <FormDialog
      title={`登记收款：${row.no}`}
      form={form}
      fields={{ ...payment, ...(opensCard && { cardNo: boundCard }) }}
      initial={{ payTime: beijingTime(), cardNo: row.cardNo }}
      above={
        <>
          <p>
            应付金额：
            <Money value={row.amount} />
          </p>
          {isPaid && <Alert type="warning" showIcon message={isOpen ? openText : paidText} />}
        </>
      }
      onSend={(values) => send(values).catch(refuse)}
      close={close}
    />
  );
}

interface CardValues {
  readonly cardNo?: string | null;
}

/** The number of the payment, which cash need not have. */
function PayNoInput(props: InputProps<string>) {
  const isCash = Form.useWatch('payWay', Form.useFormInstance()) === cash;
  return <TextInput {...props} placeholder={isCash ? '现金可不填' : ''} />;
}
