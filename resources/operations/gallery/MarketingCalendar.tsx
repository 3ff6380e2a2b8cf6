import { Empty } from 'antd';
import { useDictionary } from '@/src/crud/fields/dictionary/useDictionary';
import { crudFilters } from '@/src/crud/list/listAddress';
import { ReadError } from '@/src/crud/ReadError';
import { useResourcePage } from '@/src/crud/ResourceContext';
import type { ListDisplayProps } from '@/src/crud/resourceSpec';
import { useRowsQuery } from '@/src/crud/useRowsQuery';
import { today } from '@/src/lib/dates';
import { textOr } from '@/src/lib/record';
import { Skeleton } from '@/src/ui/Skeleton';
import { StateTag } from '@/src/ui/StateTag';
import { CutNote, mostShown } from '../TileWall';
import { Cover } from './GalleryWall';
import { isOfSeason, marketingSeasons, seasonsInWeek } from './gallery';
import styles from './gallery.module.css';

/** The sets by their nodes over the year, those of this week first (营销日历, screen O16). */
export default function MarketingCalendar({ filters, showList }: ListDisplayProps) {
  const { resource } = useResourcePage();
  const { items } = useDictionary('marketing_node');
  const { node: _node, ...others } = filters;
  const { data, isError, error, refetch } = useRowsQuery(resource, {
    pagination: { currentPage: 1, pageSize: mostShown },
    filters: crudFilters(resource.filters, others),
    hasPanel: true,
  });
  if (!data && isError) return <ReadError error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton rows={8} />;
  const now = seasonsInWeek(today());
  const seasons = [...now, ...marketingSeasons.filter((season) => !now.includes(season))];
  return (
    <>
      <CutNote total={data.total} />
      <ol className={styles.seasons} aria-label="营销日历">
        {seasons.map((season) => {
          const { node, from, until } = season;
          const isNow = now.includes(season);
          const rows = data.data.filter((row) =>
            isOfSeason(
              {
                node: textOr(row.node),
                name: textOr(row.name),
                categoryName: textOr(row.categoryName),
              },
              season,
            ),
          );
          const label = items.find(({ value }) => value === node)?.label ?? node;
          return (
            <li key={`${node} ${from}`} data-now={isNow}>
              <h3>
                {label} <small>{`${dayText(from)}－${dayText(until)}`}</small>{' '}
                {isNow && <StateTag tone="success">本周可用</StateTag>}
              </h3>
              {rows.length === 0 && <Empty description="暂无图集" />}
              <ul className={styles.row} aria-label={label}>
                {rows.map((row) => (
                  <li key={row.id}>
                    <Cover row={row} open={() => showList({ node, name: textOr(row.name) })} />
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** `06-18` → `6 月 18 日`. */
function dayText(day: string): string {
  const [month, date] = day.split('-').map(Number);
  return `${month} 月 ${date} 日`;
}
