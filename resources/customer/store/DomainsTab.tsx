import { Alert, Table } from 'antd';
import { isYes } from '@/src/lib/record';
import { StateTag } from '@/src/ui/StateTag';
import { dnsStates, domainTypes, sslStates } from '../site/domain';
import type { Store } from './store';
import { useStoreRows } from './useStoreRows';

type State = (typeof domainTypes | typeof dnsStates | typeof sslStates)[number];

function StateOf({ states, value }: { states: readonly State[]; value: unknown }) {
  const state = states.find((one) => one.value === Number(value));
  return state ? <StateTag tone={state.tone}>{state.label}</StateTag> : null;
}

/** The domain names bound to an institution. */
export default function DomainsTab({ record }: { record: Store }) {
  const { data, isPending, isError } = useStoreRows('domains', record.id);
  if (!data && isError) return <Alert type="error" showIcon message="域名加载失败，请稍后再试" />;
  return (
    <Table
      size="small"
      rowKey="id"
      loading={isPending}
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={data ?? []}
      locale={{ emptyText: '暂无绑定的域名' }}
      columns={[
        { title: '域名', dataIndex: 'domain' },
        {
          title: '用途',
          dataIndex: 'type',
          render: (value: unknown) => <StateOf states={domainTypes} value={value} />,
        },
        {
          title: '主域名',
          dataIndex: 'isMain',
          render: (main: unknown) => (isYes(main) ? '是' : '否'),
        },
        {
          title: '解析状态',
          dataIndex: 'dnsStatus',
          render: (value: unknown) => <StateOf states={dnsStates} value={value} />,
        },
        {
          title: '证书状态',
          dataIndex: 'sslStatus',
          render: (value: unknown) => <StateOf states={sslStates} value={value} />,
        },
        { title: '证书到期', dataIndex: 'sslExpire' },
      ]}
    />
  );
}
