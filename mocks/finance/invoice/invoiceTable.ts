import { z } from 'zod';
import {
  type Invoice,
  invoiceKinds,
  invoiceStates,
  rejectPhrases,
  titleTypes,
} from '@/resources/finance/invoices/invoice';
import { fenOf, netOf, yuanOf } from '@/src/lib/fen';
import { inventCreditCode } from '../../customer/creditCode';
import { storeTable } from '../../customer/storeTable';
import { createRandom } from '../../random';
import { personName } from '../../seed/names';
import { type RechargeRow, rechargeTable } from '../../system/recharge/rechargeTable';
import { defineTable, type SeedContext, type Stored, stamps } from '../../table';
import { dayLength, formatTime } from '../../time';

/** An application as it is kept. */
export type InvoiceRow = Stored<Omit<Invoice, 'storeName' | 'recharges'>>;

/** Applications for invoices (screen F2): 36 issued, two of which were reversed, 6 refused, and the newest 18 wait. */
export const invoiceTable = defineTable<InvoiceRow>({
  name: 'finance/invoice',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    applyNo: z.string(),
    storeId: z.number(),
    rechargeIds: z.array(z.number()),
    amount: z.string(),
    invoiceKind: z.literal(invoiceKinds.map(({ value }) => value)),
    titleType: z.literal(titleTypes.map(({ value }) => value)),
    title: z.string(),
    taxNo: z.string(),
    bankName: z.string(),
    bankAccount: z.string(),
    regAddress: z.string(),
    regPhone: z.string(),
    content: z.string(),
    taxRate: z.literal([1, 3, 6]).nullable(),
    netAmount: z.string(),
    taxAmount: z.string(),
    email: z.string(),
    mobile: z.string(),
    remark: z.string(),
    status: z.literal(invoiceStates.map(({ value }) => value)),
    invoiceNo: z.string(),
    invoiceDate: z.string(),
    fileUrl: z.string(),
    rejectReason: z.string(),
    redNo: z.string(),
    redDate: z.string(),
    rev: z.number(),
    ...stamps,
  }),
  seed: (context) => invoiceSeed(context),
});

/** Whether a recharge can be on an invoice: it arrived, and was no gift. */
export function canBeInvoiced({ status, payWay }: Pick<RechargeRow, 'status' | 'payWay'>): boolean {
  return status === 1 && payWay !== 4;
}

/** `FP202606080043`: the day of an application, and its id: numbers of deleted ones are not given again. */
export function applyNumber(time: string, id: number): string {
  return `FP${time.slice(0, 10).replaceAll('-', '')}${String(id).padStart(4, '0')}`;
}

const counts = { issued: 36, refused: 6, waiting: 18 };
/** The number of reversed invoices, which are the first issued ones. */
const reversed = 2;
const withoutFile = 30;

function invoiceSeed({ now, seedOf }: SeedContext): InvoiceRow[] {
  const random = createRandom(20250607);
  const stores = new Map(seedOf(storeTable).map((store) => [store.id, store]));
  // Every other recharge: the rest can still be invoiced.
  const recharges = seedOf(rechargeTable)
    .filter(canBeInvoiced)
    .filter((_, index) => index % 2 === 0);
  const total = counts.issued + counts.refused + counts.waiting;
  const rows: InvoiceRow[] = [];
  for (const recharge of recharges.slice(-total)) {
    const { id: storeId = 1, name = '' } = stores.get(recharge.storeId) ?? {};
    const at = Math.min(Date.parse(recharge.endTime) + dayLength, now - (total - rows.length) * 1_800_000);
    const about = { id: rows.length + 1, storeId, name, at, contact: personName(random) };
    rows.push(seedRow(recharge, about));
  }
  return rows;
}

interface About {
  readonly id: number;
  readonly storeId: number;
  readonly name: string;
  /** The time of the application, in milliseconds. */
  readonly at: number;
  readonly contact: string;
}

function seedRow(recharge: RechargeRow, about: About): InvoiceRow {
  const { id, storeId, name, at, contact } = about;
  const createTime = formatTime(at);
  const isPerson = id % 10 === 7;
  const titleType = isPerson ? 3 : id % 9 === 4 ? 2 : 1;
  const hasBank = !isPerson && id % 3 === 0;
  return {
    ...{ id, applyNo: applyNumber(createTime, id), storeId, rechargeIds: [recharge.id] },
    ...{ amount: recharge.amount, invoiceKind: hasBank ? 2 : 1, titleType },
    title: isPerson ? contact : name,
    taxNo: isPerson ? '' : inventCreditCode(storeId),
    bankName: hasBank ? '中国工商银行' : '',
    bankAccount: hasBank ? String(622_202_000_000n + BigInt(storeId)) : '',
    ...{ regAddress: hasBank ? '志愿路 1 号' : '', regPhone: hasBank ? '0431-88000001' : '' },
    ...{ content: id % 4 === 0 ? '2' : '1', email: `finance${storeId}@example.com` },
    ...{ mobile: `1990000${String(storeId).padStart(4, '0')}`, remark: '' },
    ...outcomeOf(id, recharge.amount, at),
    ...{ rev: 1, createTime, createBy: contact, ...answeredBy(about) },
  };
}

/** The author and time of the last update: the processor's, else the applicant's. */
function answeredBy({ id, at, contact }: About): Pick<InvoiceRow, 'updateTime' | 'updateBy'> {
  const days = id > counts.issued + counts.refused ? 0 : id > counts.issued ? 0.25 : id <= reversed ? 3 : 1;
  const updateTime = formatTime(at + days * dayLength);
  return { updateTime, updateBy: days === 0 ? contact : personName(createRandom(id)) };
}

type Outcome = Pick<
  InvoiceRow,
  | 'status'
  | 'taxRate'
  | 'netAmount'
  | 'taxAmount'
  | 'invoiceNo'
  | 'invoiceDate'
  | 'fileUrl'
  | 'rejectReason'
  | 'redNo'
  | 'redDate'
>;

const untouched: Outcome = {
  ...{ status: 0, taxRate: null, netAmount: '', taxAmount: '', invoiceNo: '', invoiceDate: '', fileUrl: '' },
  ...{ rejectReason: '', redNo: '', redDate: '' },
};

function outcomeOf(id: number, amount: string, at: number): Outcome {
  if (id > counts.issued + counts.refused) return untouched;
  if (id > counts.issued) return { ...untouched, status: 2, rejectReason: refusedFor(id) };
  const isRed = id <= reversed;
  const day = (after: number) => formatTime(at + after * dayLength).slice(0, 10);
  return {
    ...untouched,
    ...{ status: 1, taxRate: 6, ...taxOf(amount, 6), invoiceNo: numberOf(id), invoiceDate: day(1) },
    // The number of one came out of a spreadsheet; its file is still missing.
    fileUrl: id === withoutFile ? '' : '/profile/upload/电子发票（示例）.pdf',
    ...(isRed && { redNo: numberOf(900 + id), redDate: day(3) }),
  };
}

function refusedFor(id: number): string {
  return id === counts.issued + counts.refused
    ? '专用发票请补充开户银行和账号'
    : rejectPhrases[id % 3 === 0 ? 0 : 2];
}

function numberOf(id: number): string {
  return String(26_952_000_000_000_000_000n + BigInt(id) * 7919n);
}

/** An amount with tax as its two parts. */
export function taxOf(amount: string, rate: number): Pick<InvoiceRow, 'netAmount' | 'taxAmount'> {
  const fen = fenOf(amount) ?? 0n;
  const net = netOf(fen, BigInt(rate));
  return { netAmount: yuanOf(net), taxAmount: yuanOf(fen - net) };
}
