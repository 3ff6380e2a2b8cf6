import { invoiceKinds } from '@/resources/finance/invoices/invoice';
import { defineBin, lostStore } from '../../management/recycle';
import { invoiceTable } from './invoiceTable';

const kinds = Object.fromEntries(invoiceKinds.map(({ value, label }) => [value, label]));

/** Applications that were refused and deleted; they come back refused. */
export const invoiceBin = defineBin({
  entity: '13',
  bizType: 'finance/invoices',
  definition: invoiceTable,
  nameOf: ({ applyNo, title }) => `${applyNo} ${title}`,
  labels: {
    applyNo: '申请单号',
    title: '发票抬头',
    amount: '开票金额（含税）',
    invoiceKind: ['发票种类', kinds],
    rejectReason: '驳回原因',
    createBy: '申请人',
  },
  distinct: { applyNo: '申请单号' },
  lostParent: lostStore,
});
