import { FileDoneOutlined } from '@ant-design/icons';
import { defineResource } from '@/src/crud/defineResource';
import { auditTab } from '@/src/crud/show/auditTab';
import { load } from '@/src/ui/load';
import { moneyPages } from '../../lookups/moneyPages';
import { financeEndpoints } from '../endpoints';
import { type Withdrawal, withdrawStates } from './withdrawal';
import { isApprovable, withdrawalActions } from './withdrawalActions';
import { withdrawalFields } from './withdrawalFields';

const PayeeAside = load(() => import('./PayeeAside'));
const PayFileDialog = load(() => import('./PayFileDialog'));
const ApproveDialog = load(
  () => import('./auditDialogs'),
  (code) => code.ApproveDialog,
);
const ApproveSome = load(
  () => import('./auditDialogs'),
  (code) => code.ApproveSome,
);

/** Withdrawals of institutions from their income (提现管理, screen F4). */
export const withdrawals = defineResource<Withdrawal>()({
  label: '提现申请',
  createLabel: '申请提现',
  endpoints: financeEndpoints['finance/withdrawals'],
  title: 'withdrawNo',
  sort: { field: 'createTime', order: 'desc' },
  form: 'modal',
  createsOnce: true,
  serverExport: true,
  invalidates: moneyPages,
  counts: 'counts',
  quickFilters: [
    { label: '全部', filters: {} },
    ...withdrawStates.map(({ value, label }) => ({
      label,
      filters: { status: String(value) },
      count: String(value),
    })),
  ],
  card: {
    title: 'storeName',
    lines: [
      ['amount', 'waitDays', 'createTime'],
      ({ risks }) => (risks.length > 0 ? risks.map(({ note }) => note).join('；') : undefined),
    ],
  },
  FormAside: PayeeAside,
  fields: withdrawalFields,
  groups: {
    apply: {
      label: '提现申请',
      fields: ['withdrawNo', 'storeId', 'status', 'amount', 'fee', 'actualAmount', 'risks'],
    },
    payee: {
      label: '收款账号',
      fields: ['payeeType', 'accountName', 'bankName', 'bankBranch', 'accountNo'],
    },
    result: {
      label: '审核与打款',
      fields: [
        ...(['auditBy', 'auditTime', 'auditRemark'] as const),
        ...(['payBy', 'paySerialNo', 'payTime', 'payVoucher', 'remark'] as const),
      ],
    },
    system: { label: '系统信息', fields: ['createBy', 'createTime', 'updateBy', 'updateTime'] },
  },
  showTabs: [auditTab],
  actions: {
    approve: {
      ...{ on: 'row', label: '通过', operation: 'audit', promoted: true },
      ...{ when: isApprovable, waiting: { status: '0' }, dialog: ApproveDialog },
    },
    ...withdrawalActions,
    approveSome: {
      on: 'batch',
      label: '批量通过',
      operation: 'audit',
      when: isApprovable,
      dialog: ApproveSome,
    },
    payFile: {
      ...{ on: 'toolbar', label: '导出批量付款文件', icon: <FileDoneOutlined aria-hidden /> },
      ...{ operation: 'payFile', dialog: PayFileDialog },
    },
  },
});
