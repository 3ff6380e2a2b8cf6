import type { AnyRecord } from '@/src/crud/resourceSpec';
import { momentOf } from '@/src/lib/dates';
import { fenOf } from '@/src/lib/fen';
import type { TextRule } from '@/src/lib/fieldRule';
import { isYes } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { rules } from '@/src/lib/rules';

/** How a withdrawal stands. */
export const withdrawStates = [
  { value: 0, label: '待审核', tone: 'warning' },
  { value: 1, label: '待打款', tone: 'primary' },
  { value: 2, label: '已打款', tone: 'success' },
  { value: 3, label: '已驳回', tone: 'danger' },
  { value: 4, label: '打款失败', tone: 'danger' },
  { value: 5, label: '已撤回', tone: 'info' },
] as const;

/** Types of payees. */
export const payeeTypes = [
  { value: 1, label: '对公银行账户', tone: 'primary' },
  { value: 2, label: '支付宝', tone: 'info' },
] as const;

/** The risks that the platform checks before it approves. */
export const riskKinds = [
  { value: 1, label: '户名与机构主体不符' },
  { value: 2, label: '新收款账号（7 天内）' },
  { value: 3, label: '金额高于近 3 次均值 2 倍' },
] as const;

export type WithdrawState = (typeof withdrawStates)[number]['value'];
export type PayeeType = (typeof payeeTypes)[number]['value'];

/** A risk, with its figures in a sentence. */
export interface Risk {
  readonly kind: (typeof riskKinds)[number]['value'];
  readonly note: string;
}

/** An account that money goes to. */
export interface Payee {
  payeeType: PayeeType;
  accountName: string;
  /** Key of the dictionary `bank`; empty where it is no bank account, as `bankBranch`. */
  bankName: string;
  bankBranch: string;
  /** Masked. */
  accountNo: string;
}

/** A withdrawal of an institution from its income (提现管理, screen F4). Amounts are yuan, two decimals. */
export interface Withdrawal extends AnyRecord, Payee {
  /** `TX`, the day and four digits. */
  withdrawNo: string;
  storeId: RecordId;
  storeName: string;
  amount: string;
  fee: string;
  /** The amount received: without the fee. */
  actualAmount: string;
  status: WithdrawState;
  /** Working days since it was asked for, while it is under way; null once it is over. */
  waitDays: number | null;
  risks: Risk[];
  auditBy: string;
  auditTime: string;
  auditRemark: string;
  payBy: string;
  paySerialNo: string;
  payTime: string;
  /** Address of a picture. */
  payVoucher: string;
  /** The reason of a failed payment. */
  remark: string;
  /** 1 where the caller asked for it, or approved it or its corrected payee; 0 for an administrator. */
  ownApplication: 0 | 1;
  ownApproval: 0 | 1;
  rev: number;
  createBy: string;
  createTime: string;
  updateBy: string;
  updateTime: string;
}

/** Bounds of one withdrawal, in fen. */
const bounds = { least: 10_000n, most: 5_000_000n };

/** The limits as the server states them: yuan, per mille, and times a calendar month. */
export const limits = {
  min: '100.00',
  max: '50000.00',
  feePermille: 6,
  minFee: '1.00',
  monthLimit: 3,
} as const;

/** Why an amount cannot be taken out; undefined where it can. */
export function amountProblem(amount: unknown): string | undefined {
  const fen = fenOf(amount) ?? 0n;
  if (fen < bounds.least) return '单笔提现不少于 100 元';
  return fen > bounds.most ? '单笔提现不超过 50000 元' : undefined;
}

/** Whether an account of a kind is that of a company in a bank. */
export function isBankAccount(payeeType: unknown): boolean {
  return Number(payeeType) === 1;
}

/** Why money cannot be sent to an account of a kind. */
export function accountProblem(payeeType: unknown, account: string): string | undefined {
  if (isBankAccount(payeeType)) return /^\d{8,30}$/.test(account) ? undefined : '请输入 8-30 位银行账号';
  const isKnown = rules.mobile.test(account) || rules.email.test(account);
  return isKnown ? undefined : '请输入正确的支付宝账号';
}

/** Why a payment cannot have been made at a time, `now` in milliseconds; `since` is its approval. */
export function payTimeProblem(time: string, now: number, since?: unknown): string | undefined {
  if (momentOf(time) > now) return '打款时间不能晚于当前时间';
  return momentOf(time) < momentOf(since) ? '打款时间不能早于审核时间' : undefined;
}

/** Why the reader may not register the payment that a withdrawal waits for; undefined where another reason counts. */
export function payerProblem({
  status,
  ownApproval,
}: {
  readonly status?: unknown;
  readonly ownApproval?: unknown;
}): string | undefined {
  if (Number(status) !== 1 || !isYes(ownApproval)) return undefined;
  return '须由他人登记打款：您审核了该申请或更正了收款信息，审核与打款不能为同一人';
}

/** Working days from which on a withdrawal has waited too long. */
const patience = 3;

/** Whether somebody waits too long for the platform to do something. */
export function isLate({
  status,
  waitDays,
}: {
  readonly status: unknown;
  readonly waitDays: unknown;
}): boolean {
  return [0, 1].includes(Number(status)) && Number(waitDays) >= patience;
}

/** How long somebody has waited, in words. */
export function waitText(days: number): string {
  return days < 1 ? '不足 1 个工作日' : `${days} 个工作日`;
}

/** Mondays to Fridays after a day, up to another; both begin with `YYYY-MM-DD`. */
export function workingDays(from: string, until: string): number {
  const day = 86_400_000;
  const [first, last] = [from, until].map((time) => Date.parse(`${time.slice(0, 10)}T00:00:00Z`));
  if (first === undefined || last === undefined) return 0;
  let days = 0;
  for (let at = first + day; at <= last; at += day) if (new Date(at).getUTCDay() % 6 !== 0) days += 1;
  return days;
}

/** Why an institution was refused, as it is said most often. */
export const rejectPhrases = ['提现账户户名与机构名称不一致', '缺少付款凭证'] as const;

/** Rules of the texts of a withdrawal, for its forms and its mock (decision 41). */
export const withdrawalRules = {
  paySerialNo: { label: '打款流水号', required: true, maxLength: 64 },
  remark: { label: '备注', maxLength: 200 },
  accountName: { label: '收款户名', required: true, minLength: 2, maxLength: 100 },
  /** Of a bank; an Alipay account has none. */
  bankBranch: { label: '支行', maxLength: 50 },
  accountNo: { label: '收款账号', required: true, maxLength: 50 },
  failedRemark: { label: '失败原因', required: true, minLength: 5, maxLength: 200 },
  opinion: { label: '审核意见', maxLength: 200 },
  rejectRemark: { label: '驳回原因', required: true, minLength: 5, maxLength: 200 },
} as const satisfies Record<string, TextRule>;
