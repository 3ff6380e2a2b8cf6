import { Segmented } from 'antd';
import { useMemo, useState } from 'react';
import type { PlanUnit } from '@/src/gaokao/planUnit';
import { Chart } from '@/src/ui/chart/Chart';
import type { ChartData } from '@/src/ui/chart/chartData';
import { useTable } from '../workbench/model/WorkbenchContext';
import { useEquivalentYears } from '../workbench/page/useEquivalentYears';

type Measure = 'rank' | 'score';

const measures: { value: Measure; label: string }[] = [
  { value: 'rank', label: '位次' },
  { value: 'score', label: '分数' },
];

/** Lines of the last three years, and where the student stands beside them: her rank, or her equivalent scores. */
export function HistoryChart({ unit }: { unit: PlanUnit }) {
  const [measure, setMeasure] = useState<Measure>('rank');
  const rank = useTable(({ context }) => context.candidate.rank);
  const equivalents = useEquivalentYears();
  const data = useMemo<ChartData>(() => {
    const lines = unit.history.toSorted((a, b) => a.year - b.year).slice(-3);
    const own = (year: number) =>
      measure === 'rank' ? rank : (equivalents.find((one) => one.year === year)?.score ?? null);
    return {
      head: '年份',
      categories: lines.map(({ year }) => String(year)),
      series: [
        {
          name: measure === 'rank' ? '最低位次' : '最低分',
          values: lines.map(({ minRank, minScore }) => (measure === 'rank' ? minRank : minScore) || null),
        },
        { name: measure === 'rank' ? '考生位次' : '考生等位分', values: lines.map(({ year }) => own(year)) },
      ],
    };
  }, [unit.history, measure, rank, equivalents]);
  return (
    <Chart
      title="三年投档"
      kind="line"
      live
      fitted
      data={data}
      height={150}
      extra={
        <Segmented
          size="small"
          aria-label="投档线单位"
          options={measures}
          value={measure}
          onChange={setMeasure}
        />
      }
    />
  );
}
