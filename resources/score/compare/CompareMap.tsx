import { useMemo } from 'react';
import { crudFilters } from '@/src/crud/list/listAddress';
import { ReadError } from '@/src/crud/ReadError';
import { useResourcePage } from '@/src/crud/ResourceContext';
import type { ListDisplayProps } from '@/src/crud/resourceSpec';
import { useRowsQuery } from '@/src/crud/useRowsQuery';
import { compareStatuses } from '@/src/gaokao/enumerations';
import { ProvinceMap } from '@/src/ui/map/ProvinceMap';
import { Skeleton } from '@/src/ui/Skeleton';
import { StateTag } from '@/src/ui/StateTag';
import styles from './compare.module.css';
import { statesByProvince } from './statesByProvince';

/** A limit above the number of a year's rows. */
const whole = 200;

/**
 * A map of China coloured by the state of the score tables, with missing ones in evidence. A province leads to its
 * rows (screen Q1).
 */
export default function CompareMap({ filters, showList }: ListDisplayProps) {
  const { resource } = useResourcePage();
  const { provinceId, ...others } = filters;
  const { data, isError, error, refetch } = useRowsQuery(resource, {
    pagination: { currentPage: 1, pageSize: whole },
    filters: crudFilters(resource.filters, others),
    hasPanel: true,
  });
  const states = useMemo(() => statesByProvince(data?.data ?? []), [data]);
  if (!data && isError) return <ReadError error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton rows={8} />;
  return (
    <div className={styles.mapBox}>
      <ul className={styles.legend} aria-label="图例">
        {compareStatuses.map(({ value, label, tone }) => (
          <li key={value}>
            <StateTag tone={tone}>{label}</StateTag>
            {data.data.filter(({ status }) => Number(status) === value).length} 项
          </li>
        ))}
      </ul>
      <ProvinceMap
        label="各省数据状态"
        states={states}
        chosen={provinceId === undefined ? undefined : Number(provinceId)}
        onChoose={(code) => showList({ provinceId: String(code) })}
      />
    </div>
  );
}
