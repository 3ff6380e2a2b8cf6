import { isYes, textOr } from '@/src/lib/record';
import { Money } from '@/src/ui/display/Money';
import { type CellProps, emptyText } from '@/src/ui/fields/field';
import { ExplainedBalance } from '../BalanceOrigin';
import type { Wallet } from '../money';
import styles from './balance.module.css';

/** The balance of a wallet; on the record's page with a link to its ledger. */
export function walletCell(wallet: Wallet) {
  return ({ value, record, place }: CellProps<string>) => {
    if (!value) return emptyText;
    const low = wallet === 1 && (isYes(record.low) || Number(value) <= 0);
    return (
      <span className={low ? styles.low : undefined}>
        {place === 'list' ? (
          <Money value={value} />
        ) : (
          <ExplainedBalance value={value} wallet={wallet} storeId={textOr(record.storeId)} />
        )}
      </span>
    );
  };
}

/** How long the prepaid wallet lasts: 约 6 天. */
export function DaysLeftCell({ value }: CellProps<number>) {
  return value == null ? emptyText : `约 ${value} 天`;
}
