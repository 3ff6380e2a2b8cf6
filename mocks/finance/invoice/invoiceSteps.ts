import { z } from 'zod';
import { dateProblem, type Invoice } from '@/resources/finance/invoices/invoice';
import { audit } from '../../audit';
import {
  doEach,
  nextRev,
  refuseForeign,
  refuseInstitution,
  refuseMoved,
  requirePassword,
} from '../../businessRules';
import { sendMessage } from '../../management/messages';
import { found, refuse } from '../../responses';
import { idSchema, read, type SignedInRequest } from '../../route';
import type { Table } from '../../table';
import { formatTime } from '../../time';
import { attachInput, batchInput, issueInput, redInput, rejectInput, resendInput } from './invoiceInput';
import { type InvoiceRow, invoiceTable, taxOf } from './invoiceTable';

/** The log entry of a step. */
interface Step {
  readonly action: string;
  readonly changes: Partial<InvoiceRow>;
  readonly remark?: string;
}

/** The application that a step is about, as the caller knew it. */
async function rowIn(request: SignedInRequest): Promise<InvoiceRow> {
  const { id } = read(request.body, z.object({ id: idSchema }));
  const row = found((await request.mockServer.table(invoiceTable)).get(id));
  refuseForeign(request, row);
  refuseMoved(request, row);
  return row;
}

async function take(request: SignedInRequest, before: InvoiceRow, step: Step): Promise<InvoiceRow> {
  const { action, changes, remark = '' } = step;
  const table = await request.mockServer.table(invoiceTable);
  const updateTime = formatTime(request.mockServer.now());
  const stamp = { updateTime, updateBy: request.user.nickName };
  const after = await table.put({ ...before, ...changes, ...nextRev(before), ...stamp });
  Object.assign(request.trail, { before, after });
  const about = { bizType: 'finance/invoices', bizId: before.id, before, after };
  await audit(request, { ...about, action, remark });
  return after;
}

function refuseEnded({ status }: Pick<Invoice, 'status'>): void {
  if (status === 1) refuse('该申请已开票');
  if (status === 2) refuse('该申请已驳回');
}

function refuseTaken(table: Table<InvoiceRow>, number: string): void {
  const isTaken = table.find(({ invoiceNo, redNo }) => invoiceNo === number || redNo === number);
  if (isTaken) refuse('发票号码已存在');
}

/** 开票. */
export async function issue(request: SignedInRequest): Promise<InvoiceRow> {
  refuseInstitution(request);
  const before = await rowIn(request);
  refuseEnded(before);
  return issueRow(request, before, read(request.body, issueInput));
}

type Issued = Pick<InvoiceRow, 'invoiceNo' | 'invoiceDate' | 'fileUrl'> & { readonly taxRate: 1 | 3 | 6 };

async function issueRow(request: SignedInRequest, before: InvoiceRow, issued: Issued): Promise<InvoiceRow> {
  const today = formatTime(request.mockServer.now()).slice(0, 10);
  const problem = dateProblem(issued.invoiceDate, today, before.createTime);
  if (problem) refuse(problem);
  refuseTaken(await request.mockServer.table(invoiceTable), issued.invoiceNo);
  const changes = { ...issued, ...taxOf(before.amount, issued.taxRate), status: 1 as const };
  const after = await take(request, before, { action: '开票', changes });
  await tell(request, after, '发票已开具', `开票申请 ${after.applyNo} 已开票，发票号码 ${after.invoiceNo}。`);
  return after;
}

/** 批量回填: each by itself; the file comes later. */
export async function batchIssue(request: SignedInRequest) {
  refuseInstitution(request);
  const { items } = read(request.body, batchInput);
  const table = await request.mockServer.table(invoiceTable);
  const rows = items.map(({ applyNo }) => {
    const row = table.find((one) => one.applyNo === applyNo);
    return row ?? refuse(`申请单号 ${applyNo} 不存在`);
  });
  const nameOf = (id: number) => table.get(id)?.applyNo ?? '';
  return doEach(
    rows.map(({ id }) => id),
    nameOf,
    async (id) => {
      const row = found(table.get(id));
      refuseEnded(row);
      const item =
        items.find(({ applyNo }) => applyNo === row.applyNo) ?? refuse(`申请单号 ${row.applyNo} 不存在`);
      const { invoiceNo, invoiceDate } = item;
      await issueRow(request, row, { invoiceNo, invoiceDate, taxRate: 6, fileUrl: row.fileUrl });
    },
  );
}

/** 补传文件: of one that came out of a spreadsheet. */
export async function attach(request: SignedInRequest): Promise<InvoiceRow> {
  refuseInstitution(request);
  const before = await rowIn(request);
  if (before.status !== 1) refuse('仅已开票的申请可以补传文件');
  if (before.fileUrl !== '') refuse('该发票已有文件');
  return take(request, before, { action: '补传文件', changes: read(request.body, attachInput) });
}

/** 驳回: the recharges are free again. */
export async function reject(request: SignedInRequest): Promise<InvoiceRow> {
  refuseInstitution(request);
  const before = await rowIn(request);
  if (before.status === 1) refuse('已开票的申请不能驳回');
  refuseEnded(before);
  const { reason } = read(request.body, rejectInput);
  const changes = { status: 2 as const, rejectReason: reason };
  const after = await take(request, before, { action: '驳回', changes, remark: reason });
  await tell(request, after, '开票申请被驳回', `开票申请 ${after.applyNo} 被驳回：${reason}`);
  return after;
}

/** 登记红冲: the recharges are free for another application. */
export async function red(request: SignedInRequest): Promise<InvoiceRow> {
  refuseInstitution(request);
  const before = await rowIn(request);
  if (before.status !== 1) refuse('仅已开票的申请可以登记红冲');
  if (before.redNo !== '') refuse('该发票已红冲');
  const { redNo, redDate, reason } = read(request.body, redInput);
  await requirePassword(request);
  if (redDate > formatTime(request.mockServer.now()).slice(0, 10)) refuse('红冲日期不能晚于今天');
  if (redDate < before.invoiceDate) refuse('红冲日期不能早于开票日期');
  refuseTaken(await request.mockServer.table(invoiceTable), redNo);
  return take(request, before, { action: '登记红冲', changes: { redNo, redDate }, remark: reason });
}

/** 重发邮件. */
export async function resend(request: SignedInRequest): Promise<void> {
  refuseInstitution(request);
  const row = await rowIn(request);
  if (row.status !== 1) refuse('仅已开票的申请可以重发邮件');
  if (row.fileUrl === '') refuse('请先补传发票文件');
  const { email } = read(request.body, resendInput);
  await audit(request, {
    ...{ bizType: 'finance/invoices', bizId: row.id, before: row, action: '重发邮件' },
    remark: `发送至 ${email}`,
  });
}

async function tell(
  request: SignedInRequest,
  row: InvoiceRow,
  title: string,
  content: string,
): Promise<void> {
  const about = { bizType: 'finance/invoices', bizId: row.id };
  await sendMessage(request, { to: { storeId: row.storeId }, type: 3, title, content, ...about });
}
