import { financeEndpoints } from '@/resources/finance/endpoints';
import type { Balance } from '@/resources/finance/financialBalance/balance';
import { accountStatuses, reconcileResults } from '@/resources/finance/money';
import { fenOf, sumFen, yuanOf } from '@/src/lib/fen';
import { optionTexts } from '../auditTexts';
import { ownStoreScope } from '../businessRules';
import { crudHandlers } from '../crud';
import type { Scope } from '../crudOptions';
import { storeTable } from '../customer/storeTable';
import { filterRows, type ListRules, member } from '../list';
import { type Route, route, type SignedInRequest } from '../route';
import { rechargeTable } from '../system/recharge/rechargeTable';
import { dayLength, formatDay, formatTime } from '../time';
import { accountOf, balanceOperations } from './balanceOperations';
import { signedFen } from './broken';
import { type LedgerRow, ledgerTable, type MoneyAccountRow, moneyAccountTable } from './tables';

const endpoints = financeEndpoints['finance/financial-balance'];
const { operations } = endpoints;

const listRules: ListRules = {
  matches: { lowOnly: (row, only) => only !== '1' || member(row, 'low') === 1 },
  order: { field: 'storeId' },
};

/** The accounts of institutions that are there, as far as the caller sees them. */
const scope: Scope<MoneyAccountRow> = {
  ...ownStoreScope,
  covers: async (caller) => {
    const isOwn = await ownStoreScope.covers(caller);
    const stores = await caller.mockServer.table(storeTable);
    return (row) => isOwn(row) && stores.get(row.storeId)?.deleteTime === '';
  },
};

/** Balances of the institutions, and the check of the books (screen F5). */
export const balanceRoutes: readonly Route[] = [
  ...crudHandlers<MoneyAccountRow>(endpoints, moneyAccountTable, {
    ...listRules,
    scope,
    presenter,
    csv: '财务余额',
    audit: {},
    columns: {
      机构: 'storeName',
      充值余额: 'rechargeBalance',
      收益余额: 'incomeBalance',
      提现冻结: 'frozenAmount',
      合计: 'total',
      授信额度: 'creditLimit',
      预警线: 'warnLine',
      预计可用: ['daysLeft', (days) => (days === null ? '' : `约 ${days} 天`)],
      账户状态: ['status', optionTexts(accountStatuses)],
      对账结果: ['reconcileResult', optionTexts(reconcileResults)],
      对账时间: 'reconcileTime',
    },
  }),
  route(operations.total, async (request) => {
    const [covers, present] = [await scope.covers(request), await presenter(request)];
    const accounts = (await request.mockServer.table(moneyAccountTable)).all().filter(covers);
    const kept = new Set(filterRows(accounts.map(present), request.body, listRules).map(({ id }) => id));
    return totalsOf(accounts.filter(({ id }) => kept.has(id)));
  }),
  route(operations.curve, async (request) => {
    const account = await accountOf(request, request.body.storeId);
    const ledger = (await request.mockServer.table(ledgerTable)).all();
    return curveOf(account, ledger, request.mockServer.now());
  }),
  ...balanceOperations,
];

function totalsOf(accounts: readonly MoneyAccountRow[]) {
  const of = (wallet: 1 | 2 | 3) => sumFen(accounts.map(({ wallets }) => BigInt(wallets[wallet])));
  const [recharge, income, frozen] = [of(1), of(2), of(3)];
  return {
    rechargeBalance: yuanOf(recharge),
    incomeBalance: yuanOf(income),
    frozenAmount: yuanOf(frozen),
    total: yuanOf(recharge + income + frozen),
  };
}

/** Days whose releases of cards, less what was paid back of them, say how long a balance lasts. */
const paceDays = 14;

/** Accounts as screens read them, with what is computed of the ledger. */
async function presenter({
  mockServer,
}: Pick<SignedInRequest, 'mockServer'>): Promise<(row: MoneyAccountRow) => Balance> {
  const stores = await mockServer.table(storeTable);
  const since = formatTime(mockServer.now() - paceDays * dayLength);
  const recent = (await mockServer.table(ledgerTable)).all().filter(({ createTime }) => createTime >= since);
  const released = new Set(recent.filter(({ bizType }) => bizType === 2).map(({ bizNo }) => bizNo));
  const spent = new Map<number, bigint>();
  for (const row of recent)
    if (row.bizType === 2 || (row.bizType === 5 && released.has(row.bizNo)))
      spent.set(row.storeId, (spent.get(row.storeId) ?? 0n) - signedFen(row));
  const open = (await mockServer.table(rechargeTable)).all().filter(({ status }) => status === 0);
  return (row) => {
    const net = spent.get(row.storeId) ?? 0n;
    const pending = open.filter(({ storeId }) => storeId === row.storeId);
    return {
      ...shown(row, net > 0n ? net : 0n),
      storeName: stores.get(row.storeId)?.name ?? '',
      pendingRecharge: yuanOf(sumFen(pending.map(({ amount }) => fenOf(amount) ?? 0n))),
    };
  };
}

function shown(row: MoneyAccountRow, spent: bigint): Omit<Balance, 'storeName' | 'pendingRecharge'> {
  const { wallets, creditFen, warnFen, createBy: _createBy, updateBy: _updateBy, ...rest } = row;
  const prepaid = BigInt(wallets[1]);
  return {
    ...rest,
    ...totalsOf([row]),
    ...{ creditLimit: yuanOf(BigInt(creditFen)), warnLine: yuanOf(BigInt(warnFen)) },
    low: prepaid < BigInt(warnFen) ? 1 : 0,
    daysLeft: spent === 0n ? null : prepaid <= 0n ? 0 : Number((prepaid * BigInt(paceDays)) / spent),
    proposed: yuanOf(proposedFen(prepaid, BigInt(warnFen), spent)),
  };
}

/** The amount that keeps a balance above its limit for 14 more days, in whole hundreds of yuan. */
function proposedFen(prepaid: bigint, line: bigint, spent: bigint): bigint {
  const wanting = line + spent - prepaid;
  return wanting <= 0n ? 0n : ((wanting + 9_999n) / 10_000n) * 10_000n;
}

/** Days of the curve. */
const curveDays = 30;

/** The wallets' balances at the end of each of the last 30 days, the oldest first. */
function curveOf({ storeId, wallets }: MoneyAccountRow, ledger: readonly LedgerRow[], now: number) {
  const own = ledger.filter((row) => row.storeId === storeId);
  const after = (wallet: 1 | 2 | 3, day: string) =>
    sumFen(own.filter((row) => row.wallet === wallet && row.createTime.slice(0, 10) > day).map(signedFen));
  return Array.from({ length: curveDays }, (_, index) => {
    const date = formatDay(now - (curveDays - 1 - index) * dayLength);
    const at = (wallet: 1 | 2 | 3) => yuanOf(BigInt(wallets[wallet]) - after(wallet, date));
    return { date, recharge: at(1), income: at(2), frozen: at(3) };
  });
}
