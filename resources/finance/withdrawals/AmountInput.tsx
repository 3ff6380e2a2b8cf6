import { fenOf, withdrawalFee, yuanOf } from '@/src/lib/fen';
import { formatMoney } from '@/src/lib/money';
import type { InputProps } from '@/src/ui/fields/field';
import { money } from '@/src/ui/fields/money';
import { useQuota } from './useQuota';
import styles from './withdrawals.module.css';

const { Input } = money('提现金额').kind;

/** The amount, with the available balance, the fee and the received amount during typing. */
export default function AmountInput(props: InputProps<string>) {
  const { data } = useQuota();
  const fen = fenOf(props.value) ?? 0n;
  const available = data && (fenOf(data.available) ?? 0n);
  const fee = fen === 0n ? 0n : withdrawalFee(fen);
  const arrives = fen > fee ? fen - fee : 0n;
  const isTooMuch = available !== undefined && fen > available;
  return (
    <>
      <Input {...props} />
      <div className={styles.hint} role="status">
        手续费 {formatMoney(yuanOf(fee))}，实际到账 <b>{formatMoney(yuanOf(arrives))}</b>
        {data && (
          <span className={isTooMuch ? styles.problem : undefined}>
            ，可提现 {formatMoney(data.available)}
            {isTooMuch && '，可提现余额不足'}
          </span>
        )}
      </div>
    </>
  );
}
