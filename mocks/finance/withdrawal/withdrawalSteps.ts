import { z } from 'zod';
import { financeEndpoints } from '@/resources/finance/endpoints';
import { payTimeProblem } from '@/resources/finance/withdrawals/withdrawal';
import { formatMoney } from '@/src/lib/money';
import { type AuditFields, audit } from '../../audit';
import {
  doEach,
  nextRev,
  refuseForeign,
  refuseInstitution,
  refuseMoved,
  requirePassword,
} from '../../businessRules';
import { sendMessage } from '../../management/messages';
import { unmasked } from '../../masks';
import { found, refuse } from '../../responses';
import { idSchema, idsSchema, read, type SignedInRequest } from '../../route';
import { isAdmin } from '../../session';
import { formatTime } from '../../time';
import { refuseClosed } from '../cashbook/closing';
import { isSerialTaken } from '../cashbook/systemRows';
import { payEntries, returnEntries } from '../entries';
import { post } from '../post';
import { type WithdrawalRow, withdrawalTable } from '../tables';
import {
  auditInput,
  maskPayee,
  payeeProblem,
  payInput,
  retryInput,
  withdrawalMasks,
} from './withdrawalInput';

const { name: bizType } = financeEndpoints['finance/withdrawals'];

/** The log entry of a step. */
interface Step {
  readonly action: string;
  readonly changes: Partial<WithdrawalRow>;
  readonly remark?: string;
  /** A step that belongs to the institution. */
  readonly forStore?: boolean;
}

const payeeFields: AuditFields = {
  ...{ accountName: '收款户名', bankName: '开户银行', bankBranch: '支行' },
  accountNo: ['收款账号', (account) => maskPayee(String(account))],
};

/** The withdrawal that a step is about. */
async function rowOf(request: SignedInRequest, id: number): Promise<WithdrawalRow> {
  const row = found((await request.mockServer.table(withdrawalTable)).get(id));
  refuseForeign(request, row);
  return row;
}

/** The one that the body names, as the caller knew it. */
async function rowIn(request: SignedInRequest): Promise<WithdrawalRow> {
  const { id } = read(request.body, z.object({ id: idSchema }));
  const row = await rowOf(request, id);
  refuseMoved(request, row);
  return row;
}

async function take(request: SignedInRequest, before: WithdrawalRow, step: Step): Promise<WithdrawalRow> {
  const { changes, ...entry } = step;
  const table = await request.mockServer.table(withdrawalTable);
  const stamp = { updateTime: formatTime(request.mockServer.now()), updateBy: request.user.nickName };
  const after = await table.put({ ...before, ...changes, ...nextRev(before), ...stamp });
  Object.assign(request.trail, { before, after });
  await audit(request, { bizType, bizId: before.id, before, after, fields: payeeFields, ...entry });
  return after;
}

/** Whether somebody did the step before, which another one has to do; nobody with all permissions is barred. */
export function isBarred(user: SignedInRequest['user'], ...userIds: readonly number[]): boolean {
  return userIds.includes(user.userId) && !isAdmin(user);
}

function refuseOver(): never {
  refuse('该记录已被他人处理，请刷新后重试');
}

/** 通过 or 驳回 of one or many: each by itself. */
export async function auditAll(request: SignedInRequest) {
  refuseInstitution(request);
  const outcome = read(request.body, auditInput);
  const ids = read(request.body.id, idsSchema);
  const table = await request.mockServer.table(withdrawalTable);
  const nameOf = (id: number) => table.get(id)?.withdrawNo ?? '';
  return doEach(ids, nameOf, async (id) => {
    const row = await rowOf(request, id);
    if (ids.length === 1) refuseMoved(request, row);
    await (outcome.status === 1
      ? approve(request, row, outcome.remark)
      : reject(request, row, outcome.remark));
  });
}

function auditedBy({ user, mockServer }: SignedInRequest, auditRemark: string) {
  const auditTime = formatTime(mockServer.now());
  return { auditBy: user.nickName, auditorId: user.userId, auditTime, auditRemark };
}

async function approve(request: SignedInRequest, row: WithdrawalRow, remark: string): Promise<void> {
  const { user } = request;
  if (row.status !== 0) refuseOver();
  if (isBarred(user, row.applicantId)) refuse('不能审核本人提交的申请');
  const changes = { status: 1 as const, ...auditedBy(request, remark) };
  await take(request, row, { action: '通过', changes, remark });
  await tellStore(request, row, '提现申请已通过', '已通过审核，等待打款。');
}

async function reject(request: SignedInRequest, row: WithdrawalRow, remark: string): Promise<void> {
  if (row.status === 2) refuse('已打款的申请不能驳回');
  if (row.status === 1) refuse('待打款的申请请先登记打款失败');
  if (row.status !== 0 && row.status !== 4) refuseOver();
  await post(request, returnEntries(row));
  const changes = { status: 3 as const, ...auditedBy(request, remark) };
  await take(request, row, { action: '驳回', changes, remark });
  await tellStore(request, row, '提现申请被驳回', `被驳回：${remark}，金额已退回收益余额。`);
}

/** 已打款: the money has left; or 打款失败: it stays frozen. */
export async function pay(request: SignedInRequest): Promise<WithdrawalRow> {
  refuseInstitution(request);
  const { user } = request;
  const row = await rowIn(request);
  if (row.status === 0) refuse('请先审核通过');
  if (row.status !== 1) refuseOver();
  const { status, ...outcome } = read(request.body, payInput);
  if (status === 2 && isBarred(user, row.auditorId, row.correctorId)) refuse('审核与打款不能为同一人');
  await requirePassword(request);
  const payBy = user.nickName;
  const { remark } = outcome;
  if (status === 4) {
    const failed = await take(request, row, {
      action: '打款失败',
      changes: { status, payBy, remark },
      remark,
    });
    await tellStore(request, row, '提现打款失败', `打款失败：${remark}。`);
    return failed;
  }
  if ('payTime' in outcome) await refusePayment(request, { ...row, ...outcome });
  await post(request, payEntries(row));
  const paid = await take(request, row, { action: '已打款', changes: { ...outcome, status, payBy }, remark });
  await tellStore(
    request,
    row,
    '提现已打款',
    `已向「${row.accountName}」打款 ${formatMoney(row.actualAmount)}。`,
  );
  return paid;
}

async function refusePayment(
  { mockServer }: SignedInRequest,
  { payTime, paySerialNo, auditTime }: Pick<WithdrawalRow, 'payTime' | 'paySerialNo' | 'auditTime'>,
): Promise<void> {
  await refuseClosed(mockServer, payTime);
  const problem = payTimeProblem(payTime, mockServer.now(), auditTime);
  if (problem) refuse(problem);
  if (await isSerialTaken(mockServer, paySerialNo)) refuse('打款流水号已存在');
}

/**
 * 重新打款: the account may be another one; a masked number that was left alone is the one that it was. Whoever corrects
 * the payee has approved where the money goes, and another one pays.
 */
export async function retry(request: SignedInRequest): Promise<WithdrawalRow> {
  refuseInstitution(request);
  const row = await rowIn(request);
  if (row.status !== 4) refuse('仅打款失败的申请可重新打款');
  const payee = read(unmasked(request.body, row, withdrawalMasks), retryInput);
  const problem = payeeProblem({ ...payee, payeeType: row.payeeType });
  if (problem) refuse(problem);
  const isNew = (member: keyof typeof payee) => payee[member] !== row[member];
  const isCorrected = (['accountName', 'bankName', 'bankBranch', 'accountNo'] as const).some(isNew);
  const changes = {
    ...{ ...payee, status: 1 as const },
    ...(isCorrected && { correctorId: request.user.userId }),
    ...(isNew('accountNo') && { accountTime: formatTime(request.mockServer.now()) }),
  };
  return take(request, row, { action: '重新打款', changes });
}

/** 撤回: the money is the institution's again. */
export async function cancel(request: SignedInRequest): Promise<WithdrawalRow> {
  const row = await rowIn(request);
  if (row.status !== 0) refuse('已审核的申请不能撤回');
  await post(request, returnEntries(row));
  return take(request, row, { action: '撤回', changes: { status: 5 }, forStore: true });
}

async function tellStore(
  request: SignedInRequest,
  { id, storeId, withdrawNo, amount }: WithdrawalRow,
  title: string,
  what: string,
): Promise<void> {
  const content = `提现申请 ${withdrawNo}（${formatMoney(amount)}）${what}`;
  await sendMessage(request, { to: { storeId }, type: 3, title, content, bizType, bizId: id });
}

/** Notifies the approvers of a new application. */
export async function tellPlatform(
  request: SignedInRequest,
  { id, withdrawNo, amount }: WithdrawalRow,
): Promise<void> {
  await sendMessage(request, {
    to: { permission: 'finance:withdrawals:audit' },
    type: 3,
    title: `新的提现申请 ${withdrawNo}`,
    content: `提现申请 ${withdrawNo}，金额 ${formatMoney(amount)}，请审核。`,
    ...{ bizType, bizId: id },
  });
}
