import { Form } from 'antd';
import { fenOf, withdrawalFee, yuanOf } from '@/src/lib/fen';
import { formatMoney } from '@/src/lib/money';
import type { InputProps } from '@/src/ui/fields/field';
import { DigitsInput } from '@/src/ui/fields/LevelledInput';
import { money } from '@/src/ui/fields/money';
import { TextInput } from '@/src/ui/fields/TextInput';
import { type Quota, quotaProblem, useQuota } from './useQuota';
import { isBankAccount } from './withdrawal';
import styles from './withdrawals.module.css';

const { Input } = money('提现金额').kind;

/**
 * The amount, with the available balance, the fee and the received amount during typing. On a phone the
 * aside is below the whole form, so it also says that nobody may apply now.
 */
export function AmountInput(props: InputProps<string>) {
  const { data } = useQuota();
  const fen = fenOf(props.value) ?? 0n;
  const fee = fen === 0n ? 0n : withdrawalFee(fen);
  const arrives = fen > fee ? fen - fee : 0n;
  const problem = data && (quotaProblem(data) ?? balanceProblem(data, fen));
  return (
    <>
      <Input {...props} />
      <div className={styles.hint} role="status">
        手续费 {formatMoney(yuanOf(fee))}，实际到账 <b>{formatMoney(yuanOf(arrives))}</b>
        {data && (
          <span className={problem && styles.problem}>
            ，可提现 {formatMoney(data.available)}
            {problem && `，${problem}`}
          </span>
        )}
      </div>
    </>
  );
}

function balanceProblem({ available }: Quota, fen: bigint): string | undefined {
  return fen > (fenOf(available) ?? 0n) ? '可提现余额不足' : undefined;
}

/** The payee's account: the number of a bank account may be pasted in groups, an Alipay account is a text. */
export function AccountInput(props: InputProps<string>) {
  const Input = isBankAccount(Form.useWatch('payeeType')) ? DigitsInput : TextInput;
  return <Input {...props} />;
}
