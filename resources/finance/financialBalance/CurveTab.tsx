import { isRecord, textOr } from '@/src/lib/record';
import { Chart } from '@/src/ui/chart/Chart';
import { financeEndpoints } from '../endpoints';
import { wallets } from '../money';
import { useFigures } from '../useFigures';
import type { Balance } from './balance';

const { curve } = financeEndpoints['finance/financial-balance'].operations;
const members = { 1: 'recharge', 2: 'income', 3: 'frozen' } as const;

/** The three wallets' balances at the end of each of the last 30 days (screen F5). */
export default function CurveTab({ record: { storeId } }: { record: Balance }) {
  const { data, isError, refetch } = useFigures(curve, { storeId, days: 30 });
  const days = Array.isArray(data) ? data.filter(isRecord) : [];
  const chart = {
    head: '日期',
    categories: days.map(({ date }) => textOr(date).slice(5)),
    series: wallets.map(({ value, label }) => ({
      name: label,
      unit: '元',
      values: days.map((day) => Number(textOr(day[members[value]], '0'))),
    })),
  };
  return (
    <Chart
      title="近 30 天余额"
      kind="line"
      data={data === undefined ? undefined : chart}
      error={isError ? '读取失败' : undefined}
      retry={() => void refetch()}
    />
  );
}
