import { z } from 'zod';
import { financeEndpoints } from '@/resources/finance/endpoints';
import {
  adjustmentProblem,
  balanceRules,
  creditProblem,
  type Reconciled,
} from '@/resources/finance/financialBalance/balance';
import { wallets } from '@/resources/finance/money';
import { fenOf, yuanOf } from '@/src/lib/fen';
import { formatMoney } from '@/src/lib/money';
import { audit } from '../audit';
import { doOnce, nextRev, refuseInstitution, refuseMoved, requirePassword } from '../businessRules';
import { platformStoreId } from '../customer/storeRow';
import { scopedStore } from '../customer/storeScope';
import { storeTable } from '../customer/storeTable';
import { sendMessage } from '../management/messages';
import { found, refuse } from '../responses';
import { idSchema, idsSchema, type Route, read, route, type SignedInRequest } from '../route';
import { textMember } from '../rules';
import { formatTime } from '../time';
import { applyForRecharge } from './applyForRecharge';
import { checkWallets, type WalletCheck } from './broken';
import { ledgerPresenter } from './ledger';
import { amount, oneOf, positive } from './moneyInput';
import { post } from './post';
import { ledgerTable, type MoneyAccountRow, moneyAccountTable } from './tables';

const { name: bizType, operations } = financeEndpoints['finance/financial-balance'];

/** Operations on the accounts of institutions besides reading them (screen F5). */
export const balanceOperations: readonly Route[] = [
  route(operations.recharge, (request) => doOnce(request, () => applyForRecharge(request))),
  route(operations.adjust, (request) => doOnce(request, () => adjust(request))),
  route(operations.setLimit, (request) => doOnce(request, () => setLimit(request))),
  route(operations.freeze, (request) => doOnce(request, () => freeze(request))),
  route(operations.reconcile, reconcile),
  route(operations.remind, (request) => doOnce(request, () => remind(request))),
];

const adjustInput = z.object({
  storeId: idSchema,
  wallet: oneOf([1, 2], '请选择账户类型'),
  direction: oneOf([1, 2], '请选择收支方向'),
  amount: positive.superRefine((text, issues) => {
    const problem = adjustmentProblem(text);
    if (problem) issues.addIssue(problem);
  }),
  remark: textMember(balanceRules.adjustment),
  vouchers: z.array(z.string(), '请上传凭证').min(1, '请上传凭证'),
});

/** Corrects a wallet by hand. */
async function adjust(request: SignedInRequest) {
  refuseInstitution(request);
  const { amount: adjusted, ...entry } = read(request.body, adjustInput);
  const { mockServer } = request;
  refuseMoved(request, await accountOf(request, entry.storeId));
  await requirePassword(request);
  const fen = fenOf(adjusted) ?? 0n;
  const [row] = await post(request, [{ ...entry, fen, bizType: 7, bizNo: '' }]);
  const accounts = await mockServer.table(moneyAccountTable);
  const account = found(accounts.get(entry.storeId));
  await accounts.put({ ...account, ...nextRev(account) });
  request.trail.after = row;
  const sign = entry.direction === 1 ? '+' : '-';
  const moved = `${walletName(entry.wallet)} ${sign}${formatMoney(yuanOf(fen))}`;
  const remark = `${moved}：${entry.remark}`;
  await audit(request, { bizType, bizId: entry.storeId, action: '调账', after: row, remark });
  return (await ledgerPresenter(request))(found(row));
}

function walletName(wallet: number): string {
  return wallets.find(({ value }) => value === wallet)?.label ?? '';
}

const limitInput = z.object({ creditLimit: amount, warnLine: amount }).superRefine((values, issues) => {
  const problem = creditProblem(values.creditLimit);
  if (problem) issues.addIssue(problem);
});

/** Sets how far the prepaid wallet may fall, and from where on it is low. */
async function setLimit(request: SignedInRequest) {
  refuseInstitution(request);
  const { creditLimit, warnLine } = read(request.body, limitInput);
  const account = await accountOf(request);
  refuseMoved(request, account);
  const [credit, debt] = [fenOf(creditLimit) ?? 0n, -BigInt(account.wallets[1])];
  if (credit < debt) refuse(`授信额度不能小于当前欠款 ${formatMoney(yuanOf(debt))}`);
  const changes = { creditFen: String(credit), warnFen: String(fenOf(warnLine) ?? 0n) };
  const fields = { creditFen: ['授信额度', shownFen], warnFen: ['预警线', shownFen] } as const;
  await change(request, account, changes, { action: '设置额度', fields });
}

const shownFen = (fen: unknown) => formatMoney(yuanOf(BigInt(String(fen))));

const freezeInput = z.object({
  status: oneOf([0, 1], '参数错误：status'),
  remark: textMember(balanceRules.freezing),
});

/** Freezes an account, or thaws it. */
async function freeze(request: SignedInRequest) {
  refuseInstitution(request);
  const { status, remark } = read(request.body, freezeInput);
  const account = await accountOf(request);
  if (account.storeId === platformStoreId) refuse('平台总部账户不能冻结');
  refuseMoved(request, account);
  if (account.status === status) refuse('该记录已被他人处理，请刷新后重试');
  await change(request, account, { status }, { action: status === 1 ? '冻结' : '解冻', remark });
}

/** Checks the books of some accounts, or of all, and keeps what was found. */
async function reconcile(request: SignedInRequest): Promise<Reconciled[]> {
  refuseInstitution(request);
  const { mockServer, body } = request;
  const table = await mockServer.table(moneyAccountTable);
  const stores = await mockServer.table(storeTable);
  const there = table.all().filter(({ storeId }) => stores.get(storeId)?.deleteTime === '');
  const ids = body.id ? read(body.id, idsSchema) : there.map(({ id }) => id);
  const accounts = ids.map((id) => found(there.find((account) => account.id === id)));
  const checks = checkWallets(accounts, (await mockServer.table(ledgerTable)).all());
  const reconcileTime = formatTime(mockServer.now());
  for (const account of accounts) {
    const isSound = checks.every((check) => check.storeId !== account.storeId || isRight(check));
    await table.put({ ...account, reconcileResult: isSound ? 1 : 2, reconcileTime });
    const remark = isSound ? '一致' : '不一致';
    await audit(request, {
      bizType,
      bizId: account.id,
      action: '对账',
      before: account,
      after: account,
      remark,
    });
  }
  return checks.map((check) => ({
    ...{ storeId: check.storeId, storeName: stores.get(check.storeId)?.name ?? '', wallet: check.wallet },
    ...{ ok: isRight(check) ? 1 : 0, expected: yuanOf(check.expected), actual: yuanOf(check.actual) },
    firstBad: badRow(check),
  }));
}

function isRight({ expected, actual, firstBad }: WalletCheck): boolean {
  return expected === actual && firstBad === undefined;
}

/** The first broken row of the chain, or the last row where only the balance is wrong. */
function badRow(check: WalletCheck): Reconciled['firstBad'] {
  const row = isRight(check) ? undefined : (check.firstBad ?? check.last);
  return row ? { id: row.id, tradeNo: row.tradeNo, createTime: row.createTime } : null;
}

/** Asks an institution to recharge, with an amount for the next 14 days. */
async function remind(request: SignedInRequest): Promise<void> {
  refuseInstitution(request);
  const { amount: proposed } = read(request.body, z.object({ amount: positive }));
  const { storeId, wallets } = await accountOf(request);
  const told = await sendMessage(request, {
    to: { storeId },
    type: 3,
    title: '充值余额不足提醒',
    content: `充值余额 ${formatMoney(yuanOf(BigInt(wallets[1])))}，建议充值 ${formatMoney(proposed)}，可用约 14 天。`,
    ...{ bizType, bizId: storeId },
  });
  if (told === 0) refuse('该机构没有可接收消息的账号');
  const remark = formatMoney(proposed);
  await audit(request, { bizType, bizId: storeId, storeId, action: '催充值', remark });
}

/** The account of an institution that is there, and that the caller may reach. */
export async function accountOf(
  request: SignedInRequest,
  storeId: unknown = request.body.id,
): Promise<MoneyAccountRow> {
  const { id } = await scopedStore(request, storeId);
  return found((await request.mockServer.table(moneyAccountTable)).get(id));
}

async function change(
  request: SignedInRequest,
  before: MoneyAccountRow,
  changes: Partial<MoneyAccountRow>,
  about: Pick<Parameters<typeof audit>[1], 'action' | 'fields' | 'remark'>,
): Promise<void> {
  const { mockServer, user, trail } = request;
  const stamp = { updateTime: formatTime(mockServer.now()), updateBy: user.nickName };
  const table = await mockServer.table(moneyAccountTable);
  const after = await table.put({ ...before, ...changes, ...nextRev(before), ...stamp });
  Object.assign(trail, { before, after });
  await audit(request, { bizType, bizId: before.id, before, after, ...about });
}
