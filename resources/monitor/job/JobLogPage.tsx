import { useList } from '@refinedev/core';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { firstLook } from '@/providers/data/records';
import { ReadError } from '@/src/crud/ReadError';
import { ResourcePages } from '@/src/crud/ResourcePages';
import { ChooseInList } from '@/src/crud/recent/ChooseInList';
import type { Row } from '@/src/crud/resourceSpec';
import { textOr } from '@/src/lib/record';
import { useTabTitle } from '@/src/services/usePane';
import { Skeleton } from '@/src/ui/Skeleton';
import { jobLog } from './jobLog';

/** Stands in the address for all jobs. */
const allJobs = '0';

const gone = new Error('数据不存在或已被删除');

/** The runs of the job in the address, or of all jobs. The filter may choose others; 重置 returns to that one. */
export default function JobLogPage() {
  const { jobId = allJobs } = useParams();
  return jobId === allJobs ? <Runs jobId={jobId} /> : <RunsOfJob jobId={jobId} />;
}

/** The job is read from the list of jobs: the page needs no permission but its own (ROUTE-9). */
function RunsOfJob({ jobId }: { jobId: string }) {
  const { query } = useList<Row>({
    resource: 'monitor/job',
    dataProviderName: 'rest',
    pagination: { currentPage: 1, pageSize: 10_000 },
    meta: firstLook,
    errorNotification: false,
  });
  const jobs = query.data?.data;
  const job = jobs?.find(({ id }) => String(id) === jobId);
  if (query.isFetching && !job) return <Skeleton />;
  if (!job)
    return (
      <ReadError error={query.error ?? gone} retry={() => void query.refetch()}>
        <ChooseInList what="任务" list={{ path: '/monitor/job', permission: 'monitor:job:list' }} />
      </ReadError>
    );
  return <Runs jobId={jobId} jobName={textOr(job.jobName)} jobGroup={textOr(job.jobGroup)} />;
}

interface RunsProps {
  readonly jobId: string;
  readonly jobName?: string;
  readonly jobGroup?: string;
}

function Runs({ jobId, jobName, jobGroup }: RunsProps) {
  useTabTitle(jobName);
  const filters = useMemo(
    () => (jobName && jobGroup ? { jobName, jobGroup } : undefined),
    [jobName, jobGroup],
  );
  return (
    <ResourcePages
      resource={jobLog}
      basePath={`/monitor/job-log/index/${jobId}`}
      {...(filters ? { defaultFilters: filters } : {})}
    />
  );
}
