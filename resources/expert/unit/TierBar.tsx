import type { Tier } from '@/src/gaokao/planUnit';
import { TierTag } from './TierTag';
import styles from './tierBar.module.css';

const order = [1, 2, 3, 0, 9] as const;

/** How many rows each tier has: letters and figures, with a bar of their shares (E5, E6). Tiers without rows are left out. */
export function TierBar({ tiers }: { tiers: readonly Tier[] }) {
  const counts = order.map((tier) => ({ tier, count: tiers.filter((one) => one === tier).length }));
  return <TierCounts counts={counts} />;
}

interface Count {
  readonly tier: Tier;
  readonly count: number;
}

/** The same from figures. */
export function TierCounts({ counts }: { counts: readonly Count[] }) {
  const shown = counts.filter(({ count }) => count > 0);
  if (shown.length === 0) return '–';
  return (
    <span className={styles.tiers}>
      <span className={styles.counts}>
        {shown.map(({ tier, count }) => (
          <span key={tier}>
            <TierTag tier={tier} /> {count}
          </span>
        ))}
      </span>
      <span className={styles.bar} aria-hidden="true">
        {shown.map(({ tier, count }) => (
          <i key={tier} data-tier={tier} style={{ flexGrow: count }} />
        ))}
      </span>
    </span>
  );
}
