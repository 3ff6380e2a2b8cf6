import { Alert, Empty, Table } from 'antd';
import type { ReactNode } from 'react';
import { RecordLink } from '@/src/crud/RecordLink';
import { useRowsQuery } from '@/src/crud/useRowsQuery';
import type { RecordId } from '@/src/lib/recordId';
import { useCan } from '@/src/services/useCan';
import { useServices } from '@/src/services/useServices';
import { Skeleton } from '@/src/ui/Skeleton';

interface Column {
  readonly title: string;
  readonly text: (row: Record<string, unknown>) => ReactNode;
}

interface Props {
  readonly resource: string;
  /** The name of the rows: 订单. */
  readonly what: string;
  readonly userId: RecordId;
  /** The first leads to the row's own page, for those who may open it. */
  readonly columns: readonly Column[];
}

/**
 * Rows of another resource about a user, in a tab of a record's page. A note without the permission to list them.
 */
export function UserRows(props: Props) {
  const { endpointsOf } = useServices();
  const can = useCan();
  if (!can(endpointsOf(props.resource).operations.list))
    return <Empty description={`没有查看${props.what}的权限`} />;
  return <Rows {...props} />;
}

function Rows({ resource, what, userId, columns }: Props) {
  const { endpointsOf } = useServices();
  const { data, isError } = useRowsQuery(
    { name: resource, endpoints: endpointsOf(resource) },
    {
      pagination: { currentPage: 1, pageSize: 50 },
      filters: [{ field: 'userId', operator: 'eq', value: userId }],
      hasPanel: true,
    },
  );
  if (!data && isError) return <Alert type="error" showIcon message="加载失败，请稍后再试" />;
  if (!data) return <Skeleton />;
  if (data.data.length === 0) return <Empty description={`暂无${what}`} />;
  return (
    <Table
      size="small"
      rowKey="id"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={data.data.map((row) => ({ ...row }))}
      columns={columns.map(({ title, text }, index) => ({
        title,
        key: title,
        render: (_value: unknown, row: Record<string, unknown>) =>
          index > 0 ? (
            text(row)
          ) : (
            <RecordLink resource={resource} id={row.id}>
              {text(row)}
            </RecordLink>
          ),
      }))}
    />
  );
}
