import { useState } from 'react';
import { Link } from 'react-router';
import { DictionaryLabel } from '@/src/crud/fields/dictionary/dictionary';
import { Figures as FigureLine, SummaryStrip } from '@/src/crud/list/above/SummaryStrip';
import type { AboveRowsProps } from '@/src/crud/resourceSpec';
import { formatMoney } from '@/src/lib/money';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { useCan } from '@/src/services/useCan';
import { Chart } from '@/src/ui/chart/Chart';
import { financeEndpoints } from '../endpoints';
import { useFigures, useFilterBody } from '../useFigures';
import styles from './cashbook.module.css';

const { overview } = financeEndpoints['finance/management'].operations;
type Figures = Readonly<Record<string, unknown>>;

/** The overview of the cash book: figures, pending work, twelve months, and the sum of the list (screen F3). */
export default function CashOverview({ filters }: AboveRowsProps) {
  const { data, isError, refetch } = useFigures(overview, { months: 12 });
  const figures = isRecord(data) ? data : {};
  const reading = data === undefined && !isError;
  return (
    <SummaryStrip
      label="收支概况"
      reading={reading}
      stats={statsOf(figures)}
      extra={<Sum filters={filters} />}
    >
      <div className={styles.charts}>
        <Chart
          title="近 12 个月收支"
          kind="bar"
          height={280}
          data={data === undefined ? undefined : trendOf(recordsIn(figures.trend))}
          error={isError ? '读取失败' : undefined}
          retry={() => void refetch()}
        />
        <Waiting rows={recordsIn(figures.waiting)} />
        <Categories rows={recordsIn(figures.byCategory)} />
      </div>
    </SummaryStrip>
  );
}

function recordsIn(value: unknown): Figures[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function statsOf(figures: Figures) {
  const amount = (key: string, label: string) => {
    const value = figures[key];
    return { key, label, value: typeof value === 'string' ? formatMoney(value) : undefined };
  };
  const count = (key: string, label: string, unit: string) => {
    const value = figures[key];
    return { key, label, unit, value: value === undefined ? undefined : textOr(value) };
  };
  const waiting = recordsIn(figures.waiting).length;
  return [
    {
      ...{ key: 'waiting', label: '今日待办', unit: '件' },
      value: figures.waiting === undefined ? undefined : String(waiting),
      tone: waiting > 0 ? ('warning' as const) : undefined,
    },
    ...[count('rechargePending', '待确认充值', '笔'), count('withdrawPending', '待审核提现', '笔')],
    ...[count('invoicePending', '待开发票', '张'), amount('todayIn', '今日收入')],
    ...[amount('monthIn', '本月收入'), amount('monthOut', '本月支出')],
    count('lowBalanceStores', '低余额机构', '家'),
  ];
}

function trendOf(months: readonly Figures[]) {
  const values = (name: 'income' | 'expense') => months.map((month) => numberOr(month[name]));
  return {
    head: '月份',
    categories: months.map(({ month }) => textOr(month)),
    series: [
      { name: '收入', unit: '元', values: values('income') },
      { name: '支出', unit: '元', values: values('expense') },
    ],
  };
}

/** Income and expense of this month, by kind. */
function Categories({ rows }: { rows: readonly Figures[] }) {
  return (
    <section className={styles.panel} aria-label="本月收支类别">
      <h3>本月收支类别</h3>
      <dl>
        {rows.map(({ category, amount }) => (
          <div key={textOr(category)}>
            <dt>
              <DictionaryLabel type="cash_category" value={textOr(category)} />
            </dt>
            <dd className="money">{formatMoney(textOr(amount, '0.00'))}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const kinds: Readonly<Record<string, { label: string; path: string; permission: string }>> = {
  recharge: {
    ...{ label: '充值', path: '/system/recharge?status=0&orderNo=' },
    permission: 'system:recharge:list',
  },
  invoice: {
    ...{ label: '开票', path: '/finance/invoices?status=0&applyNo=' },
    permission: 'finance:invoices:list',
  },
  withdrawal: {
    ...{ label: '提现', path: '/finance/withdrawals?status=0&withdrawNo=' },
    permission: 'finance:withdrawals:list',
  },
};

/** The number of pending tasks shown at first. */
const fewest = 4;

/** 今日待办: what has waited over one working day, the oldest first. */
function Waiting({ rows }: { rows: readonly Figures[] }) {
  const [isWhole, setWhole] = useState(false);
  const can = useCan();
  if (rows.length === 0) return null;
  return (
    <section className={styles.panel} aria-label="今日待办">
      <h3>
        今日待办 <small>等待超过 1 个工作日，共 {rows.length} 件</small>
      </h3>
      <ul>
        {rows.slice(0, isWhole ? rows.length : fewest).map((row) => {
          const [no, kind] = [textOr(row.no), kinds[textOr(row.kind)]];
          const isOpen = kind !== undefined && can(kind.permission);
          return (
            <li key={no}>
              {kind?.label} {isOpen ? <Link to={kind.path + no}>{no}</Link> : no} {textOr(row.storeName)}{' '}
              {formatMoney(textOr(row.amount, '0.00'))} <small>{textOr(row.days)} 个工作日</small>
            </li>
          );
        })}
      </ul>
      {rows.length > fewest && (
        <button type="button" className={styles.more} onClick={() => setWhole(!isWhole)}>
          {isWhole ? '收起' : '查看全部'}
        </button>
      )}
    </section>
  );
}

/** The sum of the entries that match the filters. */
function Sum({ filters }: Pick<AboveRowsProps, 'filters'>) {
  const { data } = useFigures(overview, { months: 1, ...useFilterBody(filters) });
  const sum = isRecord(data) && isRecord(data.sum) ? data.sum : undefined;
  const of = (key: string, label: string) => ({
    ...{ key, label },
    value: sum && formatMoney(textOr(sum[key], '0.00')),
  });
  return (
    <div role="status" aria-label="合计" className={styles.sum}>
      <FigureLine stats={[of('income', '筛选收入'), of('expense', '筛选支出'), of('net', '筛选净额')]} />
    </div>
  );
}
