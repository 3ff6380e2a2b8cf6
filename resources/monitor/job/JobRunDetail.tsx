import type { RowDialogProps } from '@/src/crud/actions/action';
import { sameCode } from '@/src/lib/codes';
import { emptyText } from '@/src/ui/fields/field';
import { type Detail, DetailDialog } from '../DetailDialog';
import type { JobRun } from './job';

/** One run of a job, with what went wrong where something did. */
export default function JobRunDetail({ row, close }: RowDialogProps<JobRun>) {
  const items: readonly Detail<JobRun>[] = [
    { field: 'jobLogId' },
    { field: 'jobName' },
    { field: 'jobGroup' },
    { field: 'createTime' },
    { field: 'invokeTarget', wide: true },
    { field: 'jobMessage', wide: true },
    { field: 'status', wide: true },
    ...(sameCode(row.status, '0')
      ? []
      : [
          {
            label: '异常信息',
            children: <pre className="detail-text">{row.exceptionInfo || emptyText}</pre>,
            wide: true,
          },
        ]),
  ];
  return <DetailDialog title="调度日志详细" record={row} items={items} close={close} />;
}
