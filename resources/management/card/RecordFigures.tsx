import { Tag } from 'antd';
import { SummaryStrip } from '@/src/crud/list/above/SummaryStrip';
import type { AboveRowsProps } from '@/src/crud/resourceSpec';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { Chart } from '@/src/ui/chart/Chart';
import type { ChartData } from '@/src/ui/chart/chartData';
import { managementEndpoints } from '../endpoints';
import styles from './card.module.css';
import type { CardEvent } from './cardEnumerations';
import { useCardCall, useFilterBody } from './useCardCall';

const { oddities, stat } = managementEndpoints['management/card-record'].operations;

/** Above the records: events of each kind per day, and anomalies of bindings, under the filters (screen G11). */
export default function RecordFigures({ filters }: AboveRowsProps) {
  const body = useFilterBody(filters);
  const { data, isError, refetch } = useCardCall(stat, body, { quiet: true });
  const found = useOddities(body);
  const chart = data === undefined ? undefined : chartOf(data);
  const odd = {
    key: 'odd',
    label: '异常提示',
    value: String(found.length),
    unit: '条',
    tone: 'warning',
  } as const;
  const sums = chart?.series.map(({ name, unit, values }) => ({
    ...{ key: name, label: name, unit },
    value: String(values.reduce<number>((sum, value) => sum + (value ?? 0), 0)),
  }));
  return (
    <SummaryStrip
      label="事件统计"
      reading={chart === undefined && !isError}
      stats={[...(found.length > 0 ? [odd] : []), ...(sums ?? [])]}
    >
      <OddityChips found={found} />
      <Chart
        title="每日事件"
        kind="bar"
        stacked
        height={180}
        data={chart}
        error={isError ? '读取失败' : undefined}
        retry={() => void refetch()}
      />
    </SummaryStrip>
  );
}

/** Returns oddities of the records, in words. */
function useOddities(body: Readonly<Record<string, unknown>>): readonly string[] {
  const { data } = useCardCall(oddities, body);
  return Array.isArray(data) ? data.filter(isRecord).map(({ text }) => textOr(text)) : [];
}

function OddityChips({ found }: { readonly found: readonly string[] }) {
  if (found.length === 0) return null;
  return (
    <section className={styles.chips} aria-label="异常提示">
      {found.map((text) => (
        <Tag key={text} color="warning">
          {text}
        </Tag>
      ))}
    </section>
  );
}

/** The events as the chart draws them: the rare ones together, so that each has a colour of its own. */
const drawn: readonly { readonly name: string; readonly events: readonly CardEvent[] }[] = [
  { name: '生成', events: [1] },
  { name: '发放', events: [2] },
  { name: '收回', events: [3] },
  { name: '绑卡', events: [5, 6] },
  { name: '作废与过期', events: [10, 12, 13, 14] },
  { name: '其他', events: [4, 7, 8, 9, 11, 15] },
];

/** Days from the first to the last on which something happened, and the events that there were. */
function chartOf(data: unknown): ChartData {
  const counts = (Array.isArray(data) ? data : []).filter(isRecord).map((row) => ({
    date: textOr(row.date),
    event: numberOr(row.event),
    count: numberOr(row.count),
  }));
  const days = [...new Set(counts.map(({ date }) => date))].sort();
  return {
    head: '日期',
    categories: days.map((day) => day.slice(5)),
    series: drawn.flatMap(({ name, events }) => {
      const own = counts.filter(({ event }) => events.some((one) => one === event));
      const on = (day: string) =>
        own.filter(({ date }) => date === day).reduce((sum, { count }) => sum + count, 0);
      return own.length > 0 ? [{ name, unit: '次', values: days.map(on) }] : [];
    }),
  };
}
