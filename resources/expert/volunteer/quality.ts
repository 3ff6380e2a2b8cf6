import { numberOr, textOr } from '@/src/lib/record';
import type { ChartData } from '@/src/ui/chart/chartData';
import type { Stat } from '@/src/ui/display/StatCards';

const weakPoints = [
  { name: '被遮挡志愿', member: 'shadowed' },
  { name: '缺少兜底', member: 'unsafe' },
  { name: '退档风险', member: 'retreat' },
] as const;

/** The weak points of tables, added up by the expert who made them; void tables do not count (E6). */
export function qualityByExpert(rows: readonly Readonly<Record<string, unknown>>[]): ChartData {
  const counted = rows.filter(({ status }) => numberOr(status) !== 9);
  const names = [...new Set(counted.map(nameOf))];
  const sum = (name: string, member: string) =>
    counted.filter((row) => nameOf(row) === name).reduce((total, row) => total + numberOr(row[member]), 0);
  return {
    head: '专家',
    categories: names,
    series: weakPoints.map(({ name, member }) => ({ name, values: names.map((one) => sum(one, member)) })),
  };
}

/** The figures over the list: the sum of each weak point, its label alone while tables are read. */
export function weakPointStats(chart: ChartData | undefined): readonly Stat[] {
  return weakPoints.map(({ name }) => {
    const values = chart?.series.find((one) => one.name === name)?.values;
    const sum = values?.reduce<number>((total, value) => total + (value ?? 0), 0);
    return { key: name, label: name, value: sum?.toString() };
  });
}

function nameOf({ expertName }: Readonly<Record<string, unknown>>): string {
  return textOr(expertName) || '未分配';
}
