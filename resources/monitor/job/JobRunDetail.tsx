import type { RowDialogProps } from '@/src/crud/actions/action';
import { DictionaryTag } from '@/src/crud/fields/dictionary';
import { sameCode } from '@/src/lib/codes';
import { timeOr } from '@/src/lib/dates';
import { emptyText } from '@/src/ui/fields/field';
import { type Detail, DetailDialog } from '../DetailDialog';
import type { JobRun } from './job';

/** One run of a job, with what went wrong where something did. */
export default function JobRunDetail({ row, close }: RowDialogProps<JobRun>) {
  const items: readonly Detail[] = [
    { label: '日志序号', children: row.jobLogId },
    { label: '任务名称', children: row.jobName },
    { label: '任务分组', children: <DictionaryTag type="sys_job_group" value={row.jobGroup} /> },
    { label: '执行时间', children: timeOr(row.createTime) },
    { label: '调用方法', children: row.invokeTarget, wide: true },
    { label: '日志信息', children: row.jobMessage || emptyText, wide: true },
    { label: '执行状态', children: sameCode(row.status, '0') ? '正常' : '失败', wide: true },
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
  return <DetailDialog title="调度日志详细" items={items} close={close} />;
}
