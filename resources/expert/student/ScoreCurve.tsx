import { useQuery } from '@tanstack/react-query';
import { readList } from '@/providers/data/listResponse';
import { useServices } from '@/src/crud/services';
import { isRecord, numberOr } from '@/src/lib/record';
import { Chart } from '@/src/ui/chart/Chart';
import type { ChartData } from '@/src/ui/chart/chartData';
import type { StandingQuestion } from './useStanding';

/** Rows of a score table that are read: all. */
const all = 1000;

/** The province's score table as a curve, the student's place on it (E2). */
export default function ScoreCurve({ question }: { question: StandingQuestion }) {
  const { callOperation, endpointsOf } = useServices();
  const { provinceId, year, category, score } = question;
  const { data, error, refetch } = useQuery({
    queryKey: ['expert/student', 'table', provinceId, year, category],
    queryFn: async ({ signal }) => {
      const { list } = endpointsOf('score/stage').operations;
      if (!list) return [];
      const body = { page: 1, limit: all, provinceId, year, category };
      const response = await callOperation(list, {
        body,
        options: { allowRepeat: true, quiet: true, signal },
      });
      return readList(response, list.path)
        .list.filter(isRecord)
        .map(({ score, cum }) => ({
          score: numberOr(score),
          cum: numberOr(cum),
        }));
    },
    staleTime: 5 * 60_000,
  });
  return (
    <Chart
      title={`${year} 年一分一段曲线`}
      kind="line"
      height={200}
      data={data && curveOf(data, score)}
      error={error?.message}
      retry={() => void refetch()}
    />
  );
}

/** The curve from the lowest score up, thinned to what can be seen; a line at the student's level ends where she is on it. */
export function curveOf(
  rows: readonly { readonly score: number; readonly cum: number }[],
  own: number | undefined,
): ChartData {
  const step = Math.max(1, Math.ceil(rows.length / 120));
  const nearest = own === undefined ? -1 : rows.findIndex((row) => row.score <= own);
  const kept = rows.filter((_, index) => index % step === 0 || index === nearest).toReversed();
  const at = nearest < 0 ? undefined : rows[nearest];
  return {
    head: '分数',
    categories: kept.map(({ score }) => String(score)),
    series: [
      { name: '位次', values: kept.map(({ cum }) => cum) },
      ...(at ? [{ name: '该考生', values: kept.map((row) => (row.score <= at.score ? at.cum : null)) }] : []),
    ],
  };
}
