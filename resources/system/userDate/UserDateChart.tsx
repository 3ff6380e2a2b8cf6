import { Checkbox, Select } from 'antd';
import { useState } from 'react';
import { formatNumber } from '@/src/lib/formatNumber';
import { formatMoney } from '@/src/lib/money';
import { isRecord, textOr } from '@/src/lib/record';
import { Chart } from '@/src/ui/chart/Chart';
import { StatCards } from '@/src/ui/display/StatCards';
import { type FigureName, figures, mostLines, type UserDateFilters } from './userDate';
import styles from './userDate.module.css';
import { useUserDateChart } from './useUserDateChart';

const title = '用户数据走势';

/** The sums of the whole range, and up to three figures as lines beside the year before (screen H6). */
export default function UserDateChart({ defaultFilters }: { defaultFilters: UserDateFilters }) {
  const [shown, setShown] = useState<readonly FigureName[]>(['newUsers', 'orders', 'amount']);
  const [compared, setCompared] = useState(false);
  const { data, sum, error, retry } = useUserDateChart({ defaultFilters, shown, compared });
  const sums = isRecord(sum) ? sum : {};
  return (
    <section className={styles.head} aria-label="合计与走势">
      <StatCards
        label="合计"
        reading={data === undefined && error === undefined}
        stats={figures.map(({ name, label, unit }) => ({
          key: name,
          label: `${label}合计`.replace('次周留存合计', '次周留存'),
          value: sums[name] === undefined ? undefined : figureText(name, textOr(sums[name])),
          unit: name === 'amount' ? undefined : unit,
        }))}
      />
      <div className={styles.chart}>
        <Chart
          title={title}
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

function figureText(name: FigureName, value: string): string {
  return name === 'amount' ? formatMoney(value) : formatNumber(Number(value));
}
