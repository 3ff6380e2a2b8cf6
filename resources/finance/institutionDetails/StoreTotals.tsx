import { Button, Table, type TableColumnsType } from 'antd';
import { ReadError } from '@/src/crud/ReadError';
import type { ListDisplayProps } from '@/src/crud/resourceSpec';
import { isRecord, textOr } from '@/src/lib/record';
import { Money } from '@/src/ui/display/Money';
import { Skeleton } from '@/src/ui/Skeleton';
import { financeEndpoints } from '../endpoints';
import { useFigures, useFilterBody } from '../useFigures';
import type { StoreSummary } from './ledger';

const { storeSummary } = financeEndpoints['finance/institution-details'].operations;

const amounts = {
  opening: '期初余额',
  rechargeIn: '充值',
  cardOut: '开卡扣款',
  incomeIn: '收益',
  withdrawOut: '提现',
  adjust: '调账与冲正',
  closing: '期末余额',
} as const;

type Amount = keyof typeof amounts;

/** The totals of the period by institution; one opens its rows (按机构, screen F1). */
export default function StoreTotals({ filters, showList }: ListDisplayProps) {
  const { data, isError, error, refetch } = useFigures(storeSummary, useFilterBody(filters));
  if (data === undefined && isError) return <ReadError error={error} retry={() => void refetch()} />;
  if (data === undefined) return <Skeleton rows={8} />;
  const name = (text: string, row: StoreSummary) => (
    <Button type="link" size="small" onClick={() => showList({ storeId: String(row.storeId) })}>
      {text}
    </Button>
  );
  const columns: TableColumnsType<StoreSummary> = [
    { title: '机构', dataIndex: 'storeName', fixed: 'left', width: 220, render: name },
    ...Object.entries(amounts).map(([key, title]) => ({
      ...{ key, title, dataIndex: key, align: 'right' as const, width: 130 },
      render: (value: string) => <Money value={value} />,
    })),
  ];
  return (
    <Table<StoreSummary>
      size="small"
      rowKey="id"
      aria-label="按机构"
      scroll={{ x: 1130 }}
      dataSource={(Array.isArray(data) ? data : []).filter(isRecord).map(rowOf)}
      pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false, size: 'small' }}
      columns={columns}
    />
  );
}

function rowOf(row: Record<string, unknown>): StoreSummary {
  const amount = (name: Amount) => textOr(row[name], '0.00');
  return {
    ...{ id: textOr(row.storeId), storeId: textOr(row.storeId), storeName: textOr(row.storeName) },
    ...{ opening: amount('opening'), rechargeIn: amount('rechargeIn'), cardOut: amount('cardOut') },
    ...{ incomeIn: amount('incomeIn'), withdrawOut: amount('withdrawOut') },
    ...{ adjust: amount('adjust'), closing: amount('closing') },
  };
}
