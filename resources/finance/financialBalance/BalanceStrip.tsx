import { SummaryStrip } from '@/src/crud/list/above/SummaryStrip';
import type { AboveRowsProps } from '@/src/crud/resourceSpec';
import { formatMoney } from '@/src/lib/money';
import { isRecord } from '@/src/lib/record';
import { financeEndpoints } from '../endpoints';
import { useFigures, useFilterBody } from '../useFigures';

const { total } = financeEndpoints['finance/financial-balance'].operations;

const figures = {
  rechargeBalance: '充值余额',
  incomeBalance: '收益余额',
  frozenAmount: '提现冻结',
  total: '合计',
} as const;

/** The total of the institutions in the list; for staff of an institution, its own (screen F5). */
export default function BalanceStrip({ filters }: AboveRowsProps) {
  const { data, isError } = useFigures(total, useFilterBody(filters));
  // The sums are an extra beside the rows: a failure is not shown.
  if (isError || data === null) return null;
  const sums = isRecord(data) ? data : {};
  const stats = Object.entries(figures).map(([key, label]) => {
    const amount = sums[key];
    return { key, label, value: typeof amount === 'string' ? formatMoney(amount) : undefined };
  });
  return <SummaryStrip label="余额合计" reading={data === undefined} stats={stats} />;
}
