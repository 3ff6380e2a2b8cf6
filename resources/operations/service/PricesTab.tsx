import { Alert, Empty, Table } from 'antd';
import { StoreLink } from '@/src/crud/RecordLink';
import { useCan } from '@/src/services/useCan';
import { Money } from '@/src/ui/display/Money';
import { Skeleton } from '@/src/ui/Skeleton';
import { StateTag } from '@/src/ui/StateTag';
import { operationsEndpoints } from '../endpoints';
import { outliersOf, type Service } from './service';
import { usePrices } from './usePrices';

const { prices: call } = operationsEndpoints['operations/service'].operations;

/** Prices and sales of a service by institution; a price far from the others is marked (screen O10, Beyond). */
export default function PricesTab({ record }: { record: Service }) {
  const can = useCan();
  if (!can(call)) return <Empty description="没有查看机构售价的权限" />;
  return <Prices id={record.id} />;
}

function Prices({ id }: Pick<Service, 'id'>) {
  const { data, isError } = usePrices(id);
  if (!data && isError) return <Alert type="error" showIcon message="机构售价加载失败，请稍后再试" />;
  if (!data) return <Skeleton />;
  const outliers = outliersOf(data);
  return (
    <Table
      size="small"
      rowKey="storeId"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={data}
      columns={[
        { title: '机构', render: (_, row) => <StoreLink of={row} /> },
        {
          title: '售价',
          key: 'price',
          align: 'right',
          render: (_value, { storeId, price }) => (
            <>
              {outliers.has(storeId) && <StateTag tone="warning">偏离较大</StateTag>} <Money value={price} />
            </>
          ),
        },
        { title: '近 30 天销量', dataIndex: 'sales30', align: 'right' },
      ]}
    />
  );
}
