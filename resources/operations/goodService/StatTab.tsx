import { Table } from 'antd';
import { ReadError } from '@/src/crud/ReadError';
import { useCall } from '@/src/crud/useCall';
import { emptyText } from '@/src/ui/fields/field';
import { Skeleton } from '@/src/ui/Skeleton';
import { operationsEndpoints } from '../endpoints';
import { type GoodService, readStat, sumOf } from './goodService';

const { stat } = operationsEndpoints['operations/good-service'].operations;

/** How often it was seen, clicked and bought in fourteen days, beside the former holder of the place. */
export default function StatTab({ record }: { record: GoodService }) {
  const { data, error, refetch } = useCall(stat, readStat, {
    of: ['operations', 'good-service', 'stat'],
    body: { id: record.id },
  });
  if (error) return <ReadError error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  const { title, days } = data.former;
  const rows = [
    { key: 'own', who: record.title, ...sumOf(data.days) },
    ...(title ? [{ key: 'former', who: `${title}（此前在该位置）`, ...sumOf(days) }] : []),
  ];
  return (
    <>
      <Table
        size="small"
        rowKey="key"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={rows}
        columns={[
          { title: '服务', dataIndex: 'who' },
          { title: '展示', dataIndex: 'shows', align: 'right' },
          { title: '点击', dataIndex: 'clicks', align: 'right' },
          { title: '点击率', dataIndex: 'clickRate', align: 'right', render: shown },
          { title: '下单', dataIndex: 'orders', align: 'right' },
          { title: '下单率', dataIndex: 'orderRate', align: 'right', render: shown },
        ]}
      />
      <Table
        size="small"
        rowKey="date"
        pagination={false}
        style={{ marginTop: 16 }}
        dataSource={[...data.days]}
        columns={[
          { title: '日期', dataIndex: 'date' },
          { title: '展示', dataIndex: 'shows', align: 'right' },
          { title: '点击', dataIndex: 'clicks', align: 'right' },
          { title: '下单', dataIndex: 'orders', align: 'right' },
        ]}
      />
    </>
  );
}

const shown = (rate: string) => rate || emptyText;
