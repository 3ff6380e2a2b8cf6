import { Button } from 'antd';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { Money } from '@/src/ui/display/Money';
import styles from './card.module.css';

/** An institution that will run out of cards. */
export interface Suggestion {
  readonly storeId: string;
  readonly storeName: string;
  readonly balance: string;
  readonly quantity: number;
  readonly text: string;
}

/** The suggestions in a response. */
export function suggestionsIn(data: unknown): Suggestion[] {
  const rows = Array.isArray(data) ? data.filter(isRecord) : [];
  return rows.map(({ storeId, storeName, balance, quantity, text }) => ({
    storeId: textOr(storeId),
    storeName: textOr(storeName),
    balance: textOr(balance),
    quantity: numberOr(quantity),
    text: textOr(text),
  }));
}

interface SuggestionsProps {
  readonly suggestions: readonly Suggestion[];
  readonly pick: (chosen: Suggestion) => void;
}

/** 智能配卡: which institutions will run out, and how many cards they need. */
export function Suggestions({ suggestions, pick }: SuggestionsProps) {
  if (suggestions.length === 0) return null;
  return (
    <section className={styles.suggestions} aria-label="智能配卡">
      <strong>智能配卡</strong>
      <ul>
        {suggestions.map((one) => (
          <li key={one.storeId}>
            <span>
              {one.storeName}（余额 <Money value={one.balance} />）
            </span>
            {one.quantity > 0 ? (
              <Button type="link" size="small" className={styles.suggestion ?? ''} onClick={() => pick(one)}>
                {one.text}
              </Button>
            ) : (
              <span>{one.text}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
