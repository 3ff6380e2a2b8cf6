import { Alert, Empty, Timeline } from 'antd';
import { timeOr } from '@/src/lib/dates';
import { textOr } from '@/src/lib/record';
import { Skeleton } from '@/src/ui/Skeleton';
import type { Store } from './store';
import { useStoreRows } from './useStoreRows';

/** The log of an institution, newest first. */
export default function LogsTab({ record }: { record: Store }) {
  const { data, isError } = useStoreRows('logs', record.id);
  if (!data && isError) return <Alert type="error" showIcon message="操作记录加载失败，请稍后再试" />;
  if (!data) return <Skeleton />;
  if (data.length === 0) return <Empty description="暂无操作记录" />;
  const items = data.map(({ id, action, content, createBy, createTime }) => ({
    key: textOr(id),
    children: (
      <>
        <strong>{textOr(action)}</strong> {textOr(content)}
        <div style={{ color: 'var(--ink-soft)' }}>
          {timeOr(createTime)} · {textOr(createBy)}
        </div>
      </>
    ),
  }));
  return <Timeline items={items} />;
}
