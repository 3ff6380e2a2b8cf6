import { Alert } from 'antd';
import { useMemo } from 'react';
import { crudFilters } from '@/src/crud/list/listAddress';
import { ReadError } from '@/src/crud/ReadError';
import { useResourcePage } from '@/src/crud/ResourceContext';
import type { ListDisplayProps } from '@/src/crud/resourceSpec';
import { useRowsQuery } from '@/src/crud/useRowsQuery';
import { ProvinceMap } from '@/src/ui/map/ProvinceMap';
import { provinceTiles } from '@/src/ui/map/provinceGrid';
import { Skeleton } from '@/src/ui/Skeleton';
import { countByProvince } from './outlet';

/** Far more service points than there are. */
const everyOutlet = 10_000;

/** How many service points each province has, under the other filters of the list; a province leads to its own. */
export default function OutletMap({ filters, showList }: ListDisplayProps) {
  const { resource } = useResourcePage();
  const { region, ...others } = filters;
  const { data, isError, error, refetch } = useRowsQuery(resource, {
    pagination: { currentPage: 1, pageSize: everyOutlet },
    filters: crudFilters(resource.filters, others),
    hasPanel: true,
  });
  const counts = useMemo(() => countByProvince(data?.data ?? []), [data]);
  if (!data && isError) return <ReadError error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton rows={8} />;
  const chosen = region === undefined ? undefined : Number(region);
  const chosenName = provinceTiles.find(({ code }) => code === chosen)?.name;
  return (
    <>
      <Alert
        type={counts.size > 0 ? 'info' : 'warning'}
        message={
          counts.size > 0
            ? `共 ${data.data.length} 个网点，分布在 ${counts.size} 个省级行政区；点击省份查看该省网点${chosenName ? `（当前筛选：${chosenName}）` : ''}`
            : '没有符合条件的网点'
        }
      />
      <ProvinceMap
        label="各省服务网点"
        values={counts}
        unit=" 个"
        chosen={chosen}
        onChoose={(code) => showList({ region: String(code) })}
      />
    </>
  );
}
