import { ReadError } from '@/src/crud/ReadError';
import { useCall } from '@/src/crud/useCall';
import { timeOr } from '@/src/lib/dates';
import { isRecord, textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { emptyText } from '@/src/ui/fields/field';
import { PagedTable } from '@/src/ui/table/PagedTable';
import { expertEndpoints } from '../endpoints';

const { log } = expertEndpoints['expert/student'].operations;

/** The log of changes to a student, newest first (screen E2). */
export default function LogTab({ userId }: { userId: RecordId }) {
  const { data, error, isPending, refetch } = useCall(
    log,
    (data) => {
      const rows = Array.isArray(data) ? data.filter(isRecord) : [];
      return rows.map((row, index) => ({ ...row, key: index }));
    },
    { of: ['expert/student', 'log'], body: { id: userId } },
  );
  if (!data && error) return <ReadError error={error} retry={refetch} />;
  const written = (value: unknown) => textOr(value) || emptyText;
  return (
    <PagedTable
      size="small"
      loading={isPending}
      scroll={{ x: 'max-content' }}
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
