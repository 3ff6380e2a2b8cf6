import { Alert, Modal, Table } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { BatchDialogProps } from '@/src/crud/actions/action';
import { StoreLink } from '@/src/crud/RecordLink';
import { useOperation } from '@/src/crud/useOperation';
import { isRecord, isYes, textOr } from '@/src/lib/record';
import { Money } from '@/src/ui/display/Money';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { Skeleton } from '@/src/ui/Skeleton';
import { wallets } from '../money';
import type { Balance } from './balance';

/** Checks the books of the selected institutions (对账, screen F5). */
export function SomeReconciled({ rows, done }: BatchDialogProps<Balance>) {
  return <Reconciling id={rows.map(({ id }) => id).join(',')} close={() => done()} />;
}

/** Checks the books of all institutions. */
export function AllReconciled({ close }: { readonly close: () => void }) {
  return <Reconciling id="" close={close} />;
}

/** Checks the books at once, and shows the mismatch: the wallet, both sums, and the first broken row. */
function Reconciling({ id, close }: { readonly id: string; readonly close: () => void }) {
  const { call } = useOperation('reconcile');
  const [found, setFound] = useState<readonly Record<string, unknown>[]>();
  useReturnFocus();
  const begun = useRef(false);
  const begin = useEffectEvent(async () => {
    if (begun.current) return;
    begun.current = true;
    // Checking again at once is no accident, and changes nothing.
    const data = await call({ body: { id }, options: { allowRepeat: true } });
    setFound(Array.isArray(data) ? data.filter(isRecord) : []);
  });
  useEffect(() => {
    begin().catch(close); // told already
  }, [close]);
  return (
    <Modal open centered width={760} title="对账结果" footer={null} onCancel={close}>
      {found ? <Result found={found} close={close} /> : <Skeleton />}
    </Modal>
  );
}

function Result({ found, close }: { found: readonly Record<string, unknown>[]; close: () => void }) {
  const stores = new Set(found.map(({ storeId }) => textOr(storeId))).size;
  const bad = found.filter(({ ok }) => !isYes(ok));
  if (bad.length === 0)
    return <Alert type="success" showIcon message={`已核对 ${stores} 家机构，账目全部一致`} />;
  return (
    <>
      <Alert
        type="error"
        showIcon
        message={`已核对 ${stores} 家机构，${bad.length} 个账户不一致`}
        style={{ marginBlockEnd: 12 }}
      />
      <Table<Record<string, unknown>>
        size="small"
        aria-label="不一致的账户"
        rowKey={({ storeId, wallet }) => `${textOr(storeId)}/${textOr(wallet)}`}
        scroll={{ x: 680 }}
        pagination={false}
        dataSource={bad}
        columns={[
          { title: '机构', width: 180, render: (_, row) => <StoreLink of={row} /> },
          {
            title: '账户类型',
            dataIndex: 'wallet',
            width: 100,
            render: (wallet: unknown) => wallets.find(({ value }) => value === Number(wallet))?.label,
          },
          { title: '流水合计', dataIndex: 'expected', align: 'right', width: 120, render: amountCell },
          { title: '账户余额', dataIndex: 'actual', align: 'right', width: 120, render: amountCell },
          {
            title: '首个断点',
            dataIndex: 'firstBad',
            render: (row: unknown) => <BreakLink row={row} close={close} />,
          },
        ]}
      />
    </>
  );
}

function amountCell(amount: unknown) {
  return <Money value={textOr(amount, '0.00')} />;
}

/** The way to the row where the chain breaks, in the ledger. */
function BreakLink({ row, close }: { row: unknown; close: () => void }) {
  if (!isRecord(row)) return '—';
  const address = `/finance/institution-details/show/${encodeURIComponent(textOr(row.id))}?createTime=`;
  return (
    <Link to={address} onClick={close}>
      {textOr(row.tradeNo)}
    </Link>
  );
}
