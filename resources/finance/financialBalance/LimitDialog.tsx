import { Form } from 'antd';
import { ActionDialog } from '@/src/crud/actions/ActionDialog';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { money } from '@/src/ui/fields/money';
import { type Balance, creditProblem } from './balance';

const { Input, rules = [] } = money('金额').kind;

/** Sets how far the prepaid wallet may fall, and from where on it is low (screen F5). */
export default function LimitDialog({ row, close }: RowDialogProps<Balance>) {
  return (
    <ActionDialog
      title={`设置额度：${row.storeName}`}
      operation="setLimit"
      success="额度设置成功"
      once
      rows={[row]}
      refusals={{ creditLimit: ['授信额度'], warnLine: ['预警线'] }}
      initialValues={{ creditLimit: row.creditLimit, warnLine: row.warnLine }}
      close={close}
    >
      <Form.Item
        name="creditLimit"
        label="授信额度"
        validateFirst
        extra="充值余额最多可透支的金额"
        rules={[
          { required: true, message: '请输入授信额度' },
          ...rules,
          {
            validator: async (_rule, amount) => {
              const problem = creditProblem(amount);
              if (problem) throw new Error(problem);
            },
          },
        ]}
      >
        <Input />
      </Form.Item>
      <Form.Item
        name="warnLine"
        label="预警线"
        validateFirst
        extra="充值余额低于此金额时提醒"
        rules={[{ required: true, message: '请输入预警线' }, ...rules]}
      >
        <Input />
      </Form.Item>
    </ActionDialog>
  );
}
