import { Form, Select } from 'antd';
import { ActionDialog } from '@/src/crud/actions/ActionDialog';
import { AmountItem, FileItem } from '@/src/crud/actions/actionItems';
import { DictionarySelect } from '@/src/crud/fields/dictionary/dictionary';
import { reference } from '@/src/crud/fields/reference/reference';
import { upload } from '@/src/crud/fields/upload/upload';
import { payWays } from '@/src/gaokao/moneyEnumerations';
import { useIsPlatform } from '@/src/services/useIsPlatform';
import { textarea } from '@/src/ui/fields/textarea';
import { rechargeProblem } from './balance';

const Store = reference('机构', 'customer/store', { shownBy: 'storeName' }).kind.Input;
const voucher = upload('付款凭证', 'image').kind;
const Remark = textarea('备注').kind.Input;
/** Paid through a bank: only its slip shows it. */
const byBank = 1;
const gift = 4;

/** Applies for a recharge, which waits for 财务 to confirm it (充值, screen F5). The platform may do so for an institution. */
export default function RechargeDialog({ close }: { readonly close: () => void }) {
  const isPlatform = useIsPlatform();
  const [form] = Form.useForm();
  const payWay: unknown = Form.useWatch('payWay', form);
  const ways = payWays.filter(({ value }) => isPlatform || value !== gift);
  return (
    <ActionDialog
      title="充值"
      form={form}
      operation="recharge"
      success="充值申请已提交，待财务确认到账"
      once
      refusals={{ amount: ['充值金额'], voucher: ['凭证'], storeId: ['机构'] }}
      initialValues={{ rechargeType: '1', payWay: byBank }}
      close={close}
    >
      {isPlatform && (
        <Form.Item name="storeId" label="机构" rules={[{ required: true, message: '请选择机构' }]}>
          <Store />
        </Form.Item>
      )}
      <Form.Item name="rechargeType" label="充值类型" rules={[{ required: true, message: '请选择充值类型' }]}>
        <DictionarySelect type="recharge_type" placeholder="请选择充值类型" />
      </Form.Item>
      <AmountItem
        label="充值金额"
        rules={[
          {
            validator: async (_rule, amount) => {
              const problem = rechargeProblem(amount);
              if (problem) throw new Error(problem);
            },
          },
        ]}
      />
      <Form.Item name="payWay" label="支付方式" rules={[{ required: true, message: '请选择支付方式' }]}>
        <Select options={ways.map(({ value, label }) => ({ value, label }))} />
      </Form.Item>
      <FileItem
        name="voucher"
        label="付款凭证"
        kind={voucher}
        missing={payWay === byBank ? '请上传凭证' : undefined}
      />
      <Form.Item name="remark" label="备注" rules={[{ max: 100, message: '备注长度不能超过 100 个字符' }]}>
        <Remark />
      </Form.Item>
    </ActionDialog>
  );
}
