import { useEffect, useState } from 'react';
import { useDictionary } from '@/src/crud/fields/dictionary/useDictionary';
import { SummaryStrip } from '@/src/crud/list/above/SummaryStrip';
import { useResourcePage } from '@/src/crud/ResourceContext';
import { useRowsQuery } from '@/src/crud/useRowsQuery';
import { sameCode } from '@/src/lib/codes';
import { formatTime } from '@/src/lib/dates';
import { formatNumber } from '@/src/lib/formatNumber';
import { numberOr, textOr } from '@/src/lib/record';
import { whenIdle } from '@/src/lib/whenIdle';

const live = {
  pagination: { currentPage: 1, pageSize: 100 },
  filters: [{ field: 'status', operator: 'eq' as const, value: '1' }],
};

/** Over the packages: which version is out on each platform, on how many devices (screen H2). */
export default function LiveVersions() {
  const { resource } = useResourcePage();
  const { items } = useDictionary('hot_platform');
  const { data, isPending } = useRowsQuery(resource, { ...live, enabled: useAfterRows(), hasPanel: true });
  const stats = items.map(({ value, label }) => {
    const row = data?.data.find(({ platform }) => sameCode(platform, value));
    return {
      ...{ key: value, label, value: row ? textOr(row.version) : data && '未发布' },
      note: row && aboutRelease(row),
    };
  });
  return <SummaryStrip label="各平台当前版本" reading={isPending} stats={stats} />;
}

function aboutRelease({ gray, hits, publishTime }: Readonly<Record<string, unknown>>): string {
  const devices = formatNumber(numberOr(hits));
  return `灰度 ${numberOr(gray)}% · ${devices} 台设备 · ${formatTime(textOr(publishTime)).slice(0, 16)}`;
}

/** The rows come first: what is over them is read as soon as the browser has nothing else to do. */
function useAfterRows(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(async () => setIdle(true)), []);
  return isIdle;
}
