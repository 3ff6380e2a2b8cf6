import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ReadError } from '@/src/crud/ReadError';
import { ResourcePages, usePagePath } from '@/src/crud/ResourcePages';
import { Can } from '@/src/services/Can';
import { useNarrow } from '@/src/ui/layout/useNarrow';
import { Skeleton } from '@/src/ui/Skeleton';
import { useProvinceCounts } from './useProvinceCounts';
import { modeName, type ProvinceCount } from './volunteer';
import styles from './volunteer.module.css';
import { volunteers } from './volunteers';

/**
 * 志愿列表 (screen E6): the tables of one province, chosen in the column beside them (`?province=`). A menu entry with
 * `provinceId` in its query is about that province alone, without the column. Where none is chosen, it is the one with
 * most tables of the status in the address. It stays the same in every year, and in every status of which it has tables.
 */
export default function VolunteerListPage() {
  return (
    <Can isPage permission="expert:volunteer:list">
      <Provinces />
    </Can>
  );
}

function Provinces() {
  const basePath = usePagePath();
  const narrow = useNarrow();
  const [params, setParams] = useSearchParams();
  const own = params.get('provinceId') ?? '';
  const { data, error, isPlaceholderData, refetch } = useProvinceCounts();
  const provinceId = useShownProvince(params, isPlaceholderData ? [] : data?.provinces);
  // The list itself filters by a year in the address. Else the present one counts. Until that is read it is the
  // former one, which is as empty.
  const year = params.get('year') ? '' : String(data?.year ?? '');
  const scope = useMemo(
    (): Readonly<Record<string, string>> => (provinceId ? { provinceId } : year ? { year } : {}),
    [provinceId, year],
  );
  const listed = data?.provinces.filter(({ id, count }) => count > 0 || String(id) === provinceId) ?? [];
  const choose = (id: number) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      next.set('province', String(id));
      // Batches are a province's own, and page 3 of one is none of another.
      for (const name of ['batchId', 'page']) next.delete(name);
      return next;
    });
  if (provinceId === '' && error) return <ReadError error={error} retry={refetch} />;
  if (provinceId === '' && !data) return <Skeleton />;
  return (
    <div className={styles.page} data-narrow={narrow} data-alone={own !== ''}>
      {own === '' && <Column provinces={listed} chosen={provinceId} onChoose={choose} />}
      <div>
        {/* A year without tables has its list too: the filter of another year stays in reach. */}
        <ResourcePages key={provinceId} resource={volunteers} basePath={basePath} scope={scope} />
      </div>
    </div>
  );
}

/** Id of the province in the address, else of the usual one among these; empty while none is known. */
function useShownProvince(params: URLSearchParams, provinces: readonly ProvinceCount[] = []): string {
  const status = params.get('status') ?? '';
  const wanted = params.get('provinceId') || (params.get('province') ?? '');
  const [usual, setUsual] = useState({ id: '', status });
  // A link with another status may come while the list is open.
  if (usual.id === '' || (wanted === '' && usual.status !== status)) {
    const id = usualProvince(provinces, usual.id);
    if (id !== undefined) setUsual({ id, status });
  }
  return wanted || usual.id;
}

/** The province with most tables; the former one where it has some. */
function usualProvince(provinces: readonly ProvinceCount[], former: string): string | undefined {
  const filled = provinces.filter(({ count }) => count > 0);
  const busiest = filled.toSorted((one, other) => other.count - one.count)[0];
  const found = filled.find(({ id }) => String(id) === former) ?? busiest;
  return found && String(found.id);
}

interface ColumnProps {
  readonly provinces: readonly ProvinceCount[];
  readonly chosen: string;
  readonly onChoose: (id: number) => void;
}

function Column({ provinces, chosen, onChoose }: ColumnProps) {
  return (
    <nav className={styles.provinces} aria-label="省份">
      <ul>
        {provinces.map(({ id, name, mode, count }) => (
          <li key={id}>
            <button type="button" aria-pressed={String(id) === chosen} onClick={() => onChoose(id)}>
              {name} <b>{count}</b>
              <small>{modeName(mode)}</small>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
