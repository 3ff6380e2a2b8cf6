import { ChartFrame, ChartWaiting } from '@/src/ui/chart/ChartFrame';
import { UserDateSums } from './UserDateSums';
import { chartTitle } from './userDate';
import styles from './userDate.module.css';

/** The places of sums and chart while the chart's code is fetched. */
export function UserDateWaiting() {
  return (
    <section className={styles.head} aria-label="合计与走势">
      <UserDateSums sums={{}} reading />
      <div className={styles.chart}>
        <ChartFrame title={chartTitle} extra={<div className={styles.columns} />}>
          <ChartWaiting />
        </ChartFrame>
      </div>
    </section>
  );
}
