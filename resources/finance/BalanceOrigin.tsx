import { Button, Skeleton } from 'antd';
import { useCan } from '@/src/crud/services';
import { today } from '@/src/lib/dates';
import { formatMoney } from '@/src/lib/money';
import { isRecord, textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { Money } from '@/src/ui/display/Money';
import { PanelOpener } from '@/src/ui/popup/Opener';
import styles from './balanceOrigin.module.css';
import { financeEndpoints } from './endpoints';
import { balanceTypes, type Wallet } from './money';
import { useFigures } from './useFigures';

const { list } = financeEndpoints['finance/institution-details'].operations;

interface Props {
  readonly storeId: RecordId;
  /** The wallet to show; all where absent. */
  readonly wallet?: Wallet;
}

/** 余额怎么来的: the ten movements that made most of a balance since the month began (screen F1). For those who may read the ledger. */
export function BalanceOrigin(props: Props) {
  const can = useCan();
  if (!can(list)) return null;
  return (
    <PanelOpener title="本月变动最大的十笔" placement="bottomLeft" content={() => <Largest {...props} />}>
      <Button type="link" size="small" data-needs={list.permission}>
        余额怎么来的
      </Button>
    </PanelOpener>
  );
}

function Largest({ storeId, wallet }: Props) {
  const { data, isError } = useFigures(list, {
    ...{ page: 1, limit: 10, storeId, createBegin: `${today().slice(0, 7)}-01` },
    ...{ ...(wallet && { wallet }), sortField: 'amount', sortOrder: 'desc' },
  });
  if (isError) return <p>读取失败，请稍后再试</p>;
  if (data === undefined) return <Skeleton active className={styles.panel ?? ''} />;
  const rows = isRecord(data) && Array.isArray(data.list) ? data.list.filter(isRecord) : [];
  if (rows.length === 0) return <p>本月还没有变动</p>;
  return (
    <ol className={styles.panel}>
      {rows.map((row) => {
        const amount = textOr(row.amount, '0.00');
        return (
          <li key={textOr(row.id)}>
            <span>
              {balanceTypes.find(({ value }) => value === Number(row.bizType))?.label}
              <small>
                {textOr(row.createTime).slice(0, 10)} · {textOr(row.tradeNo)}
              </small>
            </span>
            <Money value={Number(row.direction) === 1 ? amount : `-${amount}`} as="change" />
          </li>
        );
      })}
    </ol>
  );
}

/** A balance with the way to what made it. */
export function ExplainedBalance({ value, ...of }: Props & { readonly value: string }) {
  return (
    <>
      <span className="money">{formatMoney(value)}</span> <BalanceOrigin {...of} />
    </>
  );
}
