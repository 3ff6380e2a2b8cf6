import { Checkbox, Select } from 'antd';
import { useState } from 'react';
import { isRecord } from '@/src/lib/record';
import { Chart } from '@/src/ui/chart/Chart';
import { UserDateSums } from './UserDateSums';
import { chartTitle, type FigureName, figures, mostLines, type UserDateFilters } from './userDate';
import styles from './userDate.module.css';
import { useUserDateChart } from './useUserDateChart';

/** The sums of the whole range, and up to three figures as lines beside the year before (screen H6). */
export default function UserDateChart({ defaultFilters }: { defaultFilters: UserDateFilters }) {
  const [shown, setShown] = useState<readonly FigureName[]>(['newUsers', 'orders', 'amount']);
  const [compared, setCompared] = useState(false);
  const { data, sum, error, retry } = useUserDateChart({ defaultFilters, shown, compared });
  return (
    <section className={styles.head} aria-label="合计与走势">
      <UserDateSums sums={isRecord(sum) ? sum : {}} reading={data === undefined && error === undefined} />
      <div className={styles.chart}>
        <Chart
          title={chartTitle}
          kind="line"
          data={data}
          error={error}
          retry={retry}
          extra={
            <>
              <Select
                mode="multiple"
                size="small"
                className={styles.columns}
                aria-label="图表中的数据"
                maxCount={mostLines}
                value={[...shown]}
                options={figures.map(({ name, label }) => ({ value: name, label }))}
                onChange={(names: FigureName[]) => names.length > 0 && setShown(names)}
              />
              <Checkbox checked={compared} onChange={({ target }) => setCompared(target.checked)}>
                同期对比
              </Checkbox>
            </>
          }
        />
      </div>
    </section>
  );
}
