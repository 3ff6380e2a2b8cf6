import { useQuery } from '@tanstack/react-query';
import { Table } from 'antd';
import { ReadError } from '@/src/crud/ReadError';
import { timeOr } from '@/src/lib/dates';
import { isRecord, textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { useServices } from '@/src/services/useServices';
import { emptyText } from '@/src/ui/fields/field';
import { expertEndpoints } from '../endpoints';

const { log } = expertEndpoints['expert/student'].operations;

/** The log of changes to a student, newest first (screen E2). */
export default function LogTab({ userId }: { userId: RecordId }) {
  const { callOperation } = useServices();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['expert/student', 'log', String(userId)],
    queryFn: async ({ signal }) => {
      const options = { allowRepeat: true, quiet: true, signal };
      const { data } = await callOperation(log, { body: { id: userId }, options });
      const rows = Array.isArray(data) ? data.filter(isRecord) : [];
      return rows.map((row, index) => ({ ...row, key: index }));
    },
  });
  if (!data && error) return <ReadError error={error} retry={refetch} />;
  const written = (value: unknown) => textOr(value) || emptyText;
  return (
    <Table
      size="small"
      loading={isPending}
      scroll={{ x: 'max-content' }}
      pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
      dataSource={data ?? []}
      locale={{ emptyText: '暂无操作记录' }}
      columns={[
        { title: '时间', dataIndex: 'at', render: (at: unknown) => timeOr(at) },
        { title: '操作人', dataIndex: 'by', render: written },
        { title: '项目', dataIndex: 'field', render: written },
        { title: '修改前', dataIndex: 'from', render: written },
        { title: '修改后', dataIndex: 'to', render: written },
      ]}
    />
  );
}
