import { Alert, Table } from 'antd';
import { readList } from '@/providers/data/listResponse';
import { useCall } from '@/src/crud/useCall';
import { isYes, textOr } from '@/src/lib/record';
import { emptyText } from '@/src/ui/fields/field';
import { Skeleton } from '@/src/ui/Skeleton';
import { customerEndpoints } from '../endpoints';
import { configTypes } from './app';

const { configs } = customerEndpoints['customer/app'].operations;

/** The settings of an app that institutions may change, as the server lists them. */
export default function AppConfigsCell({ appId }: { appId: unknown }) {
  const { data, error } = useCall(configs, (_data, response) => readList(response, configs.path).list, {
    of: ['customer/app', 'configs'],
    body: { appId },
  });
  if (error && !data) return <Alert type="error" showIcon message={error.message} />;
  if (!data) return <Skeleton />;
  if (data.length === 0) return emptyText;
  const typeOf = (type: unknown) => configTypes.find(({ value }) => value === type)?.label ?? textOr(type);
  return (
    <Table
      size="small"
      rowKey="key"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={data}
      columns={[
        { title: '标识', dataIndex: 'key' },
        { title: '名称', dataIndex: 'label' },
        { title: '类型', dataIndex: 'type', render: typeOf },
        { title: '默认值', dataIndex: 'default', render: (value: unknown) => textOr(value) || emptyText },
        { title: '必填', dataIndex: 'required', render: (value: unknown) => (isYes(value) ? '是' : '否') },
        { title: '说明', dataIndex: 'remark' },
      ]}
    />
  );
}
