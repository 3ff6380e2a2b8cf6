import { useQuery } from '@tanstack/react-query';
import { wireFilters } from '@/providers/data/filters';
import { crudFilters } from '@/src/crud/list/listAddress';
import { useResourcePage } from '@/src/crud/ResourceContext';
import type { AboveRowsProps } from '@/src/crud/resourceSpec';
import { useServices } from '@/src/crud/services';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { Chart } from '@/src/ui/chart/Chart';
import type { ChartData } from '@/src/ui/chart/chartData';
import { operationsEndpoints } from '../endpoints';
import { CrowdBar } from './CrowdBar';
import styles from './user.module.css';

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
  return (
    <div className={styles.figures}>
      <Chart
        title="近 30 天注册"
        kind="line"
        height={140}
        data={data === undefined ? undefined : chartOf(data)}
        error={isError ? '读取失败' : undefined}
        retry={() => void refetch()}
      />
    </div>
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
