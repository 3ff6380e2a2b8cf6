import { Form, Input } from 'antd';
import { ActionDialog } from '@/src/crud/actions/ActionDialog';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { FileItem, ReasonItem } from '@/src/crud/actions/actionItems';
import { DictionarySelect } from '@/src/crud/fields/dictionary';
import { upload } from '@/src/crud/fields/upload';
import { formatTime } from '@/src/lib/dates';
import { formatMoney } from '@/src/lib/money';
import { DateItem } from '@/src/ui/fields/DateItem';
import { accountProblem, payTimeProblem, type Withdrawal } from './withdrawal';

const voucher = upload('打款凭证', 'image').kind;

interface Payment {
  readonly paySerialNo: string;
  readonly payTime: string;
  readonly payVoucher: string;
  readonly remark?: string;
  readonly password: string;
}

/** 已打款: enters the bank's data of the payment. */
export function PaidDialog({ row, close }: RowDialogProps<Withdrawal>) {
  return (
    <ActionDialog<Payment>
      title={`已打款：${row.withdrawNo}`}
      text={`请确认已向「${row.accountName}」打款 ${formatMoney(row.actualAmount)}。`}
      operation="pay"
      success="打款登记成功"
      password
      once
      rows={[row]}
      refusals={{ paySerialNo: ['打款流水号'], payTime: ['打款时间', '已月结'], payVoucher: ['打款凭证'] }}
      initialValues={{ payTime: formatTime(Date.now()) }}
      body={({ remark = '', ...values }) => ({ ...values, remark, status: 2 })}
      close={close}
    >
      <Form.Item
        name="paySerialNo"
        label="打款流水号"
        rules={[{ required: true, whitespace: true, message: '请输入打款流水号' }]}
      >
        <Input maxLength={64} />
      </Form.Item>
      <DateItem
        name="payTime"
        label="打款时间"
        missing="请选择打款时间"
        precision="second"
        problemOf={(time) => payTimeProblem(time, formatTime(Date.now()))}
      />
      <FileItem name="payVoucher" label="打款凭证" kind={voucher} missing="请上传打款凭证" />
      <Form.Item name="remark" label="备注" rules={[{ max: 200, message: '备注长度不能超过 200 个字符' }]}>
        <Input />
      </Form.Item>
    </ActionDialog>
  );
}

/** 打款失败: the money stays frozen until it is paid again or refused. */
export function FailedDialog({ row, close }: RowDialogProps<Withdrawal>) {
  return (
    <ActionDialog<{ remark: string }>
      title={`打款失败：${row.withdrawNo}`}
      text={`登记后 ${formatMoney(row.amount)} 仍处于冻结状态，可以重新打款或驳回。`}
      operation="pay"
      success="打款失败已登记"
      danger
      password
      once
      rows={[row]}
      body={(values) => ({ ...values, status: 4 })}
      close={close}
    >
      <ReasonItem name="remark" label="失败原因" min={5} max={200} />
    </ActionDialog>
  );
}

/** 重新打款: to the same account, or to one that is right now. A number that is left alone stays what it was. */
export function RetryDialog({ row, close }: RowDialogProps<Withdrawal>) {
  const { accountName, bankName, bankBranch, accountNo, payeeType } = row;
  const isBank = Number(payeeType) === 1;
  const check = async (_rule: unknown, typed: string) => {
    const problem = typed === accountNo ? undefined : accountProblem(payeeType, typed.trim());
    if (problem) throw new Error(problem);
  };
  return (
    <ActionDialog
      title={`重新打款：${row.withdrawNo}`}
      text={`上次打款失败：${row.remark}。请核对收款信息，提交后将再次进入待打款。`}
      operation="retry"
      success="已提交重新打款"
      once
      rows={[row]}
      refusals={{ accountNo: ['银行账号', '支付宝账号'] }}
      initialValues={{ accountName, bankName, bankBranch, accountNo }}
      close={close}
    >
      <Form.Item
        name="accountName"
        label="收款户名"
        validateFirst
        rules={[
          { required: true, whitespace: true, message: '请输入收款户名' },
          { min: 2, max: 100, message: '收款户名长度为 2-100 个字符' },
        ]}
      >
        <Input />
      </Form.Item>
      {isBank && (
        <>
          <Form.Item name="bankName" label="开户银行" rules={[{ required: true, message: '请选择开户银行' }]}>
            <DictionarySelect type="bank" placeholder="请选择开户银行" />
          </Form.Item>
          <Form.Item
            name="bankBranch"
            label="支行"
            rules={[{ required: true, whitespace: true, message: '请输入支行' }]}
          >
            <Input maxLength={50} />
          </Form.Item>
        </>
      )}
      <Form.Item
        name="accountNo"
        label="收款账号"
        validateFirst
        rules={[{ required: true, whitespace: true, message: '请输入收款账号' }, { validator: check }]}
      >
        <Input />
      </Form.Item>
    </ActionDialog>
  );
}
