import { numberOr } from '@/src/lib/record';
import type { CellProps } from '@/src/ui/fields/field';
import styles from './card.module.css';

const parts = {
  stock: '库存',
  released: '已发放',
  bound: '已绑定',
  expired: '已过期',
  voided: '已作废',
} as const;

/** How the cards of a batch are spread over states, as a bar and in figures (screen G12). */
export default function SpreadCell({ record }: CellProps<number>) {
  const total = Math.max(1, numberOr(record.quantity));
  const shares = Object.entries(parts).map(([part, label]) => ({
    part,
    label,
    count: numberOr(record[part]),
  }));
  const shown = shares.filter(({ count }) => count > 0);
  return (
    <div>
      <div className={styles.spread} aria-hidden>
        {shown.map(({ part, count }) => (
          <i key={part} data-part={part} style={{ inlineSize: `${(count / total) * 100}%` }} />
        ))}
      </div>
      <div className={styles.spreadText}>
        {/* Of a batch that was recalled from it, an institution has none. */}
        {shown.length === 0
          ? '已全部收回'
          : shown.map(({ label, count }) => `${label}\u00a0${count}`).join(' · ')}
      </div>
    </div>
  );
}
