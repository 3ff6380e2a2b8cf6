import { Empty } from 'antd';
import type { ReactNode } from 'react';
import { crudFilters } from '@/src/crud/list/listAddress';
import { RowActions } from '@/src/crud/list/RowActions';
import { useListActions } from '@/src/crud/list/useListActions';
import { ReadError } from '@/src/crud/ReadError';
import { useResourcePage } from '@/src/crud/ResourceContext';
import type { ListDisplayProps, Row } from '@/src/crud/resourceSpec';
import { useRowsQuery } from '@/src/crud/useRowsQuery';
import { DialogBoundary } from '@/src/ui/DialogBoundary';
import { Skeleton } from '@/src/ui/Skeleton';
import styles from './tileWall.module.css';

/** The maximum number of rows that a display without pages shows. */
export const mostShown = 200;

interface Props extends Pick<ListDisplayProps, 'filters'> {
  /** The name of the wall's content: 图集. */
  readonly label: string;
  /** Draws a row as a {@link Tile}. */
  readonly tile: (row: Row) => ReactNode;
}

/** The rows of a list as tiles, each with what may be done with it (screens O14 and O16). */
export function TileWall({ filters, label, tile }: Props) {
  const { resource, scope } = useResourcePage();
  const { data, isError, error, refetch } = useRowsQuery(resource, {
    pagination: { currentPage: 1, pageSize: mostShown },
    filters: crudFilters(resource.filters, filters, scope),
    hasPanel: true,
  });
  const actions = useListActions(() => undefined);
  const { opened } = actions.dialog;
  if (!data && isError) return <ReadError error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton rows={8} />;
  if (data.data.length === 0) return <Empty description={`没有符合条件的${label}`} />;
  return (
    <>
      <CutNote total={data.total} />
      <ul className={styles.wall} aria-label={label}>
        {data.data.map((row) => (
          <li key={row.id}>
            {tile(row)}
            <RowActions row={row} commandsOf={actions.commandsOf} isNamed={false} />
          </li>
        ))}
      </ul>
      <DialogBoundary close={actions.dialog.close}>
        {opened && <opened.Dialog row={opened.row} close={actions.dialog.close} />}
      </DialogBoundary>
    </>
  );
}

interface TileProps {
  readonly name: string;
  /** The action of a press, for screen readers: 查看图集. */
  readonly verb: string;
  /** The picture, or what is in its place. */
  readonly picture: ReactNode;
  /** Small details of the tile. */
  readonly children: ReactNode;
  readonly open: () => void;
}

/** A picture with a name below it; a press opens what it is about. */
export function Tile({ name, verb, picture, children, open }: TileProps) {
  return (
    <>
      <button type="button" className={styles.tile} aria-label={`${verb}：${name}`} onClick={open}>
        {picture}
        <b>{name}</b>
      </button>
      <span className={styles.about}>{children}</span>
    </>
  );
}

/** The line above the first rows of a display without pages, where there are more (screens O14 and O16). */
export function CutNote({ total }: { readonly total: number }) {
  if (total <= mostShown) return null;
  return <p role="status">{`仅显示前 ${mostShown} 条，共 ${total} 条，请缩小筛选范围`}</p>;
}
