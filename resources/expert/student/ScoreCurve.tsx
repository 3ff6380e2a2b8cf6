import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { readList } from '@/providers/data/listResponse';
import { isDraftTable } from '@/src/gaokao/scoreTable';
import { isRecord, numberOr } from '@/src/lib/record';
import { useServices } from '@/src/services/useServices';
import { Chart } from '@/src/ui/chart/Chart';
import type { ChartData } from '@/src/ui/chart/chartData';
import { expertEndpoints } from '../endpoints';
import type { Standing, StandingQuestion } from './useStanding';

const { scoreFilter, scoreTable } = expertEndpoints['expert/student'].operations;

/** Rows of a score table that are read: all. */
const all = 1000;

interface Props {
  readonly question: StandingQuestion;
  /** Equivalent scores in other years: the rank's place on their curves. */
  readonly equivalents: Standing['equivalents'];
}

/**
 * The province's score table as a curve with the student's place, and those of other years by equivalent score (E2).
 */
export default function ScoreCurve({ question, equivalents }: Props) {
  const [chosen, setYear] = useState<number>();
  const year = chosen ?? question.year;
  const years = useYears(question);
  const { data, error, refetch } = useTable({ ...question, year });
  const own =
    year === question.year
      ? question.score
      : (equivalents.find((one) => one.year === year)?.score ?? undefined);
  return (
    <Chart
      title={`${year} 年一分一段曲线`}
      kind="line"
      height={200}
      data={data && curveOf(data, own)}
      error={error?.message}
      retry={() => void refetch()}
      extra={
        years.length > 1 && (
          <Select<number>
            size="small"
            aria-label="一分一段表年份"
            value={year}
            options={years.map((one) => ({ value: one, label: `${one} 年` }))}
            onChange={setYear}
          />
        )
      }
    />
  );
}

/** The years of which the province has score tables, and the student's own. */
function useYears({ provinceId, year }: StandingQuestion): readonly number[] {
  const { callOperation } = useServices();
  const { data = [] } = useQuery({
    queryKey: ['expert/student', 'years', provinceId],
    queryFn: async ({ signal }) => {
      const options = { allowRepeat: true, quiet: true, signal };
      const { data: found } = await callOperation(scoreFilter, { body: { provinceId }, options });
      return isRecord(found) && Array.isArray(found.years) ? found.years.map(Number) : [];
    },
    staleTime: 5 * 60_000,
  });
  return [...new Set([year, ...data])].filter((one) => one <= year).toSorted((one, other) => other - one);
}

function useTable({ provinceId, year, category }: StandingQuestion) {
  const { callOperation } = useServices();
  return useQuery({
    queryKey: ['expert/student', 'table', provinceId, year, category],
    queryFn: async ({ signal }) => {
      const body = { page: 1, limit: all, provinceId, year, category };
      const options = { allowRepeat: true, quiet: true, signal };
      const response = await callOperation(scoreTable, { body, options });
      const rows = isDraftTable(response.data) ? [] : readList(response, scoreTable.path).list;
      return rows.map(({ score, cum }) => ({ score: numberOr(score), cum: numberOr(cum) }));
    },
    staleTime: 5 * 60_000,
  });
}

/**
 * The curve from the lowest score up, thinned to visible points. A line at the student's level ends at her place.
 */
function curveOf(
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
