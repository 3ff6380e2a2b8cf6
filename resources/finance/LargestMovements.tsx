import { timeOr, today } from '@/src/lib/dates';
import { isRecord, textOr } from '@/src/lib/record';
import { Money } from '@/src/ui/display/Money';
import { Skeleton } from '@/src/ui/Skeleton';
import type { BalanceOriginProps } from './BalanceOrigin';
import styles from './balanceOrigin.module.css';
import { financeEndpoints } from './endpoints';
import { balanceTypes, internalTypes } from './money';
import { useFigures } from './useFigures';

const { list } = financeEndpoints['finance/institution-details'].operations;

/** Types that change a whole account, as a list filters by them. */
const outerTypes = balanceTypes
  .flatMap(({ value }) => (internalTypes.includes(value) ? [] : [value]))
  .join(',');

/** The ten movements that made most of a balance since the month began, the largest first. */
export default function LargestMovements({ storeId, wallet }: BalanceOriginProps) {
  const { data, isError } = useFigures(list, {
    ...{ page: 1, limit: 10, storeId, createBegin: `${today().slice(0, 7)}-01` },
    ...(wallet ? { wallet } : { bizType: outerTypes }),
    ...{ sortField: 'amount', sortOrder: 'desc' },
  });
  if (isError) return <p>读取失败，请稍后再试</p>;
  if (data === undefined) return <Skeleton className={styles.panel} />;
  const rows = isRecord(data) && Array.isArray(data.list) ? data.list.filter(isRecord) : [];
  if (rows.length === 0) return <p>本月暂无变动</p>;
  return (
    <ol className={styles.panel}>
      {rows.map((row) => {
        const amount = textOr(row.amount, '0.00');
        return (
          <li key={textOr(row.id)}>
            <span>
              {balanceTypes.find(({ value }) => value === Number(row.bizType))?.label}
              <small>
                {timeOr(row.createTime, 'date')} · {textOr(row.tradeNo)}
              </small>
            </span>
            <Money value={Number(row.direction) === 1 ? amount : `-${amount}`} as="change" />
          </li>
        );
      })}
    </ol>
  );
}
