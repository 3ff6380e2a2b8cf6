import type { AnyRecord } from '@/src/crud/resourceSpec';
import { timeOr } from '@/src/lib/dates';
import type { TextRule } from '@/src/lib/fieldRule';
import { isRecord, textOr } from '@/src/lib/record';
import { isRecordId, type RecordId } from '@/src/lib/recordId';

/** How an application for an invoice stands. */
export const invoiceStates = [
  { value: 0, label: '待开票', tone: 'warning' },
  { value: 1, label: '已开票', tone: 'success' },
  { value: 2, label: '已驳回', tone: 'danger' },
] as const;

/** Kinds of invoices. */
export const invoiceKinds = [
  { value: 1, label: '增值税普通发票（电子）' },
  { value: 2, label: '增值税专用发票' },
] as const;

/** Types of the invoice's title. */
export const titleTypes = [
  { value: 1, label: '企业单位', tone: 'primary' },
  { value: 2, label: '非企业单位', tone: 'info' },
  { value: 3, label: '个人' },
] as const;

/** Rates of the tax, in percent. */
export const taxRates = [
  { value: 1, label: '1%' },
  { value: 3, label: '3%' },
  { value: 6, label: '6%' },
] as const;

type ValueOf<Options extends readonly { readonly value: unknown }[]> = Options[number]['value'];

/** The billing details of the invoice's recipient. */
export interface Billing {
  titleType: ValueOf<typeof titleTypes>;
  title: string;
  /** Unified social credit code; empty for persons. */
  taxNo: string;
  bankName: string;
  bankAccount: string;
  regAddress: string;
  regPhone: string;
}

/** A recharge that an invoice is about, or may be about. */
export interface InvoicedRecharge {
  readonly id: RecordId;
  readonly orderNo: string;
  readonly rechargeType: string;
  /** Yuan, two decimals. */
  readonly amount: string;
  readonly endTime: string;
}

/** A recharge as the server sends it. */
function rechargeOf(one: Readonly<Record<string, unknown>>, id: RecordId): InvoicedRecharge {
  return {
    id,
    orderNo: textOr(one.orderNo),
    rechargeType: textOr(one.rechargeType),
    amount: textOr(one.amount, '0.00'),
    endTime: timeOr(one.endTime),
  };
}

/** The recharges of an answer; none where it has no list of them. */
export function rechargesOf(list: unknown): InvoicedRecharge[] {
  const records = Array.isArray(list) ? list.filter(isRecord) : [];
  return records.flatMap((one) => (isRecordId(one.id) ? [rechargeOf(one, one.id)] : []));
}

/** An application of an institution for an invoice, and the invoice that came of it (发票管理, screen F2). */
export interface Invoice extends AnyRecord, Billing {
  /** `FP`, the day and four digits. */
  applyNo: string;
  storeId: RecordId;
  storeName: string;
  rechargeIds: RecordId[];
  /** The recharges of `rechargeIds`. */
  recharges: InvoicedRecharge[];
  /** The sum of the recharges in yuan, with tax. */
  amount: string;
  invoiceKind: ValueOf<typeof invoiceKinds>;
  /** Key of the dictionary `invoice_item`. */
  content: string;
  /** Percent; null until it is issued, as `netAmount` and `taxAmount` are empty. */
  taxRate: ValueOf<typeof taxRates> | null;
  netAmount: string;
  taxAmount: string;
  email: string;
  mobile: string;
  remark: string;
  status: ValueOf<typeof invoiceStates>;
  invoiceNo: string;
  /** YYYY-MM-DD. */
  invoiceDate: string;
  fileUrl: string;
  rejectReason: string;
  /** Number of the red invoice that reverses it; empty where there is none. */
  redNo: string;
  redDate: string;
  rev: number;
  createBy: string;
  createTime: string;
  updateBy: string;
  updateTime: string;
}

/** Whether it holds its recharges: no other invoice can be asked for on them. */
export function isLive({ status, redNo }: Pick<Invoice, 'status' | 'redNo'>): boolean {
  return status === 0 || (status === 1 && redNo === '');
}

/** Why a text is no number of an invoice, red ones included; undefined where it is one. */
export function numberProblem(number: string): string | undefined {
  return /^\d{20}$/.test(number) ? undefined : '请输入 20 位发票号码';
}

/** Why a kind of invoice cannot be issued to such a title. */
export function kindProblem(kind: unknown, titleType: unknown): string | undefined {
  return Number(kind) === 2 && Number(titleType) === 3 ? '个人抬头不能开具增值税专用发票' : undefined;
}

/** Why an invoice cannot be of a day: `today` is `YYYY-MM-DD`, `applied` the time of the application as it came. */
export function dateProblem(date: string, today: string, applied: unknown): string | undefined {
  if (date > today) return '开票日期不能晚于今天';
  return date < timeOr(applied, 'date') ? '开票日期不能早于申请日期' : undefined;
}

/** Why an institution was refused, as it is said most often. */
export const rejectPhrases = ['发票抬头与开户主体不一致', '充值单有误', '信息不完整'] as const;

/** Rules of the texts of an invoice, for its forms and its mock (decision 41). */
export const invoiceRules = {
  title: { label: '发票抬头', required: true, minLength: 2, maxLength: 100 },
  bankName: { label: '开户银行', maxLength: 50 },
  bankAccount: {
    label: '银行账号',
    format: { test: (account: string) => /^\d{8,30}$/.test(account), message: '请输入 8-30 位银行账号' },
  },
  regAddress: { label: '注册地址', maxLength: 100 },
  regPhone: { label: '注册电话', maxLength: 30 },
  email: { label: '接收邮箱', required: true, format: 'email' },
  remark: { label: '备注', maxLength: 200 },
  rejectReason: { label: '驳回原因', required: true, minLength: 5, maxLength: 200 },
  redReason: { label: '红冲原因', required: true, minLength: 5, maxLength: 200 },
} as const satisfies Record<string, TextRule>;
