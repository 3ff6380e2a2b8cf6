import { Suspense } from 'react';
import { formatMoney } from '@/src/lib/money';
import type { RecordId } from '@/src/lib/recordId';
import { useCan } from '@/src/services/useCan';
import { load } from '@/src/ui/load';
import { PlainButton } from '@/src/ui/PlainButton';
import { PanelOpener } from '@/src/ui/popup/Opener';
import styles from './balanceOrigin.module.css';
import { financeEndpoints } from './endpoints';
import type { Wallet } from './money';

const LargestMovements = load(() => import('./LargestMovements'));

const { list } = financeEndpoints['finance/institution-details'].operations;

export interface BalanceOriginProps {
  readonly storeId: RecordId;
  /** The wallet to show; all where absent. */
  readonly wallet?: Wallet;
}

/** 余额怎么来的: the ten movements that made most of a balance since the month began (screen F1). For those who may read the ledger. */
export function BalanceOrigin(props: BalanceOriginProps) {
  const can = useCan();
  if (!can(list)) return null;
  return (
    <PanelOpener
      title="本月变动最大的十笔"
      placement="bottomLeft"
      content={() => (
        <Suspense fallback={<div className={styles.panel} />}>
          <LargestMovements {...props} />
        </Suspense>
      )}
    >
      <PlainButton look="link" small data-needs={list.permission}>
        余额怎么来的
      </PlainButton>
    </PanelOpener>
  );
}

/** A balance with the way to what made it. */
export function ExplainedBalance({ value, ...of }: BalanceOriginProps & { readonly value: string }) {
  return (
    <>
      <span className="money">{formatMoney(value)}</span> <BalanceOrigin {...of} />
    </>
  );
}
