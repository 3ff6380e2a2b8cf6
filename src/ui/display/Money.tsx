import { formatMoney } from '@/src/lib/money';
import './money.css';

interface Props {
  /** Yuan, as text with at most two decimals. */
  readonly value: string;
  /** `change` for money that comes in, green with a plus, or goes out, red. */
  readonly as?: 'amount' | 'change';
}

/** An amount in yuan with thousands and two decimals, in digits of equal width. */
export function Money({ value, as = 'amount' }: Props) {
  const change = as === 'change' && !/^-?0*(\.0*)?$/.test(value) ? direction(value) : undefined;
  return (
    <span className="money" data-change={change}>
      {change === 'in' && '+'}
      {formatMoney(value)}
    </span>
  );
}

function direction(value: string): 'in' | 'out' {
  return value.startsWith('-') ? 'out' : 'in';
}
