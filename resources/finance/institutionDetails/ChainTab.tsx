import { Alert } from 'antd';
import { Link, useLocation } from 'react-router';
import { useResourcePage } from '@/src/crud/ResourceContext';
import { recordPath } from '@/src/crud/useOpenRecord';
import { formatMoney } from '@/src/lib/money';
import { isYes } from '@/src/lib/record';
import { sameId } from '@/src/lib/recordId';
import { Money } from '@/src/ui/display/Money';
import { StatusTimeline } from '@/src/ui/display/StatusTimeline';
import { balanceTypes } from '../money';
import type { LedgerEntry } from './ledger';

/** The rows of the wallet before and after this one, and whether each begins where the one before ended (M2). */
export default function ChainTab({ record }: { record: LedgerEntry }) {
  const { basePath } = useResourcePage();
  const { search } = useLocation();
  const { chain, sound } = record;
  const isSound = isYes(sound);
  const steps = (chain ?? []).map((row) => ({
    ...{ key: row.id, time: row.createTime, by: row.operatorName },
    title: balanceTypes.find(({ value }) => value === Number(row.bizType))?.label ?? '',
    state: sound == null || isSound ? ('done' as const) : ('refused' as const),
    note: (
      <>
        {sameId(row.id, record.id) ? (
          <strong>{row.tradeNo}（本笔）</strong>
        ) : (
          <Link to={{ pathname: recordPath(basePath, 'show', row.id), search }}>{row.tradeNo}</Link>
        )}
        <br />
        {formatMoney(row.balanceBefore)} → {formatMoney(row.balanceAfter)}（
        <Money value={Number(row.direction) === 1 ? row.amount : `-${row.amount}`} as="change" />）
      </>
    ),
  }));
  return (
    <>
      {sound != null && (
        <Alert
          showIcon
          type={isSound ? 'success' : 'error'}
          message={isSound ? '余额前后衔接一致' : '余额前后不衔接，请对账'}
          style={{ marginBlockEnd: 16 }}
        />
      )}
      <StatusTimeline label="流水链" steps={steps} />
    </>
  );
}
