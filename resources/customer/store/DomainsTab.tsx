import { Alert, Table } from 'antd';
import { isYes } from '@/src/lib/record';
import { StateTag } from '@/src/ui/StateTag';
import type { Store } from './store';
import { useStoreRows } from './useStoreRows';

const types = ['', '官网', '移动端', '管理后台', '接口'];
const dns = [
  { label: '待解析', tone: 'info' },
  { label: '已解析', tone: 'success' },
  { label: '解析异常', tone: 'danger' },
] as const;
const ssl = [
  { label: '未部署', tone: 'info' },
  { label: '有效', tone: 'success' },
  { label: '即将到期', tone: 'warning' },
  { label: '已过期', tone: 'danger' },
] as const;

function CheckState({ states, value }: { states: typeof dns | typeof ssl; value: unknown }) {
  const state = states[Number(value)];
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
      locale={{ emptyText: '还没有绑定域名' }}
      columns={[
        { title: '域名', dataIndex: 'domain' },
        { title: '用途', dataIndex: 'type', render: (type: unknown) => types[Number(type)] },
        {
          title: '主域名',
          dataIndex: 'isMain',
          render: (main: unknown) => (isYes(main) ? '是' : '否'),
        },
        {
          title: '解析状态',
          dataIndex: 'dnsStatus',
          render: (value: unknown) => <CheckState states={dns} value={value} />,
        },
        {
          title: '证书状态',
          dataIndex: 'sslStatus',
          render: (value: unknown) => <CheckState states={ssl} value={value} />,
        },
        { title: '证书到期', dataIndex: 'sslExpire' },
      ]}
    />
  );
}
