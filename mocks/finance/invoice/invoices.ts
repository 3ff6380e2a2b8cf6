import { z } from 'zod';
import { financeEndpoints } from '@/resources/finance/endpoints';
import {
  type Billing,
  type Invoice,
  type InvoicedRecharge,
  invoiceKinds,
  invoiceStates,
  isLive,
  titleTypes,
} from '@/resources/finance/invoices/invoice';
import { fenOf, sumFen, yuanOf } from '@/src/lib/fen';
import { groupBy } from '@/src/lib/groupBy';
import { maskMobile } from '@/src/lib/rules';
import { type AuditFields, audit } from '../../audit';
import { optionTexts } from '../../auditTexts';
import { doOnce, ownStoreScope, refuseForeign, refuseMoved, storeIdOf } from '../../businessRules';
import { crudHandlers } from '../../crud';
import type { CrudOptions } from '../../crudOptions';
import { storeTable } from '../../customer/storeTable';
import { filterRows, type ListRules } from '../../list';
import { found, refuse } from '../../responses';
import { idSchema, type Route, read, route, type SignedInRequest } from '../../route';
import { labelsOf } from '../../system/dictSeed';
import { type RechargeRow, rechargeTable } from '../../system/recharge/rechargeTable';
import { formatTime } from '../../time';
import { amountRange } from '../amountRange';
import { invoiceBin } from './invoiceBin';
import { invoiceInput } from './invoiceInput';
import { attach, batchIssue, issue, red, reject, resend } from './invoiceSteps';
import { applyNumber, canBeInvoiced, type InvoiceRow, invoiceTable } from './invoiceTable';

const endpoints = financeEndpoints['finance/invoices'];
const { operations } = endpoints;
const listRules: ListRules = { contains: ['applyNo', 'title', 'invoiceNo'], matches: amountRange };

const unsettled: Partial<InvoiceRow> = {
  ...{
    amount: '0.00',
    taxRate: null,
    netAmount: '',
    taxAmount: '',
    status: 0,
    invoiceNo: '',
    invoiceDate: '',
  },
  ...{ fileUrl: '', rejectReason: '', redNo: '', redDate: '' },
};

const options: CrudOptions<InvoiceRow> = {
  ...listRules,
  input: invoiceInput,
  scope: ownStoreScope,
  presenter,
  check,
  csv: '发票管理',
  remove,
  masks: { mobile: maskMobile },
  complete: (_values, id, { mockServer }) => ({
    ...unsettled,
    applyNo: applyNumber(formatTime(mockServer.now()), id),
  }),
  onCreated: async (row, request) => {
    await settle(row, request);
  },
  onUpdated: settleChange,
  columns: {
    ...{ 申请单号: 'applyNo', 所属机构: 'storeName', '开票金额（含税）': 'amount' },
    发票种类: ['invoiceKind', optionTexts(invoiceKinds)],
    ...{ 发票抬头: 'title', 统一社会信用代码: 'taxNo' },
    开票状态: ['status', optionTexts(invoiceStates)],
    ...{ 发票号码: 'invoiceNo', 开票日期: 'invoiceDate', 联系手机: 'mobile', 驳回原因: 'rejectReason' },
    申请时间: 'createTime',
  },
};

const auditFields: AuditFields = {
  ...{ rechargeIds: '开票充值单', amount: '开票金额', title: '发票抬头', taxNo: '统一社会信用代码' },
  ...{ email: '接收邮箱', remark: '备注' },
  invoiceKind: ['发票种类', optionTexts(invoiceKinds)],
  titleType: ['抬头类型', optionTexts(titleTypes)],
  content: ['开票项目', labelsOf('invoice_item')],
};

const { update, ...others } = operations;

/** Applications for invoices (screen F2). A change is logged by `settleChange`, which knows its step and amount. */
export const invoiceRoutes: readonly Route[] = [
  ...crudHandlers({ ...endpoints, operations: others }, invoiceTable, { ...options, audit: auditFields }),
  ...crudHandlers({ ...endpoints, operations: { update } }, invoiceTable, options),
  route(operations.counts, counts),
  route(operations.quota, quota),
  route(operations.issue, (request) => doOnce(request, () => issue(request))),
  route(operations.batchIssue, (request) => doOnce(request, () => batchIssue(request))),
  route(operations.reject, (request) => doOnce(request, () => reject(request))),
  route(operations.attach, (request) => doOnce(request, () => attach(request))),
  route(operations.red, (request) => doOnce(request, () => red(request))),
  route(operations.resend, (request) => doOnce(request, () => resend(request))),
];

async function presenter({ mockServer }: SignedInRequest): Promise<(row: InvoiceRow) => Invoice> {
  const stores = await mockServer.table(storeTable);
  const recharges = await mockServer.table(rechargeTable);
  return (row) => ({
    ...row,
    storeName: stores.get(row.storeId)?.name ?? '',
    recharges: row.rechargeIds.flatMap((id) => {
      const recharge = recharges.get(id);
      return recharge ? [shown(recharge)] : [];
    }),
  });
}

function shown({ id, orderNo, rechargeType, amount, endTime }: RechargeRow): InvoicedRecharge {
  return { id, orderNo, rechargeType, amount, endTime };
}

async function check(
  action: 'create' | 'update' | 'remove',
  row: InvoiceRow,
  request: SignedInRequest,
  before?: InvoiceRow,
): Promise<void> {
  if (action === 'remove') {
    refuseMoved(request, row);
    if (row.status === 1) refuse('已开票记录不能删除');
    return;
  }
  if (row.storeId === 0) refuse('请选择所属机构');
  if (before?.status === 1) refuse('仅待开票的申请可以修改或撤回');
  if (before && before.storeId !== row.storeId) refuse('所属机构不能修改');
  const recharges = await request.mockServer.table(rechargeTable);
  const live = await liveRecharges(request, row.id);
  for (const id of row.rechargeIds) {
    const recharge = found(recharges.get(id));
    refuseForeign(request, recharge);
    if (recharge.storeId !== row.storeId) refuse(`充值单 ${recharge.orderNo} 不属于该机构`);
    if (!canBeInvoiced(recharge)) refuse(`充值单 ${recharge.orderNo} 未到账`);
    if (live.has(id)) refuse(`充值单 ${recharge.orderNo} 已申请开票`);
  }
}

/** Recharges that are on a live invoice, but for those of one that is being changed. */
async function liveRecharges({ mockServer }: SignedInRequest, except: number): Promise<ReadonlySet<number>> {
  const rows = (await mockServer.table(invoiceTable)).all();
  return new Set(
    rows.filter((row) => row.id !== except && isLive(row)).flatMap(({ rechargeIds }) => rechargeIds),
  );
}

/** Sets the server's own members of an application: its amount, and the pending status. */
async function settle(row: InvoiceRow, { mockServer, trail }: SignedInRequest): Promise<InvoiceRow> {
  const recharges = await mockServer.table(rechargeTable);
  const table = await mockServer.table(invoiceTable);
  const fen = row.rechargeIds.map((id) => fenOf(recharges.get(id)?.amount) ?? 0n);
  const after = await table.put({ ...row, amount: yuanOf(sumFen(fen)), status: 0, rejectReason: '' });
  Object.assign(trail, { after });
  return after;
}

/** Settles a changed application, and logs the step: 修改, or 修改重提 of a refused one. */
async function settleChange(row: InvoiceRow, request: SignedInRequest, before: InvoiceRow): Promise<void> {
  const after = await settle(row, request);
  const recharges = await request.mockServer.table(rechargeTable);
  const told = ({ rechargeIds, ...one }: InvoiceRow) => ({
    ...one,
    rechargeIds: rechargeIds.map((id) => recharges.get(id)?.orderNo).join('、'),
  });
  const step =
    before.status === 2
      ? { action: '修改重提', remark: `原驳回原因：${before.rejectReason}` }
      : { action: '修改' };
  await audit(request, {
    ...{ bizType: endpoints.name, bizId: row.id, before: told(before), after: told(after) },
    ...{ fields: auditFields, forStore: true, ...step },
  });
}

/** One that was refused goes to the recycle bin, one that is withdrawn for good. */
async function remove(row: InvoiceRow, request: SignedInRequest): Promise<void> {
  if (row.status === 2) return invoiceBin.recycle(row, request);
  await (await request.mockServer.table(invoiceTable)).remove(row.id);
}

/** How many there are in each state, of those that the other filters match. */
async function counts(request: SignedInRequest): Promise<Record<string, number>> {
  const covers = await ownStoreScope.covers(request);
  const present = await presenter(request);
  const rows = (await request.mockServer.table(invoiceTable)).all().filter(covers).map(present);
  const { status: _status, ...filters } = request.body;
  const matching = filterRows(rows, filters, listRules);
  return Object.fromEntries(
    invoiceStates.map(({ value }) => [value, matching.filter(({ status }) => status === value).length]),
  );
}

const quotaInput = z.object({ invoiceId: idSchema.nullish() });

/** Amounts that an institution can still have invoices for, and its earlier invoice titles. */
async function quota(request: SignedInRequest) {
  const storeId = await storeIdOf(request);
  const { invoiceId } = read(request.body, quotaInput);
  const live = await liveRecharges(request, invoiceId ?? 0);
  const all = (await request.mockServer.table(rechargeTable)).all();
  const confirmed = all.filter((row) => row.storeId === storeId && canBeInvoiced(row));
  const free = confirmed.filter(({ id }) => !live.has(id));
  const sum = (rows: readonly RechargeRow[]) => sumFen(rows.map(({ amount }) => fenOf(amount) ?? 0n));
  return {
    confirmed: yuanOf(sum(confirmed)),
    occupied: yuanOf(sum(confirmed) - sum(free)),
    available: yuanOf(sum(free)),
    recharges: free.map(shown).reverse(),
    titles: await lastTitles(request, storeId),
  };
}

/** Titles that are offered again. */
const mostTitles = 5;

/** The last titles of an institution as they were last used, the newest first. */
async function lastTitles({ mockServer }: SignedInRequest, storeId: number): Promise<Billing[]> {
  const rows = (await mockServer.table(invoiceTable)).all().filter((row) => row.storeId === storeId);
  const byTitle = groupBy(rows.reverse(), ({ title }) => title);
  return [...byTitle.values()]
    .slice(0, mostTitles)
    .flatMap(([last]) => last ?? [])
    .map(({ titleType, title, taxNo, bankName, bankAccount, regAddress, regPhone }) => ({
      ...{ titleType, title, taxNo, bankName, bankAccount, regAddress, regPhone },
    }));
}
