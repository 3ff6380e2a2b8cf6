import { Nothing } from '../../ui/Nothing';
import { ReadError } from '../ReadError';
import './listEmpty.css';

interface Props {
  readonly error: unknown;
  readonly reading: boolean;
  /** Whether filters are active: then there may be rows, only not these. */
  readonly filtered: boolean;
  readonly retry: () => unknown;
}

/** Content of a list without rows: still reading, could not be read, nothing matches, nothing there. */
export function ListEmpty({ error, reading, filtered, retry }: Props) {
  if (reading) return <Skeleton />;
  if (error) return <ReadError error={error} retry={retry} />;
  return <Nothing text={filtered ? '没有符合条件的数据，试试放宽筛选条件' : '暂无数据'} />;
}

/** Placeholders for the first rows. */
const places = [1, 2, 3, 4, 5, 6, 7, 8];

/** Placeholders where the rows will be. Without an animation of each: a list draws this in its first moments. */
function Skeleton() {
  return (
    <div className="list-skeleton" role="status" aria-label="正在加载">
      {places.map((place) => (
        <span key={place} />
      ))}
    </div>
  );
}
