import type { BalanceType, Direction, Wallet } from '@/resources/finance/money';
import { yuanOf } from '@/src/lib/fen';
import { formatMoney } from '@/src/lib/money';
import { found, refuse } from '../responses';
import type { LedgerRow, MoneyAccountRow } from './tables';

/** One movement that is to be posted. */
export interface Entry {
  readonly storeId: number;
  readonly wallet: Wallet;
  readonly direction: Direction;
  /** The amount, above zero: the direction is the sign. */
  readonly fen: bigint;
  readonly bizType: BalanceType;
  readonly bizNo: string;
  readonly remark?: string;
  readonly vouchers?: readonly string[];
  /** Id of the row that it reverses. */
  readonly reverseOf?: number;
}

/**
 * The result of posting: the new accounts, and the ledger rows without the members set at the time of posting.
 */
export interface PostPlan {
  readonly accounts: readonly MoneyAccountRow[];
  readonly moves: readonly Omit<LedgerRow, 'id' | 'tradeNo' | 'createTime' | 'operatorName'>[];
}

/**
 * Plans a list of entries on the accounts of `accountOf`, one after another; changes nothing. Refuses all of them if
 * one is impossible: no money below the limit, none out of a frozen account.
 */
export function planPost(
  accountOf: (storeId: number) => MoneyAccountRow | undefined,
  entries: readonly Entry[],
): PostPlan {
  const accounts = new Map<number, MoneyAccountRow>();
  const moves = entries.map((entry) => {
    const account = accounts.get(entry.storeId) ?? found(accountOf(entry.storeId));
    const before = BigInt(account.wallets[entry.wallet]);
    const after = entry.direction === 1 ? before + entry.fen : before - entry.fen;
    refuseEntry(account, entry, after);
    const moved = { ...account.wallets, [entry.wallet]: String(after) };
    accounts.set(entry.storeId, { ...account, wallets: moved });
    return moveOf(entry, before, after);
  });
  return { accounts: [...accounts.values()], moves };
}

function moveOf(entry: Entry, before: bigint, after: bigint): PostPlan['moves'][number] {
  const { fen, remark = '', vouchers = [], reverseOf = null, ...rest } = entry;
  const moved = { fen: String(fen), beforeFen: String(before), afterFen: String(after) };
  return { ...rest, ...moved, remark, reverseOf, vouchers: [...vouchers] };
}

function refuseEntry(account: MoneyAccountRow, { wallet, direction, fen }: Entry, after: bigint): void {
  if (fen <= 0n) refuse('金额必须大于 0');
  if (direction === 1) return;
  const problem = wallet === 3 ? undefined : frozenProblem(account);
  if (problem) refuse(problem);
  const lacking = (wallet === 1 ? -BigInt(account.creditFen) : 0n) - after;
  if (lacking > 0n) refuse(shortage[wallet](formatMoney(yuanOf(lacking))));
}

/** The reason against spending from a frozen account, and against having anything on its behalf. */
export function frozenProblem({ status }: Pick<MoneyAccountRow, 'status'>): string | undefined {
  return status === 1 ? '机构账户已冻结，暂停支出' : undefined;
}

const shortage: Readonly<Record<Wallet, (lacking: string) => string>> = {
  1: (lacking) => `机构充值余额不足，还差 ${lacking}`,
  2: (lacking) => `机构收益余额不足，还差 ${lacking}`,
  3: () => '冻结金额异常，请联系管理员',
};

/** The operator of automatic postings. */
export const systemOperator = '系统';

/** `L20260620000612`: the number of the ledger row with an id. */
export function tradeNumber(time: string, id: number): string {
  return `L${time.slice(0, 10).replaceAll('-', '')}${String(id).padStart(6, '0')}`;
}
