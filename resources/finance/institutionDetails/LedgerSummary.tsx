import { SummaryStrip } from '@/src/crud/list/above/SummaryStrip';
import { useDisplay } from '@/src/crud/list/displays/useDisplay';
import type { AboveRowsProps } from '@/src/crud/resourceSpec';
import { formatMoney } from '@/src/lib/money';
import { isRecord, numberOr } from '@/src/lib/record';
import { useIsPlatform } from '@/src/services/useIsPlatform';
import { useServices } from '@/src/services/useServices';
import { BalanceOrigin } from '../BalanceOrigin';
import { financeEndpoints } from '../endpoints';
import { wallets } from '../money';
import { useFigures, useFilterBody } from '../useFigures';
import { filtersOfTotals, narrowsFlows } from './ledger';

const { summary } = financeEndpoints['finance/institution-details'].operations;

/** Sums of the rows below; of one institution also its balance before and after (screen F1). */
export default function LedgerSummary({ filters: set }: AboveRowsProps) {
  const filters = useDisplay().key === 'stores' ? filtersOfTotals(set) : set;
  const { data, isError } = useFigures(summary, useFilterBody(filters));
  const isPlatform = useIsPlatform();
  const { storeId: ownStore } = useServices();
  // The sums are an extra beside the rows: a failure is not shown.
  if (isError || data === null) return null;
  const figures = isRecord(data) ? data : {};
  const amount = (name: string) => {
    const value = figures[name];
    return typeof value === 'string' ? formatMoney(value) : undefined;
  };
  const storeId = isPlatform ? filters.storeId : ownStore();
  const wallet = wallets.find(({ value }) => String(value) === filters.wallet)?.value;
  // Of some kinds of movements alone, income less expense is not the difference of two balances.
  const isPart = narrowsFlows(filters);
  const balance = (name: string) => (isPart ? undefined : amount(name));
  const note = storeId ? (isPart ? '仅按账户类型和发生时间筛选时显示' : undefined) : '选择机构后显示';
  return (
    <SummaryStrip
      label="汇总"
      reading={data === undefined}
      stats={[
        { key: 'opening', label: '期初余额', value: balance('opening'), note },
        { key: 'income', label: '收入', value: amount('income') },
        { key: 'expense', label: '支出', value: amount('expense') },
        { key: 'closing', label: '期末余额', value: balance('closing'), note },
        {
          key: 'count',
          label: '笔数',
          value: data === undefined ? undefined : String(numberOr(figures.count)),
          unit: '笔',
        },
      ]}
      extra={
        storeId && (
          <div>
            <BalanceOrigin storeId={storeId} {...(wallet && { wallet })} />
          </div>
        )
      }
    />
  );
}
