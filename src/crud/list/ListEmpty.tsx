import { Empty } from 'antd';
import { lazy } from 'react';

/** Fetched by each list when there is time: it says that there is no network, and could not be fetched by then. */
export const fetchReadError = () => import('../ReadError');
const ReadError = lazy(fetchReadError);

interface Props {
  readonly error: unknown;
  readonly reading: boolean;
  /** Whether filters are in force: then there may be rows, only not these. */
  readonly filtered: boolean;
  readonly retry: () => unknown;
}

/** What is in a list without rows: still reading, could not be read, nothing matches, nothing there. */
export function ListEmpty({ error, reading, filtered, retry }: Props) {
  if (reading) return <div className="list-reading" />;
  if (error) return <ReadError error={error} retry={retry} />;
  return (
    <Empty
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={filtered ? '没有符合条件的数据，试试放宽筛选条件' : '暂无数据'}
    />
  );
}
