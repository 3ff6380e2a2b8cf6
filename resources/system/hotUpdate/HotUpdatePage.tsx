import { useEffect, useState } from 'react';
import { useDictionary } from '@/src/crud/fields/useDictionary';
import { ResourcePages, usePagePath } from '@/src/crud/ResourcePages';
import type { Row } from '@/src/crud/resourceSpec';
import { useRowsQuery } from '@/src/crud/useRowsQuery';
import { sameCode } from '@/src/lib/codes';
import { numberOr, textOr } from '@/src/lib/record';
import { whenIdle } from '@/src/lib/whenIdle';
import { RelativeTime } from '@/src/ui/display/RelativeTime';
import { useCan } from '@/src/ui/permission/useCan';
import styles from './hotUpdate.module.css';
import { hotUpdates } from './hotUpdates';

/** 热更新 (screen H2): which version is out on each platform, and below all packages. */
export default function HotUpdatePage() {
  const basePath = usePagePath();
  return (
    <>
      <LiveVersions />
      <ResourcePages resource={hotUpdates} basePath={basePath} />
    </>
  );
}

const live = {
  pagination: { currentPage: 1, pageSize: 100 },
  filters: [{ field: 'status', operator: 'eq' as const, value: '1' }],
};

function LiveVersions() {
  const can = useCan();
  const { items } = useDictionary('hot_platform');
  const allowed = can(hotUpdates.endpoints.operations.list);
  const enabled = useAfterRows() && allowed;
  const { data, isPending } = useRowsQuery(hotUpdates, { ...live, enabled, hasPanel: true });
  if (!allowed) return null;
  const liveOn = (platform: string) => data?.data.find((row) => sameCode(row.platform, platform));
  return (
    <section aria-label="各平台当前版本" aria-busy={isPending} className={styles.strip}>
      {items.map(({ value, label }) => (
        <LiveVersion key={value} platform={label} row={liveOn(value)} reading={isPending} />
      ))}
    </section>
  );
}

/** The rows come first: what is over them is read as soon as the browser has nothing else to do. */
function useAfterRows(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(async () => setIdle(true)), []);
  return isIdle;
}

interface LiveProps {
  readonly platform: string;
  readonly row: Row | undefined;
  readonly reading: boolean;
}

function LiveVersion({ platform, row, reading }: LiveProps) {
  const name = row ? textOr(row.version) : reading ? '…' : '未发布';
  return (
    <dl className={styles.card}>
      <dt>{platform}</dt>
      <dd>
        <strong data-live={row !== undefined}>{name}</strong>
        {row && (
          <small>
            灰度 {numberOr(row.gray)}% · {numberOr(row.hits).toLocaleString('zh-CN')} 台设备 ·{' '}
            <RelativeTime value={textOr(row.publishTime)} />
          </small>
        )}
        {!row && !reading && <small>暂无生效版本</small>}
      </dd>
    </dl>
  );
}
