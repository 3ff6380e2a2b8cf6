import { Form, Input, Segmented } from 'antd';
import { ActionDialog } from '@/src/crud/actions/ActionDialog';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { FileItem, ReasonItem } from '@/src/crud/actions/actionItems';
import { today } from '@/src/lib/dates';
import { formatMoney } from '@/src/lib/money';
import { DateItem } from '@/src/ui/fields/DateItem';
import { problemRule } from '@/src/ui/fields/rule';
import { dateProblem, type Invoice, numberProblem, taxRates } from './invoice';
import { invoiceFile } from './invoiceFile';

interface Issue {
  readonly invoiceNo: string;
  readonly invoiceDate: string;
  readonly taxRate: number;
  readonly fileUrl: string;
}

/** 开票: what the tax platform made of the application. */
export function IssueDialog({ row, close }: RowDialogProps<Invoice>) {
  return (
    <ActionDialog<Issue>
      title={`开票：${row.applyNo}`}
      text={`「${row.title}」${formatMoney(row.amount)}，请先在税务平台开具，再登记结果。`}
      width={520}
      operation="issue"
      success="开票成功"
      once
      rows={[row]}
      refusals={{ invoiceNo: ['发票号码'], invoiceDate: ['开票日期'], fileUrl: ['发票文件'] }}
      initialValues={{ invoiceDate: today(), taxRate: 6 }}
      body={(values) => ({ ...values })}
      close={close}
    >
      <NumberItem name="invoiceNo" label="发票号码" />
      <DateItem
        name="invoiceDate"
        label="开票日期"
        missing="请选择开票日期"
        problemOf={(day) => dateProblem(day, today(), row.createTime)}
      />
      <Form.Item name="taxRate" label="税率">
        <Segmented options={[...taxRates]} />
      </Form.Item>
      <FileItem name="fileUrl" label="发票文件" kind={invoiceFile.kind} missing="请上传发票文件" />
    </ActionDialog>
  );
}

interface Red {
  readonly redNo: string;
  readonly redDate: string;
  readonly reason: string;
}

/** 登记红冲: the red invoice that reverses one. */
export function RedDialog({ row, close }: RowDialogProps<Invoice>) {
  return (
    <ActionDialog<Red & { password: string }>
      title={`登记红冲：${row.applyNo}`}
      text={`发票 ${row.invoiceNo} 红冲后，所选充值单可以重新申请开票。`}
      operation="red"
      success="红冲登记成功"
      danger
      password
      once
      rows={[row]}
      refusals={{ redNo: ['发票号码'], redDate: ['红冲日期'] }}
      initialValues={{ redDate: today() }}
      body={(values) => ({ ...values })}
      close={close}
    >
      <NumberItem name="redNo" label="红字发票号" />
      <DateItem
        name="redDate"
        label="红冲日期"
        missing="请选择红冲日期"
        problemOf={(day) =>
          day > today()
            ? '红冲日期不能晚于今天'
            : day < row.invoiceDate
              ? '红冲日期不能早于开票日期'
              : undefined
        }
      />
      <ReasonItem label="红冲原因" min={5} max={200} />
    </ActionDialog>
  );
}

function NumberItem({ name, label }: { name: string; label: string }) {
  const rules = [{ required: true, message: `请输入${label}` }, problemRule(numberProblem)];
  return (
    <Form.Item name={name} label={label} validateFirst rules={rules}>
      <Input inputMode="numeric" maxLength={20} />
    </Form.Item>
  );
}
