import { financeEndpoints } from '@/resources/finance/endpoints';
import {
  limits,
  payeeTypes,
  type Withdrawal,
  withdrawStates,
  workingDays,
} from '@/resources/finance/withdrawals/withdrawal';
import { fenOf, sumFen, withdrawalFee, yuanOf } from '@/src/lib/fen';
import { groupBy } from '@/src/lib/groupBy';
import { optionTexts } from '../../auditTexts';
import { doOnce, ownStoreScope, storeIdOf } from '../../businessRules';
import { crudHandlers } from '../../crud';
import type { CrudOptions } from '../../crudOptions';
import { storeTable } from '../../customer/storeTable';
import { filterRows, type ListRules } from '../../list';
import { found, refuse } from '../../responses';
import { type Route, route, type SignedInRequest } from '../../route';
import { formatTime } from '../../time';
import { amountRange } from '../amountRange';
import { freezeEntries, frozenStates } from '../entries';
import { planPost } from '../plan';
import { post } from '../post';
import { moneyAccountTable, type WithdrawalRow, withdrawalTable } from '../tables';
import { payFile } from './payFile';
import { risksOf } from './risks';
import { maskPayee, withdrawalInput, withdrawalMasks } from './withdrawalInput';
import { auditAll, cancel, isBarred, pay, retry, tellPlatform } from './withdrawalSteps';

const endpoints = financeEndpoints['finance/withdrawals'];
const { operations } = endpoints;
const listRules: ListRules = { contains: ['withdrawNo', 'accountName'], matches: amountRange };

const untouched: Partial<WithdrawalRow> = {
  ...{ status: 0, auditBy: '', auditTime: '', auditRemark: '', payBy: '' },
  ...{ paySerialNo: '', payTime: '', payVoucher: '', remark: '', auditorId: 0 },
  ...{ correctorId: 0, accountTime: '' },
};

const options: CrudOptions<WithdrawalRow> = {
  ...listRules,
  input: withdrawalInput,
  scope: ownStoreScope,
  presenter,
  csv: '提现管理',
  masks: withdrawalMasks,
  complete: ({ amount, payeeType, bankName = '', bankBranch = '' }, id, { mockServer, user }) => {
    const fen = fenOf(amount) ?? 0n;
    const fee = withdrawalFee(fen);
    return {
      ...untouched,
      ...{ fee: yuanOf(fee), actualAmount: yuanOf(fen - fee), applicantId: user.userId },
      ...(payeeType === 2 ? { bankName: '', bankBranch: '' } : { bankName, bankBranch }),
      withdrawNo: withdrawNumber(formatTime(mockServer.now()), id),
    };
  },
  check: (_action, row, request) => refuseApplication(row, request),
  onCreated: async (row, request) => {
    await post(request, freezeEntries(row));
    await tellPlatform(request, row);
  },
  audit: { amount: '提现金额', accountName: '收款户名', bankName: '开户银行', bankBranch: '支行' },
  columns: {
    ...{ 提现单号: 'withdrawNo', 所属机构: 'storeName' },
    ...{ 提现金额: 'amount', 手续费: 'fee', 实际到账: 'actualAmount' },
    收款方式: ['payeeType', optionTexts(payeeTypes)],
    ...{ 收款户名: 'accountName', 开户银行: 'bankName', 支行: 'bankBranch', 收款账号: 'accountNo' },
    状态: ['status', optionTexts(withdrawStates)],
    ...{ 审核人: 'auditBy', 审核时间: 'auditTime', 审核意见: 'auditRemark' },
    ...{ 打款流水号: 'paySerialNo', 打款时间: 'payTime', 申请时间: 'createTime' },
  },
};

/** Withdrawals of institutions (screen F4). */
export const withdrawalRoutes: readonly Route[] = [
  ...crudHandlers(endpoints, withdrawalTable, options).map(unmasking),
  route(operations.counts, counts),
  route(operations.quota, quota),
  route(operations.audit, (request) => doOnce(request, () => auditAll(request))),
  route(operations.pay, (request) => doOnce(request, () => pay(request))),
  route(operations.retry, (request) => doOnce(request, () => retry(request))),
  route(operations.cancel, (request) => doOnce(request, () => cancel(request))),
  route(operations.payFile, payFile),
];

/** `TX202606200041`: the day of an application, and its number. */
function withdrawNumber(time: string, id: number): string {
  return `TX${time.slice(0, 10).replaceAll('-', '')}${String(id).padStart(4, '0')}`;
}

/** Members that tell an account from another whose masked number is the same. */
const named = ['payeeType', 'accountName', 'bankName'] as const;

/**
 * An account that the institution used before may be named by its masked number, beside its holder and bank. The
 * server knows the whole one, unless two accounts are alike so far.
 */
function unmasking(asked: Route): Route {
  if (asked.open || asked.operation !== operations.create) return asked;
  return {
    ...asked,
    answer: async (request: SignedInRequest) => {
      const { accountNo } = request.body;
      if (typeof accountNo !== 'string' || !accountNo.includes('*')) return asked.answer(request);
      const storeId = await storeIdOf(request, '请选择所属机构');
      const rows = (await request.mockServer.table(withdrawalTable)).all();
      const isMeant = (row: WithdrawalRow) =>
        row.storeId === storeId &&
        maskPayee(row.accountNo) === accountNo &&
        named.every((name) => String(row[name]) === String(request.body[name] ?? '').trim());
      const [used, ...others] = new Set(rows.filter(isMeant).map((row) => row.accountNo));
      if (others.length > 0) refuse('有多个收款账号与此相符，请输入完整的银行账号');
      const body = { ...request.body, accountNo: used ?? accountNo };
      return asked.answer({ ...request, body });
    },
  };
}

/** Refuses impossible applications; freezing the money has checks of its own. */
async function refuseApplication(row: WithdrawalRow, { mockServer }: SignedInRequest): Promise<void> {
  if (row.storeId === 0) refuse('请选择所属机构');
  const accounts = await mockServer.table(moneyAccountTable);
  const account = found(accounts.get(row.storeId));
  const { openCount, monthCount } = await used(mockServer, row.storeId);
  if (openCount > 0) refuse('存在未完成的提现申请');
  if (monthCount >= limits.monthLimit) refuse(`本月提现次数已达上限（${limits.monthLimit} 次）`);
  if ((fenOf(row.amount) ?? 0n) > BigInt(account.wallets[2])) refuse('可提现余额不足');
  planPost(accounts.get, freezeEntries(row));
}

/** Withdrawals of an institution that are under way, and those of this month that count. */
async function used({ table, now }: SignedInRequest['mockServer'], storeId: number) {
  const rows = (await table(withdrawalTable)).all().filter((row) => row.storeId === storeId);
  const month = formatTime(now()).slice(0, 7);
  const counting = rows.filter(({ status }) => status !== 3 && status !== 5);
  return {
    rows,
    openCount: rows.filter(({ status }) => frozenStates.includes(status)).length,
    monthCount: counting.filter(({ createTime }) => createTime.startsWith(month)).length,
  };
}

/** Withdrawals as screens read them. */
async function presenter({ mockServer, user }: SignedInRequest): Promise<(row: WithdrawalRow) => Withdrawal> {
  const stores = await mockServer.table(storeTable);
  const rows = (await mockServer.table(withdrawalTable)).all();
  const today = formatTime(mockServer.now());
  return ({ applicantId, auditorId, correctorId, accountTime, ...row }) => {
    const storeName = stores.get(row.storeId)?.name ?? '';
    const own = rows.filter(({ storeId }) => storeId === row.storeId);
    const isOpen = frozenStates.includes(row.status);
    return {
      ...row,
      storeName,
      ownApplication: isBarred(user, applicantId) ? 1 : 0,
      ownApproval: isBarred(user, auditorId, correctorId) ? 1 : 0,
      waitDays: isOpen ? workingDays(row.createTime, today) : null,
      risks: risksOf({ ...row, accountTime }, own, storeName),
    };
  };
}

/** The number and the amount of withdrawals by state, among those that the other filters match. */
async function counts(request: SignedInRequest): Promise<Record<string, { count: number; amount: string }>> {
  const covers = await ownStoreScope.covers(request);
  const present = await presenter(request);
  const rows = (await request.mockServer.table(withdrawalTable)).all().filter(covers).map(present);
  const { status: _status, ...filters } = request.body;
  const matching = filterRows(rows, filters, listRules);
  const of = (state: number) => {
    const some = matching.filter(({ status }) => status === state);
    return { count: some.length, amount: yuanOf(sumFen(some.map(({ amount }) => fenOf(amount) ?? 0n))) };
  };
  return Object.fromEntries(withdrawStates.map(({ value }) => [value, of(value)]));
}

/** The limits of an institution's withdrawals, and its earlier payees, the one used last first. */
async function quota(request: SignedInRequest) {
  const { mockServer } = request;
  const storeId = await storeIdOf(request, '请选择所属机构');
  const account = found((await mockServer.table(moneyAccountTable)).get(storeId));
  const { rows, ...numbers } = await used(mockServer, storeId);
  const byAccount = groupBy(rows.reverse(), (row) => `${row.payeeType} ${row.accountNo}`);
  const accounts = [...byAccount.values()].flatMap(([last]) => last ?? []);
  return {
    ...limits,
    ...numbers,
    available: yuanOf(BigInt(account.wallets[2])),
    accounts: accounts.map((row) => ({
      ...{ payeeType: row.payeeType, accountName: row.accountName },
      ...{ bankName: row.bankName, bankBranch: row.bankBranch, accountNo: maskPayee(row.accountNo) },
    })),
  };
}
