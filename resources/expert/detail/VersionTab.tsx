import { Alert, Empty } from 'antd';
import { useCall } from '@/src/crud/useCall';
import { saveTypes } from '@/src/gaokao/serviceEnumerations';
import type { VolunteerTable } from '@/src/gaokao/volunteerTable';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { StatusTimeline } from '@/src/ui/display/StatusTimeline';
import { Skeleton } from '@/src/ui/Skeleton';
import { expertEndpoints } from '../endpoints';

const { versions } = expertEndpoints['expert/volunteer'].operations;

/** Saved versions of a table, the newest first; they are compared and restored in the workbench (E5). */
export default function VersionTab({ table }: { table: Pick<VolunteerTable, 'id'> }) {
  const { data, isError } = useCall(versions, (data) => (Array.isArray(data) ? data.filter(isRecord) : []), {
    of: 'expert-versions',
    body: { id: table.id },
  });
  if (!data && isError) return <Alert type="error" showIcon message="版本记录加载失败，请稍后再试" />;
  if (!data) return <Skeleton />;
  if (data.length === 0) return <Empty description="暂无保存记录" />;
  const steps = data.map(({ version, saveType, savedAt, savedBy, count, summary }) => ({
    key: numberOr(version),
    title: `版本 ${numberOr(version)} · ${saveTypes.find(({ value }) => value === saveType)?.label ?? ''}`,
    time: textOr(savedAt),
    by: textOr(savedBy),
    note: [`${numberOr(count)} 个志愿`, textOr(summary)].filter((part) => part !== '').join('，'),
  }));
  return <StatusTimeline steps={steps} label="版本" />;
}
