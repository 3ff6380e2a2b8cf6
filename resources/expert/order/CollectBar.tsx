import { Segmented } from 'antd';
import { useState } from 'react';
import { SummaryStrip } from '@/src/crud/list/above/SummaryStrip';
import { useCall } from '@/src/crud/useCall';
import { orderProducts } from '@/src/gaokao/serviceEnumerations';
import { formatMoney } from '@/src/lib/money';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { Money } from '@/src/ui/display/Money';
import { expertEndpoints } from '../endpoints';
import { collectKey } from './order';
import styles from './order.module.css';

const { collect: collectCall } = expertEndpoints['expert/order'].operations;

/** Money that came in for something, as the server added it up. */
interface Part {
  readonly key: string;
  readonly label: string;
  readonly amount: string;
  readonly count: number;
}

interface Period extends Omit<Part, 'key' | 'label'> {
  readonly products: readonly Part[];
  readonly experts: readonly Part[];
}

/** Takings of today and this month, by product and by expert, above the orders (screen E10). */
export default function CollectBar() {
  const { data, isError } = useCall(
    collectCall,
    (collected) =>
      isRecord(collected) ? { today: periodOf(collected.today), month: periodOf(collected.month) } : null,
    { of: collectKey, body: {} },
  );
  const [by, setBy] = useState<'products' | 'experts'>('products');
  // Takings are an extra beside the orders: a failure is not shown.
  if (isError || data === null) return null;
  return (
    <SummaryStrip
      label="收款"
      reading={!data}
      stats={[stat('today', '今日收款', data?.today), stat('month', '本月收款', data?.month)]}
    >
      <section className={styles.parts} aria-label="收款构成">
        <header>
          <Segmented
            size="small"
            aria-label="收款构成"
            value={by}
            options={[
              { value: 'products', label: '按产品' },
              { value: 'experts', label: '按专家' },
            ]}
            onChange={setBy}
          />
          <span className={styles.soft}>本月 / 今日</span>
        </header>
        {data && <Parts month={data.month[by]} today={data.today[by]} />}
      </section>
    </SummaryStrip>
  );
}

function stat(key: string, label: string, period: Period | undefined) {
  return {
    key,
    label,
    value: period && formatMoney(period.amount),
    unit: period && `${period.count} 笔`,
  };
}

function Parts({ month, today }: { month: readonly Part[]; today: readonly Part[] }) {
  if (month.length === 0) return <p className={styles.soft}>本月暂无收款</p>;
  return (
    <ul>
      {month.map(({ key, label, amount, count }) => (
        <li key={key}>
          <span className={styles.soft}>
            {label}（{count} 笔）
          </span>
          <span>
            <strong>
              <Money value={amount} />
            </strong>{' '}
            / <Money value={today.find((one) => one.key === key)?.amount ?? '0.00'} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function periodOf(period: unknown): Period {
  const { amount, count, products, experts } = isRecord(period) ? period : {};
  const listed = (list: unknown) => (Array.isArray(list) ? list.filter(isRecord) : []);
  return {
    amount: textOr(amount, '0.00'),
    count: numberOr(count),
    products: listed(products).map((part) => partOf(part, textOr(part.product), productName(part.product))),
    experts: listed(experts).map((part) =>
      partOf(part, textOr(part.expertId, '0'), textOr(part.expertName) || '未分配'),
    ),
  };
}

function partOf({ amount, count }: Record<string, unknown>, key: string, label: string): Part {
  return { key, label, amount: textOr(amount, '0.00'), count: numberOr(count) };
}

function productName(product: unknown): string {
  return orderProducts.find(({ value }) => value === numberOr(product))?.label ?? '其他';
}
