import { useOne } from '@refinedev/core';
import { Skeleton } from 'antd';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import ReadError from '@/src/crud/ReadError';
import { ResourcePages } from '@/src/crud/ResourcePages';
import type { AnyRecord } from '@/src/crud/resourceSpec';
import { useCan, useServices } from '@/src/crud/services';
import { textOr } from '@/src/lib/record';
import { useTabTitle } from '@/src/ui/pane/PaneContext';
import { monitorEndpoints } from '../endpoints';
import { jobLog } from './jobLog';

/** Stands in the address for all jobs. */
const allJobs = '0';

/** The runs of the job that the address names, or of all jobs; the filter may look for others, 重置 comes back to that one. */
export default function JobLogPage() {
  const { jobId = allJobs } = useParams();
  return jobId === allJobs ? <Runs jobId={jobId} /> : <RunsOfJob jobId={jobId} />;
}

function RunsOfJob({ jobId }: { jobId: string }) {
  const { one } = monitorEndpoints['monitor/job'].operations;
  const { refused } = useServices();
  const canRead = useCan()(one);
  const { query } = useOne<AnyRecord & Readonly<Record<string, unknown>>>({
    resource: 'monitor/job',
    dataProviderName: 'rest',
    id: jobId,
    errorNotification: false,
    queryOptions: { enabled: canRead },
  });
  const job = query.data?.data;
  if (!canRead) return refused(one.permission ?? '');
  if (query.isError && !job) return <ReadError error={query.error} retry={() => void query.refetch()} />;
  if (!job) return <Skeleton active />;
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
