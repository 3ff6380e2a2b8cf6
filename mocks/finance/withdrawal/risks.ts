import type { Risk } from '@/resources/finance/withdrawals/withdrawal';
import { fenOf, sumFen, yuanOf } from '@/src/lib/fen';
import { formatMoney } from '@/src/lib/money';
import { momentOf } from '../../gaokao/fillWindows';
import { dayLength } from '../../time';
import type { WithdrawalRow } from '../tables';

/** Days in which an account that money goes to is a new one. */
const newDays = 7;
/** Earlier withdrawals that an amount is compared with, and how many times their mean is much. */
const compared = 3;
const much = 2n;

/** The members of a withdrawal that the checks read. */
type Looked = Pick<
  WithdrawalRow,
  'id' | 'accountName' | 'accountNo' | 'accountTime' | 'amount' | 'status' | 'createTime'
>;

/** Risks of a withdrawal, with their figures; `rows` are those of the institution. */
export function risksOf(row: Looked, rows: readonly Looked[], subject: string): Risk[] {
  const earlier = rows.filter(({ id }) => id < row.id);
  return [nameRisk(row, subject), accountRisk(row, earlier), amountRisk(row, earlier)].flatMap(
    (risk) => risk ?? [],
  );
}

function nameRisk({ accountName }: Looked, subject: string): Risk | undefined {
  if (accountName === subject) return undefined;
  return { kind: 1, note: `户名「${accountName}」，机构主体「${subject}」` };
}

function accountRisk(row: Looked, earlier: readonly Looked[]): Risk | undefined {
  const same = earlier.filter(({ accountNo }) => accountNo === row.accountNo).map(usedSince);
  const first = same.reduce((one, other) => (other < one ? other : one), usedSince(row));
  if (momentOf(usedSince(row)) - momentOf(first) >= newDays * dayLength) return undefined;
  return { kind: 2, note: `该账号首次使用于 ${first.slice(0, 10)}` };
}

/** When a withdrawal got its account: with the application, or by a correction. */
function usedSince({ accountTime, createTime }: Looked): string {
  return accountTime || createTime;
}

/** Compared with what was not refused nor taken back. */
function amountRisk({ amount }: Looked, earlier: readonly Looked[]): Risk | undefined {
  const last = earlier.filter(({ status }) => status !== 3 && status !== 5).slice(-compared);
  if (last.length < compared) return undefined;
  const mean = sumFen(last.map((one) => fenOf(one.amount) ?? 0n)) / BigInt(compared);
  if ((fenOf(amount) ?? 0n) <= much * mean) return undefined;
  return { kind: 3, note: `本次 ${formatMoney(amount)}，近 3 次均值 ${formatMoney(yuanOf(mean))}` };
}
