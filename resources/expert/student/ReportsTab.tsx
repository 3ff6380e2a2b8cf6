import { Table } from 'antd';
import { Link } from 'react-router';
import { ReadError } from '@/src/crud/ReadError';
import { reportStatuses, reportTypes } from '@/src/gaokao/serviceEnumerations';
import { timeOr } from '@/src/lib/dates';
import { textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { choice } from '@/src/ui/fields/choice';
import { expertEndpoints } from '../endpoints';
import { type StudentRow, useStudentRows } from './useStudentRows';

const { list } = expertEndpoints['expert/report'].operations;
const Type = choice<number>('', reportTypes).kind.Cell;
const Status = choice<number>('', reportStatuses).kind.Cell;

/** The reports of a student, each by a link to its page (screens E2 and E4). */
export default function ReportsTab({ userId }: { userId: RecordId }) {
  const { data, error, isPending, refetch, allowed } = useStudentRows('expert/report', list, userId);
  if (!allowed) return <p>没有查看报告的权限</p>;
  if (!data && error) return <ReadError error={error} retry={refetch} />;
  const address = ({ id }: StudentRow) => `/expert/filling/report?userId=${userId}&id=${textOr(id)}`;
  return (
    <Table
      size="small"
      rowKey={(report) => textOr(report.id)}
      loading={isPending}
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={data ?? []}
      locale={{ emptyText: '暂无报告' }}
      columns={[
        { title: '标题', render: (_, report) => <Link to={address(report)}>{textOr(report.title)}</Link> },
        {
          title: '类型',
          render: (_, report) => <Type record={report} place="list" value={Number(report.type)} />,
        },
        {
          title: '状态',
          render: (_, report) => <Status record={report} place="list" value={Number(report.status)} />,
        },
        { title: '生成时间', render: (_, report) => timeOr(report.createdAt ?? report.createTime) },
      ]}
    />
  );
}
