import { useQuery } from '@tanstack/react-query';
import { wireFilters } from '@/providers/data/filters';
import { SummaryStrip } from '@/src/crud/list/above/SummaryStrip';
import { crudFilters } from '@/src/crud/list/listAddress';
import { useResourcePage } from '@/src/crud/ResourceContext';
import type { AboveRowsProps } from '@/src/crud/resourceSpec';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { useServices } from '@/src/services/useServices';
import { Chart } from '@/src/ui/chart/Chart';
import type { ChartData } from '@/src/ui/chart/chartData';
import { operationsEndpoints } from '../endpoints';
import { CrowdBar } from './CrowdBar';

const { trend } = operationsEndpoints['operations/users'].operations;

/** Above the users: saved crowds, and registrations per day, under the filters (screen O13). */
export default function UserFigures({ filters }: AboveRowsProps) {
  const { resource, scope } = useResourcePage();
  const body = wireFilters(resource.endpoints.family, crudFilters(resource.filters, filters, scope));
  return (
    <>
      <CrowdBar filters={filters} body={body} />
      <Registrations body={body} />
    </>
  );
}

function Registrations({ body }: { readonly body: Readonly<Record<string, unknown>> }) {
  const { callOperation } = useServices();
  const { data, isError, refetch } = useQuery({
    queryKey: ['data', 'default', 'operations/users', 'trend', body],
    queryFn: async ({ signal }) => {
      const options = { allowRepeat: true, quiet: true, signal };
      return (await callOperation(trend, { body, options })).data ?? null;
    },
    retry: false,
  });
  const chart = data === undefined ? undefined : chartOf(data);
  const counts = chart?.series[0]?.values.map((count) => count ?? 0) ?? [];
  const figure = (key: string, label: string, days: number) => ({
    ...{ key, label, unit: '人' },
    value: chart && String(counts.slice(-days).reduce((sum, count) => sum + count, 0)),
  });
  return (
    <SummaryStrip
      label="用户统计"
      reading={chart === undefined && !isError}
      stats={[figure('month', '近 30 天注册', 30), figure('week', '近 7 天', 7), figure('day', '今天', 1)]}
    >
      <Chart
        title="近 30 天注册"
        kind="line"
        height={140}
        data={chart}
        error={isError ? '读取失败' : undefined}
        retry={() => void refetch()}
      />
    </SummaryStrip>
  );
}

function chartOf(data: unknown): ChartData {
  const days = Array.isArray(data) ? data.filter(isRecord) : [];
  return {
    head: '日期',
    categories: days.map(({ date }) => textOr(date).slice(5)),
    series: [{ name: '注册人数', unit: '人', values: days.map(({ count }) => numberOr(count)) }],
  };
}
