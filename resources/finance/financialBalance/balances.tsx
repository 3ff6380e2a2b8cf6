import { PayCircleOutlined, SafetyCertificateOutlined, WalletOutlined } from '@ant-design/icons';
import { defineResource } from '@/src/crud/defineResource';
import { reference } from '@/src/crud/fields/reference/reference';
import { auditTab } from '@/src/crud/show/auditTab';
import { formatMoney } from '@/src/lib/money';
import { isYes } from '@/src/lib/record';
import { amount } from '@/src/ui/fields/amount';
import { choice } from '@/src/ui/fields/choice';
import { datetime } from '@/src/ui/fields/date';
import { listAndShow } from '@/src/ui/fields/field';
import { money } from '@/src/ui/fields/money';
import { number } from '@/src/ui/fields/number';
import { reason } from '@/src/ui/fields/reason';
import { problemRule } from '@/src/ui/fields/rule';
import { text } from '@/src/ui/fields/text';
import { load, loadPlain } from '@/src/ui/load';
import { moneyPages } from '../../lookups/moneyPages';
import { financeEndpoints } from '../endpoints';
import { accountStatuses, reconcileResults } from '../money';
import { DaysLeftCell, walletCell } from './BalanceCells';
import { type Balance, balanceRules, canFreeze, creditProblem, isFrozen } from './balance';
import { rechargeFields } from './rechargeFields';

const AdjustDialog = load(() => import('./AdjustDialog'));
const AllReconciled = load(
  () => import('./ReconcileDialogs'),
  (code) => code.AllReconciled,
);
const BalanceStrip = loadPlain(() => import('./BalanceStrip'));
const CurveTab = load(() => import('./CurveTab'));
const SomeReconciled = load(
  () => import('./ReconcileDialogs'),
  (code) => code.SomeReconciled,
);

const filtered = ['filter', 'list', 'show'] as const;
const why = reason(balanceRules.freezing);

/** Balances of the institutions, and the check of the books (财务余额, screen F5). */
export const balances = defineResource<Balance>()({
  label: '财务余额',
  endpoints: financeEndpoints['finance/financial-balance'],
  title: 'storeName',
  search: false,
  serverExport: true,
  invalidates: moneyPages,
  AboveRows: BalanceStrip,
  aboveLabel: '余额合计',
  quickFilters: [
    { label: '全部', filters: {} },
    { label: '仅看低余额', filters: { lowOnly: '1' } },
    { label: '已冻结', filters: { status: '1' } },
    { label: '对账不一致', filters: { reconcileResult: '2' } },
  ],
  card: {
    lines: [
      ['rechargeBalance', 'incomeBalance', 'total'],
      ({ low }) => (isYes(low) ? '充值余额低于预警线' : undefined),
    ],
  },
  filters: {
    lowOnly: choice<string>('低余额', [{ value: '1', label: '仅看低余额' }], { on: ['filter'] }),
  },
  fields: {
    storeName: text('机构', { on: listAndShow, width: 190 }),
    storeId: reference('机构', 'customer/store', {
      ...{ shownBy: 'storeName', on: ['filter'], platformOnly: true },
    }),
    rechargeBalance: money('充值余额', { on: listAndShow, sortable: true, width: 130, Cell: walletCell(1) }),
    incomeBalance: money('收益余额', { on: listAndShow, sortable: true, width: 130, Cell: walletCell(2) }),
    frozenAmount: money('提现冻结', { on: listAndShow, sortable: true, width: 120, Cell: walletCell(3) }),
    total: money('合计', { on: listAndShow, sortable: true, width: 130 }),
    daysLeft: number('预计可用', { on: listAndShow, Cell: DaysLeftCell, width: 96 }),
    creditLimit: money('授信额度', { on: listAndShow, columnOff: true }),
    warnLine: money('预警线', { on: listAndShow, columnOff: true }),
    status: choice('账户状态', accountStatuses, { on: filtered }),
    reconcileResult: choice('对账结果', reconcileResults, { on: filtered }),
    reconcileTime: datetime('对账时间', { on: filtered, columnOff: true }),
  },
  actions: {
    recharge: {
      ...{ on: 'toolbar', label: '充值', icon: <WalletOutlined aria-hidden />, primary: true },
      ...{ operation: 'recharge', once: true, success: '充值申请已提交，待财务确认到账' },
      ...{ title: '充值', fields: rechargeFields },
    },
    withdraw: {
      ...{ on: 'toolbar', label: '提现', icon: <PayCircleOutlined aria-hidden /> },
      ...{ permission: 'finance:withdrawals:create', href: () => '/finance/withdrawals/create' },
    },
    reconcileAll: {
      ...{ on: 'toolbar', label: '全部对账', icon: <SafetyCertificateOutlined aria-hidden /> },
      ...{ operation: 'reconcile', dialog: AllReconciled },
    },
    adjust: { on: 'row', label: '调账', operation: 'adjust', dialog: AdjustDialog },
    limit: {
      on: 'row',
      ...{ label: '设置额度', operation: 'setLimit', once: true, success: '额度设置成功' },
      title: ({ storeName }) => `设置额度：${storeName}`,
      initial: ({ creditLimit, warnLine }) => ({ creditLimit, warnLine }),
      fields: {
        creditLimit: money('授信额度', {
          ...{ required: true, help: '充值余额最多可透支的金额' },
          ...{ rules: [problemRule(creditProblem)], serverErrors: ['授信额度'] },
        }),
        warnLine: money('预警线', {
          ...{ required: true, help: '充值余额低于此金额时提醒', serverErrors: ['预警线'] },
        }),
      },
    },
    remind: {
      on: 'row',
      ...{ label: '催充值', operation: 'remind' },
      when: ({ low, daysLeft }) => isYes(low) || (daysLeft !== null && daysLeft < 14),
      ...{ once: true, success: '提醒已发送' },
      title: ({ storeName }) => `催充值：${storeName}`,
      text: ({ rechargeBalance, daysLeft }) => {
        const lasts = daysLeft === null ? '' : `，预计可用约 ${daysLeft} 天`;
        return `充值余额 ${formatMoney(rechargeBalance)}${lasts}。将向该机构发送充值提醒。`;
      },
      initial: ({ proposed }) => ({ amount: proposed }),
      fields: {
        amount: amount('建议充值金额', { help: '按近 14 天的领卡支出（扣除退回）估算，可用约 14 天' }),
      },
    },
    freeze: {
      on: 'row',
      ...{ label: '冻结', danger: true, operation: 'freeze', once: true, success: '冻结成功' },
      when: canFreeze,
      title: ({ storeName }) => `冻结：${storeName}`,
      text: '冻结后该机构无法领卡、提现，确定冻结吗？',
      fields: { remark: why },
      body: (values) => ({ ...values, status: 1 }),
    },
    thaw: {
      on: 'row',
      ...{ label: '解冻', operation: 'freeze', once: true, success: '解冻成功', when: isFrozen },
      title: ({ storeName }) => `解冻：${storeName}`,
      text: '解冻后该机构可以领卡、提现。',
      fields: { remark: why },
      body: (values) => ({ ...values, status: 0 }),
    },
    reconcile: { on: 'batch', label: '对账', operation: 'reconcile', dialog: SomeReconciled },
  },
  showTabs: [{ key: 'curve', label: '余额走势', Tab: CurveTab }, auditTab],
});
