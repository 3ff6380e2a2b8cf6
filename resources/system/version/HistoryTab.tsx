import { Button, Empty } from 'antd';
import { useState } from 'react';
import { useResourcePage } from '@/src/crud/ResourceContext';
import { formatNumber } from '@/src/lib/formatNumber';
import { useCan } from '@/src/services/useCan';
import { StatusTimeline } from '@/src/ui/display/StatusTimeline';
import RollbackDialog from './RollbackDialog';
import { type Release, readHistory, type Version } from './version';

/** 发布记录: every version that was published, newest first, and the way back to one of them (screen H7). */
export default function HistoryTab({ record }: { record: Version }) {
  const [target, setTarget] = useState<Release>();
  const { rollback } = useResourcePage().resource.endpoints.operations;
  const allowed = useCan()(rollback);
  const history = readHistory(record.history);
  if (history.length === 0) return <Empty description="暂无发布记录" />;
  const steps = history.map((release, index) => ({
    key: history.length - index,
    title: release.tag,
    time: release.time,
    by: release.user,
    state: index === 0 ? ('current' as const) : ('done' as const),
    note: (
      <>
        <div>{release.log}</div>
        <div>
          变更 {formatNumber(release.filenums)} 个文件
          {allowed && (
            <Button
              type="link"
              size="small"
              data-needs={rollback?.permission}
              disabled={release.tag === record.lasttag}
              title={release.tag === record.lasttag ? '已是当前版本' : undefined}
              aria-label={`回滚到此版本 ${release.tag}`}
              onClick={() => setTarget(release)}
            >
              回滚到此版本
            </Button>
          )}
        </div>
      </>
    ),
  }));
  return (
    <>
      <StatusTimeline label="发布记录" steps={steps} />
      {target && <RollbackDialog row={record} tag={target.tag} close={() => setTarget(undefined)} />}
    </>
  );
}
