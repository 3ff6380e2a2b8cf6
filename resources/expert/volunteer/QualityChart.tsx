import { useMemo } from 'react';
import { SummaryStrip } from '@/src/crud/list/above/SummaryStrip';
import { crudFilters } from '@/src/crud/list/listAddress';
import { useResourcePage } from '@/src/crud/ResourceContext';
import type { AboveRowsProps, Row } from '@/src/crud/resourceSpec';
import { useRowsQuery } from '@/src/crud/useRowsQuery';
import { Chart } from '@/src/ui/chart/Chart';
import { useNarrow } from '@/src/ui/layout/useNarrow';
import { qualityByExpert, weakPointStats } from './quality';

/** Tables that are looked at for the chart. */
const most = 100;

/**
 * Weak points of experts' tables (E6): unreachable rows, tables without 保, rows with a risk of 退档. Not on phones.
 */
export default function QualityChart(props: AboveRowsProps) {
  return useNarrow() ? null : <Quality {...props} />;
}

function Quality({ filters }: AboveRowsProps) {
  const { resource, scope } = useResourcePage();
  const wired = useMemo(() => crudFilters(resource.filters, filters, scope), [resource, filters, scope]);
  const { data, error, refetch } = useRowsQuery(resource, {
    pagination: { currentPage: 1, pageSize: most },
    filters: wired,
    staleTime: 60_000,
    hasPanel: true,
  });
  const rows: readonly Row[] | undefined = data?.data;
  const chart = useMemo(() => rows && qualityByExpert(rows), [rows]);
  const title = `质量概览${(data?.total ?? 0) > most ? `（最近 ${most} 张）` : ''}`;
  return (
    <SummaryStrip label="志愿质量" reading={!chart && !error} stats={weakPointStats(chart)}>
      <Chart
        title={title}
        kind="bar"
        data={chart}
        height={180}
        error={error?.message}
        retry={() => void refetch()}
      />
    </SummaryStrip>
  );
}
