import { EditOutlined } from '@ant-design/icons';
import { defineResource } from '@/src/crud/defineResource';
import { auditTab } from '@/src/crud/show/auditTab';
import { formatMoney } from '@/src/lib/money';
import { reason } from '@/src/ui/fields/reason';
import { load } from '@/src/ui/load';
import { moneyPages } from '../../lookups/moneyPages';
import { financeEndpoints } from '../endpoints';
import { type Invoice, invoiceRules, invoiceStates, rejectPhrases } from './invoice';
import { invoiceFields } from './invoiceFields';
import { attachedFile, issueFields, redFields } from './stepFields';

const BatchIssueDialog = load(() => import('./BatchIssueDialog'));
const BillingAside = load(() => import('./BillingAside'));

const isWaiting = ({ status }: Invoice) => status === 0;
const isRefused = ({ status }: Invoice) => status === 2;
const isIssued = ({ status }: Invoice) => status === 1;
const hasFile = (row: Invoice) => isIssued(row) && row.fileUrl !== '';

/** Applications of institutions for invoices, and their results (发票管理, screen F2). */
export const invoices = defineResource<Invoice>()({
  label: '开票申请',
  endpoints: financeEndpoints['finance/invoices'],
  title: 'applyNo',
  search: 'title',
  sort: { field: 'createTime', order: 'desc' },
  sendsChangesOnly: true,
  createsOnce: true,
  serverExport: true,
  createLabel: '申请开票',
  canEdit: isWaiting,
  canDelete: isRefused,
  recycles: true,
  invalidates: moneyPages,
  defaultFilters: ({ isPlatform }) => (isPlatform ? { status: '0' } : {}),
  counts: 'counts',
  quickFilters: [
    { label: '全部', filters: {} },
    ...invoiceStates.map(({ value, label }) => ({
      label,
      filters: { status: String(value) },
      count: String(value),
    })),
  ],
  card: {
    title: 'title',
    lines: [['amount', 'storeId', 'createTime'], ({ rejectReason }) => rejectReason || undefined],
  },
  FormAside: BillingAside,
  fields: invoiceFields,
  groups: {
    apply: {
      label: '开票内容',
      fields: ['applyNo', 'storeId', 'rechargeIds', 'amount', 'invoiceKind', 'content'],
    },
    title: {
      label: '抬头信息',
      fields: ['titleType', 'title', 'taxNo', 'bankName', 'bankAccount', 'regAddress', 'regPhone'],
    },
    contact: { label: '接收方式', fields: ['email', 'mobile', 'remark'] },
    result: {
      label: '开票结果',
      fields: [
        ...(['status', 'invoiceNo', 'invoiceDate', 'taxRate', 'netAmount', 'taxAmount', 'fileUrl'] as const),
        ...(['rejectReason', 'redNo', 'redDate'] as const),
      ],
    },
    system: { label: '系统信息', fields: ['createBy', 'createTime', 'updateBy', 'updateTime'] },
  },
  showTabs: [auditTab],
  actions: {
    issue: {
      on: 'row',
      label: '开票',
      operation: 'issue',
      promoted: true,
      always: true,
      when: isWaiting,
      waiting: { status: '0' },
      ...{ once: true, success: '开票成功' },
      title: ({ applyNo }) => `开票：${applyNo}`,
      text: ({ title, amount }) => `「${title}」${formatMoney(amount)}，请先在税务平台开具，再登记结果。`,
      fields: issueFields,
    },
    // Before what is the institution's: a row has buttons for the first two that its reader may use.
    attach: {
      on: 'row',
      ...{ label: '补传文件', operation: 'attach', promoted: true, always: true },
      ...{ when: (row) => isIssued(row) && row.fileUrl === '', once: true, success: '文件已补传' },
      title: ({ applyNo }) => `补传文件：${applyNo}`,
      text: ({ invoiceNo }) => `发票 ${invoiceNo} 还没有文件，上传后机构可以下载。`,
      fields: { fileUrl: attachedFile },
    },
    resubmit: {
      on: 'row',
      label: '修改重提',
      permission: 'finance:invoices:edit',
      promoted: true,
      always: true,
      when: isRefused,
      href: ({ id }, search) => `/finance/invoices/edit/${id}${search}`,
    },
    reject: {
      on: 'row',
      label: '驳回',
      operation: 'reject',
      when: isWaiting,
      danger: true,
      ...{ once: true, success: '驳回成功' },
      title: ({ applyNo }) => `驳回：${applyNo}`,
      text: '驳回后，所选充值单可以重新申请开票。',
      fields: { reason: reason(invoiceRules.rejectReason, { phrases: rejectPhrases }) },
    },
    download: {
      on: 'row',
      label: '下载',
      permission: 'finance:invoices:show',
      always: true,
      when: hasFile,
      run: async ({ fileUrl }, { downloads }) => (await downloads()).resource(fileUrl),
    },
    resend: {
      on: 'row',
      label: '重发邮件',
      operation: 'resend',
      always: true,
      when: hasFile,
      confirm: ({ email }) => `发票将发送至 ${email}，确定吗？`,
      request: ({ id, email }) => ({ body: { id, email } }),
      success: '邮件已发送',
    },
    red: {
      on: 'row',
      label: '登记红冲',
      operation: 'red',
      always: true,
      danger: true,
      when: (row) => isIssued(row) && row.redNo === '',
      ...{ password: true, once: true, success: '红冲登记成功' },
      title: ({ applyNo }) => `登记红冲：${applyNo}`,
      text: ({ invoiceNo }) => `发票 ${invoiceNo} 红冲后，所选充值单可以重新申请开票。`,
      fields: redFields,
    },
    withdraw: {
      on: 'row',
      label: '撤回',
      operation: 'remove',
      danger: true,
      when: isWaiting,
      confirm: () => '确定撤回该开票申请吗？',
      request: ({ id, rev }) => ({ body: { id, rev } }),
      success: '撤回成功',
    },
    batchIssue: {
      on: 'toolbar',
      label: '批量回填',
      icon: <EditOutlined aria-hidden />,
      operation: 'batchIssue',
      dialog: BatchIssueDialog,
    },
  },
});
