import { Table } from 'antd';
import { ReadError } from '@/src/crud/ReadError';
import { StoreLink } from '@/src/crud/RecordLink';
import { numberOr, textOr } from '@/src/lib/record';
import { Money } from '@/src/ui/display/Money';
import { Skeleton } from '@/src/ui/Skeleton';
import { managementEndpoints } from '../endpoints';
import { LedgerNoCell } from './CardCells';
import type { CardBatch } from './card';
import { payModes, releaseStatuses, wordsOf } from './cardEnumerations';
import { groupedNumber } from './cardNumber';
import { rowsIn, useCardCall } from './useCardCall';

const { releases } = managementEndpoints['management/card-release'].operations;
const [modes, states] = [wordsOf(payModes), wordsOf(releaseStatuses)];

/** Releases of a batch with their recipients and prices (screen G12, 发放明细). */
export default function ReleasesTab({ record }: { record: CardBatch }) {
  const { data, error, refetch } = useCardCall(releases, { id: record.id, page: 1, limit: 500 });
  if (data === undefined) return error ? <ReadError error={error} retry={refetch} /> : <Skeleton />;
  return (
    <Table
      size="small"
      rowKey={(row) => textOr(row.id)}
      dataSource={rowsIn(data)}
      scroll={{ x: 'max-content' }}
      columns={[
        { title: '时间', render: (_, row) => textOr(row.createTime).slice(0, 16) },
        { title: '机构', render: (_, row) => <StoreLink of={row} /> },
        { title: '数量', align: 'right', render: (_, row) => textOr(row.quantity) },
        { title: '已收回', align: 'right', render: (_, row) => textOr(row.recalled) },
        { title: '结算方式', render: (_, row) => modes[numberOr(row.payMode)] },
        { title: '金额', align: 'right', render: (_, row) => <Money value={textOr(row.amount)} /> },
        { title: '单号', render: (_, row) => textOr(row.releaseNo) },
        {
          title: '流水号',
          render: (_, row) => <LedgerNoCell value={textOr(row.ledgerNo)} record={row} place="show" />,
        },
        { title: '起始卡号', render: (_, row) => groupedNumber(textOr(row.fromNo)) },
        { title: '状态', render: (_, row) => states[numberOr(row.status)] },
      ]}
    />
  );
}
