import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { masked } from '@/src/crud/fields/masked/masked';
import { reference } from '@/src/crud/fields/reference/reference';
import { upload } from '@/src/crud/fields/upload/upload';
import type { FieldsOf } from '@/src/crud/resourceSpec';
import { choice } from '@/src/ui/fields/choice';
import { datetime } from '@/src/ui/fields/date';
import { defineKind, type FormValues, listAndShow, showOnly } from '@/src/ui/fields/field';
import { money } from '@/src/ui/fields/money';
import { number } from '@/src/ui/fields/number';
import { problemRule } from '@/src/ui/fields/rule';
import { text } from '@/src/ui/fields/text';
import { load } from '@/src/ui/load';
import { PayerCell, RisksCell, WaitCell } from './WithdrawalCells';
import {
  accountProblem,
  amountProblem,
  isBankAccount,
  payeeTypes,
  type Risk,
  type Withdrawal,
  withdrawalRules,
  withdrawStates,
} from './withdrawal';

const AccountInput = load(
  () => import('./withdrawalInputs'),
  (code) => code.AccountInput,
);
const AmountInput = load(
  () => import('./withdrawalInputs'),
  (code) => code.AmountInput,
);
const filtered = ['filter', 'list', 'show'] as const;
const applied = ['filter', 'list', 'create', 'show'] as const;
const createAndShow = ['create', 'show'] as const;
const isBank = ({ payeeType }: FormValues) => isBankAccount(payeeType);

const risks = defineKind<Risk[]>({
  Cell: RisksCell,
  Input: () => null,
  operator: 'eq',
  verb: '请选择',
  width: 190,
  wide: true,
});

/** The fields of a withdrawal (screen F4). */
export const withdrawalFields: FieldsOf<Withdrawal> = {
  withdrawNo: text('提现单号', { on: filtered, width: 140 }),
  storeId: reference('所属机构', 'customer/store', {
    ...{ shownBy: 'storeName', on: applied, required: true, platformOnly: true },
    ...{ width: 150, priority: 'high' },
  }),
  status: choice('状态', withdrawStates, { on: filtered }),
  amount: money('提现金额', {
    ...{ on: applied, range: true, required: true, sortable: true, sum: true, priority: 'high' },
    ...{
      Input: AmountInput,
      rules: [problemRule(amountProblem)],
      serverErrors: ['单笔提现', '可提现余额不足'],
    },
  }),
  fee: money('手续费', { on: listAndShow, width: 100 }),
  actualAmount: money('实际到账', { on: listAndShow }),
  waitDays: number('等待时长', { on: ['list'], Cell: WaitCell, priority: 'high', width: 130 }),
  risks: risks('风险提示', { on: listAndShow, priority: 'high' }),
  payeeType: choice('收款方式', payeeTypes, { on: applied, required: true, initial: 1, width: 120 }),
  accountName: text(withdrawalRules.accountName, { on: ['list', 'create', 'show'], width: 180 }),
  bankName: dictionary('开户银行', 'bank', { on: createAndShow, required: isBank, visible: isBank }),
  bankBranch: text(withdrawalRules.bankBranch, { on: createAndShow, required: isBank, visible: isBank }),
  accountNo: masked(withdrawalRules.accountNo, {
    ...{ on: ['list', 'create', 'show'], reusable: true, Input: AccountInput },
    serverErrors: ['银行账号', '支付宝账号'],
    dependencies: ['payeeType'],
    rules: [
      ({ getFieldValue }) => ({
        validator: async (_rule, account: unknown) => {
          if (typeof account !== 'string' || account === '') return;
          const problem = accountProblem(getFieldValue('payeeType'), account.trim());
          if (problem) throw new Error(problem);
        },
      }),
    ],
  }),
  auditBy: text('审核人', { on: listAndShow, columnOff: true }),
  auditTime: datetime('审核时间', { on: listAndShow, columnOff: true }),
  auditRemark: text('审核意见', { on: listAndShow, columnOff: true, width: 200 }),
  payBy: text('打款人', { on: showOnly, Cell: PayerCell }),
  paySerialNo: text('打款流水号', { on: listAndShow, columnOff: true, width: 170 }),
  payTime: datetime('打款时间', { on: listAndShow, columnOff: true }),
  payVoucher: upload('打款凭证', 'image', { on: listAndShow, columnOff: true }),
  remark: text('备注', { on: showOnly }),
  createBy: text('申请人', { on: showOnly }),
  createTime: datetime('申请时间', { on: filtered, sortable: true }),
  updateBy: text('更新人', { on: showOnly }),
  updateTime: datetime('更新时间', { on: showOnly }),
};
