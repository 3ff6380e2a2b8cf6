import { Alert, Button, Table, type TableColumnsType } from 'antd';
import { ReadError } from '@/src/crud/ReadError';
import type { ListDisplayProps } from '@/src/crud/resourceSpec';
import { addDecimals } from '@/src/lib/decimal';
import { isRecord, textOr } from '@/src/lib/record';
import { useIsPlatform } from '@/src/services/useIsPlatform';
import { Money } from '@/src/ui/display/Money';
import { useNarrow } from '@/src/ui/layout/useNarrow';
import { Skeleton } from '@/src/ui/Skeleton';
import { PagedTable } from '@/src/ui/table/PagedTable';
import { financeEndpoints } from '../endpoints';
import { useFigures, useFilterBody } from '../useFigures';
import { filtersOfTotals, narrowsMore, onlyTotalled, type StoreSummary } from './ledger';

const { storeSummary } = financeEndpoints['finance/institution-details'].operations;

const amounts = [
  { name: 'opening', title: '期初余额' },
  { name: 'rechargeIn', title: '充值' },
  { name: 'cardOut', title: '开卡扣款' },
  { name: 'incomeIn', title: '收益' },
  { name: 'withdrawOut', title: '提现' },
  { name: 'adjust', title: '调账与冲正' },
  { name: 'closing', title: '期末余额' },
] as const;

/** Institutions read one row, their own, without it (section 1.2). */
const storeColumn = { title: '机构', dataIndex: 'storeName', fixed: 'left' } as const;

type Amount = (typeof amounts)[number]['name'];

const { Cell, Row } = Table.Summary;

/** Pixels of an amount's column. */
const amountWidth = 120;

const wrapping = { height: 'auto', padding: 0, whiteSpace: 'normal', textAlign: 'start' } as const;

/** The totals of the period by institution; one opens the rows that it counts (按机构, screen F1). */
export default function StoreTotals({ filters, showList }: ListDisplayProps) {
  const { data, isError, error, refetch } = useFigures(storeSummary, useFilterBody(filtersOfTotals(filters)));
  const isNarrow = useNarrow();
  const isPlatform = useIsPlatform();
  const rows = (Array.isArray(data) ? data : []).filter(isRecord).map(rowOf);
  if (data === undefined && isError) return <ReadError error={error} retry={() => void refetch()} />;
  if (data === undefined) return <Skeleton rows={8} />;
  const nameWidth = isPlatform ? (isNarrow ? 120 : 180) : 0;
  const name = (text: string, row: StoreSummary) => (
    <Button
      type="link"
      size="small"
      style={wrapping}
      onClick={() => showList({ ...onlyTotalled(filters), storeId: String(row.storeId) })}
    >
      {text}
    </Button>
  );
  const columns: TableColumnsType<StoreSummary> = [
    ...(isPlatform ? [{ ...storeColumn, width: nameWidth, render: name }] : []),
    ...amounts.map(({ name: key, title }) => ({
      ...{ key, title, dataIndex: key, align: 'right' as const, width: amountWidth },
      render: (value: string) => <Money value={value} />,
    })),
  ];
  return (
    <>
      {narrowsMore(filters) && (
        <Alert
          showIcon
          type="info"
          message="按机构汇总只按机构和发生时间统计"
          style={{ marginBlockEnd: 8 }}
        />
      )}
      <PagedTable<StoreSummary>
        size="small"
        rowKey="id"
        aria-label="按机构"
        scroll={{ x: nameWidth + amountWidth * amounts.length }}
        dataSource={rows}
        columns={columns}
        summary={() => rows.length > 1 && <Sums rows={rows} />}
      />
    </>
  );
}

/** 合计: the sums over all institutions. */
function Sums({ rows }: { readonly rows: readonly StoreSummary[] }) {
  return (
    <Row>
      <Cell index={0}>合计</Cell>
      {amounts.map(({ name }, at) => (
        <Cell key={name} index={at + 1} align="right">
          <Money value={addDecimals(rows.map((row) => row[name]))} />
        </Cell>
      ))}
    </Row>
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
