import { useMemo } from 'react';
import type { Tier } from '@/src/gaokao/planUnit';
import { tierQuota } from '@/src/gaokao/quota';
import { rowTier } from '@/src/gaokao/tier';
import { tierName } from '../../unit/TierTag';
import { useBatch, useRows, useTable, useWorkbench, useWorkbenchState } from '../model/WorkbenchContext';
import styles from './quota.module.css';

const withQuota = [1, 2, 3] as const;
const others = [0, 9] as const;

/** How full each tier is against its quota (A10); a click shows that tier alone (E3). */
export function QuotaBar() {
  const rows = useRows();
  const batch = useBatch();
  const { table } = useWorkbench();
  const tierFilter = useTable((state) => state.tierFilter);
  const trial = useWorkbenchState((state) => state.trial);
  const counts = useMemo(() => {
    const found = new Map<Tier, number>();
    for (const row of rows) {
      const tier = rowTier(row, batch);
      found.set(tier, (found.get(tier) ?? 0) + 1);
    }
    return found;
  }, [rows, batch]);
  const quotas = tierQuota(batch.maxChoices, batch.ratio);
  const press = (tier: Tier) => () => table.show({ tierFilter: tierFilter === tier ? undefined : tier });
  return (
    <section className={styles.bar} data-trial={trial !== null} aria-label="层级配额">
      {withQuota.map((tier) => {
        const count = counts.get(tier) ?? 0;
        const quota = quotas[tier - 1] ?? 0;
        return (
          <button
            key={tier}
            type="button"
            className={styles.tier}
            data-tier={tier}
            aria-pressed={tierFilter === tier}
            title={`${tierName(tier)}：已填 ${count} 个，建议 ${quota} 个；点击只看这一层级`}
            onClick={press(tier)}
          >
            <b>{tierName(tier)}</b>
            <span>
              {count}/{quota}
            </span>
            <i
              aria-hidden="true"
              data-over={count > quota}
              style={{ '--share': `${Math.min(100, (100 * count) / Math.max(1, quota))}%` }}
            />
          </button>
        );
      })}
      {others.map((tier) => (
        <button
          key={tier}
          type="button"
          className={styles.tier}
          data-tier={tier}
          aria-pressed={tierFilter === tier}
          disabled={(counts.get(tier) ?? 0) === 0 && tierFilter !== tier}
          onClick={press(tier)}
        >
          <b>{tierName(tier)}</b>
          <span>{counts.get(tier) ?? 0}</span>
        </button>
      ))}
    </section>
  );
}
