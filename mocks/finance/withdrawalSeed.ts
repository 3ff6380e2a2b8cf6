import { withdrawalFee, yuanOf } from '@/src/lib/fen';
import type { StoreRow } from '../customer/storeRow';
import { createRandom } from '../random';
import { personName } from '../seed/names';
import { drawnReceipt } from '../system/recharge/rechargeTable';
import { dayLength, formatTime } from '../time';
import { freezeEntries, frozenStates, payEntries, returnEntries } from './entries';
import type { Books, Step } from './moneySeed';
import type { WithdrawalRow } from './tables';

/** How many are in each state: 20 paid, 4 refused, 4 taken back; then twelve that are under way. */
const finished = [2, 2, 3, 2, 2, 5, 2] as const;
const underWay = [4, 1, 0, 1, 0, 4, 1, 0, 0, 1, 0, 0] as const;

const hour = 3_600_000;
/** Least amount of a withdrawal, in fen (screen F4). */
const least = 10_000n;

/**
 * The seeded withdrawals of the institutions with the highest balances; each goes into `withdrawals` in its turn.
 */
export function withdrawalSteps(
  now: number,
  stores: readonly StoreRow[],
  withdrawals: WithdrawalRow[],
): Step[] {
  const past = Array.from({ length: 28 }, (_, index) => ({
    at: now - (150 - index * 5) * dayLength,
    status: finished[index % finished.length] ?? 2,
  }));
  const open = underWay.map((status, index) => ({ at: now - (12 - index) * 18 * hour, status }));
  return [...past, ...open].map(({ at, status }) => ({
    at,
    run: (books) => {
      const store = richest(stores, books, withdrawals);
      if (store) apply(store, at, status, books, withdrawals);
    },
  }));
}

/** The institution with most income and nothing under way. */
function richest(stores: readonly StoreRow[], { accounts }: Books, withdrawals: readonly WithdrawalRow[]) {
  const busy = new Set(
    withdrawals.filter(({ status }) => frozenStates.includes(status)).map(({ storeId }) => storeId),
  );
  const income = ({ id }: StoreRow) => BigInt(accounts.get(id)?.wallets[2] ?? 0);
  const [first] = stores
    .filter((store) => !busy.has(store.id) && income(store) > least)
    .sort((one, other) => Number(income(other) - income(one)));
  return first;
}

function apply(
  store: StoreRow,
  at: number,
  status: WithdrawalRow['status'],
  books: Books,
  withdrawals: WithdrawalRow[],
): void {
  const income = BigInt(books.accounts.get(store.id)?.wallets[2] ?? 0);
  const half = (income / 20_000n) * 10_000n;
  const fen = half < least ? least : half;
  const row = newRow(store, at, withdrawals.length + 1, fen);
  books.post(at, store.contact, freezeEntries(row));
  const place = withdrawals.push(finishedRow(row, at, status)) - 1;
  const entries = status === 2 ? payEntries(row) : frozenStates.includes(status) ? [] : returnEntries(row);
  if (entries.length === 0) return;
  const end = at + hours[status] * hour;
  const by = withdrawals[place]?.updateBy ?? store.contact;
  books.later({ at: end, run: ({ post }) => void post(end, by, entries) });
}

/** Hours from the application to the last that was done with it. */
const hours: Readonly<Record<WithdrawalRow['status'], number>> = { 0: 0, 1: 10, 2: 30, 3: 12, 4: 13, 5: 3 };

function newRow(store: StoreRow, at: number, id: number, fen: bigint): WithdrawalRow {
  const time = formatTime(at);
  const fee = withdrawalFee(fen);
  const isBank = id % 4 !== 0;
  return {
    ...{ id, withdrawNo: `TX${time.slice(0, 10).replaceAll('-', '')}${String(id).padStart(4, '0')}` },
    ...{ storeId: store.id, amount: yuanOf(fen), fee: yuanOf(fee), actualAmount: yuanOf(fen - fee) },
    ...{ payeeType: isBank ? 1 : 2, accountName: id % 9 === 0 ? store.contact : store.name },
    ...{ bankName: isBank ? '中国工商银行' : '', bankBranch: isBank ? '示范路支行' : '' },
    accountNo: isBank ? `622200000000${String(store.id).padStart(4, '0')}` : store.mobile,
    ...{ status: 0, auditBy: '', auditTime: '', auditRemark: '', payBy: '' },
    ...{ paySerialNo: '', payTime: '', payVoucher: '', remark: '' },
    ...{ applicantId: 0, auditorId: 0, correctorId: 0, accountTime: '', rev: 1 },
    ...{ createTime: time, createBy: store.contact, updateTime: time, updateBy: store.contact },
  };
}

/** The row with what was done to it since: audited by one, paid by another. */
function finishedRow(row: WithdrawalRow, at: number, status: WithdrawalRow['status']): WithdrawalRow {
  if (status === 0) return row;
  const random = createRandom(row.id);
  const [auditBy, payBy] = [personName(random), personName(random)];
  const [auditTime, end] = [formatTime(at + 10 * hour), formatTime(at + hours[status] * hour)];
  if (status === 5) return { ...row, status, rev: 2, updateTime: end };
  if (status === 3) {
    const refused = { auditBy, auditTime: end, auditRemark: '提现账户户名与机构名称不一致' };
    return { ...row, status, ...refused, rev: 2, updateTime: end, updateBy: auditBy };
  }
  const audited = { ...row, status, auditBy, auditTime, auditRemark: '同意', rev: 2, updateTime: auditTime };
  if (status === 1) return { ...audited, updateBy: auditBy };
  if (status === 4)
    return { ...audited, payBy, remark: '收款账户已注销', rev: 3, updateTime: end, updateBy: payBy };
  const serial = `DK${end.replaceAll(/\D/g, '')}`;
  const payVoucher = drawnReceipt('志愿通科技', row.accountName, row.actualAmount, end);
  const paid = { payBy, paySerialNo: serial, payTime: end, payVoucher };
  return { ...audited, ...paid, rev: 3, updateTime: end, updateBy: payBy };
}
