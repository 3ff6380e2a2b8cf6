import { Table, type TableColumnsType } from 'antd';
import { Link } from 'react-router';
import { Money } from '@/src/ui/display/Money';
import { StateTag } from '@/src/ui/StateTag';
import { isSure, type Matched } from './useMatching';

/** The address of a record of a kind, by its number. */
const paths = {
  recharge: (no: string) => `/system/recharge?orderNo=${no}`,
  withdrawal: (no: string) => `/finance/withdrawals?withdrawNo=${no}`,
} as const;

const columns: TableColumnsType<Matched> = [
  { title: '日期', key: 'date', width: 110, render: (_, { line }) => line.date },
  { title: '对方户名', key: 'payer', width: 180, render: (_, { line }) => line.payer },
  {
    ...{ title: '金额', key: 'amount', width: 130, align: 'right' },
    render: (_, { line: { amount, direction } }) => (
      <Money value={direction === 1 ? amount : `-${amount}`} as="change" />
    ),
  },
  { title: '匹配结果', key: 'match', width: 220, render: (_, row) => <Found row={row} /> },
  { title: '把握', key: 'state', width: 90, render: (_, row) => <Certainty row={row} /> },
  { title: '依据', key: 'reason', render: (_, { reason, outcome }) => outcome || reason },
];

/** The matches of a statement's lines, with probability and reason. */
export function MatchResult({ matched }: { readonly matched: readonly Matched[] }) {
  return (
    <Table<Matched>
      size="small"
      rowKey="row"
      aria-label="匹配结果"
      scroll={{ x: 900, y: 320 }}
      pagination={false}
      dataSource={[...matched]}
      columns={columns}
    />
  );
}

function Found({ row: { kind, no, storeName } }: { row: Matched }) {
  if (kind === 'none') return '—';
  const label = kind === 'recharge' ? '充值' : '提现';
  return (
    <>
      {label} {no === '' ? '' : <Link to={paths[kind](no)}>{no}</Link>}
      <br />
      {storeName}
    </>
  );
}

function Certainty({ row }: { row: Matched }) {
  if (row.outcome === '') return <StateTag tone="success">已确认</StateTag>;
  if (row.outcome !== undefined) return <StateTag tone="danger">未确认</StateTag>;
  if (row.kind === 'none') return <StateTag tone="info">未匹配</StateTag>;
  const percent = `${Math.round(row.score * 100)}%`;
  return <StateTag tone={isSure(row) ? 'success' : 'warning'}>{percent}</StateTag>;
}
