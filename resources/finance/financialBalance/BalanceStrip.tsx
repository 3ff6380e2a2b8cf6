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

/** What the institutions below have together; for people of one it is what they have (screen F5). */
export default function BalanceStrip({ filters }: AboveRowsProps) {
  const { data, isError } = useFigures(total, useFilterBody(filters));
  // Beside the rows these are an extra: without them nothing is missing.
  if (isError || data === null) return null;
  const sums = isRecord(data) ? data : {};
  const stats = Object.entries(figures).map(([key, label]) => {
    const amount = sums[key];
    return { key, label, value: typeof amount === 'string' ? formatMoney(amount) : undefined };
  });
  return <SummaryStrip label="余额合计" reading={data === undefined} stats={stats} />;
}
