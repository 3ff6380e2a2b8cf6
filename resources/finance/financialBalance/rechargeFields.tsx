import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { reference } from '@/src/crud/fields/reference/reference';
import { upload } from '@/src/crud/fields/upload/upload';
import { payWays } from '@/src/gaokao/moneyEnumerations';
import { useIsPlatform } from '@/src/services/useIsPlatform';
import { amount } from '@/src/ui/fields/amount';
import { choice } from '@/src/ui/fields/choice';
import { problemRule } from '@/src/ui/fields/rule';
import { textarea } from '@/src/ui/fields/textarea';
import { balanceRules, rechargeProblem } from './balance';

/** Paid through a bank: only its slip shows it. */
const byBank = 1;
const gift = 4;
const payWay = choice('支付方式', payWays);
const forStores = payWays.flatMap(({ value }) => (value === gift ? [] : [value]));

/** The fields of 充值 (screen F5). The platform may apply for an institution, and give money away. */
export const rechargeFields = {
  storeId: reference('机构', 'customer/store', {
    ...{ shownBy: 'storeName', platformOnly: true, required: true, serverErrors: ['机构'] },
  }),
  rechargeType: dictionary('充值类型', 'recharge_type', { required: true, initial: '1' }),
  amount: amount('充值金额', { rules: [problemRule(rechargeProblem)], serverErrors: ['充值金额'] }),
  payWay: choice('支付方式', payWays, {
    ...{ required: true, initial: byBank },
    Input: (props) => <payWay.kind.Input {...props} {...(!useIsPlatform() && { choices: forStores })} />,
  }),
  voucher: upload('付款凭证', 'image', {
    required: (values) => values.payWay === byBank,
    serverErrors: ['凭证'],
  }),
  remark: textarea(balanceRules.recharge),
};
