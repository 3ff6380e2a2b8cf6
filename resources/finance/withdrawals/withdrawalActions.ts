import type { ActionWithFields } from '@/src/crud/actions/action';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { upload } from '@/src/crud/fields/upload/upload';
import { beijingTime } from '@/src/lib/dates';
import { formatMoney } from '@/src/lib/money';
import { isYes } from '@/src/lib/record';
import { datetime } from '@/src/ui/fields/date';
import { DigitsInput } from '@/src/ui/fields/LevelledInput';
import { reason } from '@/src/ui/fields/reason';
import { problemRule } from '@/src/ui/fields/rule';
import { text } from '@/src/ui/fields/text';
import type { financeEndpoints } from '../endpoints';
import {
  accountProblem,
  isBankAccount,
  payerProblem,
  payTimeProblem,
  rejectPhrases,
  type Withdrawal,
  type WithdrawState,
  withdrawalRules,
} from './withdrawal';

type Operation = keyof (typeof financeEndpoints)['finance/withdrawals']['operations'];

/** Whether a withdrawal is in one of some states. */
const isIn =
  (...states: WithdrawState[]) =>
  ({ status }: Withdrawal) =>
    states.includes(status);

/** Whether the person may approve a withdrawal: not an own application. */
export const isApprovable = (row: Withdrawal) => isIn(0)(row) && !isYes(row.ownApplication);

/** Whether the person may register its payment: one approves, another pays. */
const isPayable = (row: Withdrawal) => isIn(1)(row) && payerProblem(row) === undefined;

/** Actions of one withdrawal, but for its approval (screen F4). */
export const withdrawalActions = {
  // Records the payment of the bank.
  paid: {
    on: 'row',
    ...{ label: '已打款', operation: 'pay', promoted: true, when: isPayable, waiting: { status: '1' } },
    ...{ password: true, once: true, success: '打款登记成功' },
    title: ({ withdrawNo }) => `已打款：${withdrawNo}`,
    text: ({ accountName, actualAmount }) =>
      `请确认已向「${accountName}」打款 ${formatMoney(actualAmount)}。`,
    initial: () => ({ payTime: beijingTime() }),
    fields: ({ auditTime }) => ({
      paySerialNo: text(withdrawalRules.paySerialNo, { serverErrors: ['打款流水号'] }),
      payTime: datetime('打款时间', {
        required: true,
        rules: [problemRule((time) => payTimeProblem(time, Date.now(), auditTime))],
        serverErrors: ['打款时间', '已月结'],
      }),
      payVoucher: upload('打款凭证', 'image', { required: true, serverErrors: ['打款凭证'] }),
      remark: text(withdrawalRules.remark),
    }),
    body: ({ remark = '', ...values }) => ({ ...values, remark, status: 2 }),
  },
  // Pays again, to the same account or a corrected one; an unchanged number stays as it is.
  retry: {
    on: 'row',
    ...{ label: '重新打款', operation: 'retry', promoted: true, when: isIn(4) },
    ...{ once: true, success: '已提交重新打款' },
    title: ({ withdrawNo }) => `重新打款：${withdrawNo}`,
    text: ({ remark }) => `上次打款失败：${remark}。请核对收款信息，提交后将再次进入待打款。`,
    initial: ({ accountName, bankName, bankBranch, accountNo }) => ({
      ...{ accountName, bankName, bankBranch, accountNo },
    }),
    fields: ({ payeeType, accountNo }) => ({
      accountName: text(withdrawalRules.accountName),
      ...(isBankAccount(payeeType) && {
        bankName: dictionary('开户银行', 'bank', { required: true }),
        bankBranch: text(withdrawalRules.bankBranch, { required: true }),
      }),
      accountNo: text(withdrawalRules.accountNo, {
        rules: [problemRule((typed) => (typed === accountNo ? undefined : accountProblem(payeeType, typed)))],
        serverErrors: ['银行账号', '支付宝账号'],
        ...(isBankAccount(payeeType) && { Input: DigitsInput }),
      }),
    }),
  },
  // The money stays frozen until it is paid again or refused.
  failed: {
    on: 'row',
    ...{ label: '打款失败', operation: 'pay', danger: true, when: isIn(1) },
    ...{ password: true, once: true, success: '打款失败已登记' },
    title: ({ withdrawNo }) => `打款失败：${withdrawNo}`,
    text: ({ amount }) => `登记后 ${formatMoney(amount)} 仍处于冻结状态，可以重新打款或驳回。`,
    fields: { remark: reason(withdrawalRules.failedRemark) },
    body: (values) => ({ ...values, status: 4 }),
  },
  // The money goes back to the income of the institution.
  reject: {
    on: 'row',
    ...{ label: '驳回', operation: 'audit', danger: true, when: isIn(0, 4) },
    ...{ once: true, success: '驳回成功' },
    title: ({ withdrawNo }) => `驳回：${withdrawNo}`,
    text: ({ amount }) => `驳回后 ${formatMoney(amount)} 将退回机构收益余额，确定驳回吗？`,
    fields: { remark: reason(withdrawalRules.rejectRemark, { phrases: rejectPhrases }) },
    body: (values) => ({ ...values, status: 3 }),
  },
  // Withdraws the application.
  cancel: {
    on: 'row',
    ...{ label: '撤回', operation: 'cancel', danger: true, when: isIn(0) },
    ...{ once: true, success: '撤回成功' },
    title: ({ withdrawNo }) => `撤回：${withdrawNo}`,
    text: ({ amount }) => `撤回后 ${formatMoney(amount)} 将退回收益余额，确定撤回该提现申请吗？`,
    fields: {},
  },
} satisfies Record<string, ActionWithFields<Withdrawal, Operation>>;
