import { useMemo } from 'react';
import { Chart } from '@/src/ui/chart/Chart';
import styles from '../compare.module.css';
import { chartOf, type Years } from './compared';

/** Candidates at or above each score, three years one upon another; a press pins the rank of this year's table. */
export function YearsChart({ years, onPin }: { years: Years; onPin: (rank: number) => void }) {
  const data = useMemo(() => chartOf(years), [years]);
  const pick = (index: number) => {
    const cum = data.series[0]?.values[index];
    if (cum) onPin(cum);
  };
  return (
    <div className={styles.box}>
      <Chart title="累计人数（三年对照）" kind="line" data={data} height={320} onPick={pick} />
      <p className={styles.soft}>点击图表可钉住该分数的位次，在旁边查看它在各年的分数</p>
    </div>
  );
}
