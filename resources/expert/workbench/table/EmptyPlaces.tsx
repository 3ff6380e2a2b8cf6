import { gridRoles } from './gridRoles';
import styles from './table.module.css';

/** The maximum number of empty places drawn. */
const most = 12;

/** The places that are still free, pale, below the rows (E3). */
export function EmptyPlaces({ filled, limit }: { filled: number; limit: number }) {
  const free = Math.max(0, limit - filled);
  if (free === 0) return null;
  return (
    <div className={styles.free} {...gridRoles.row}>
      <span {...gridRoles.cell} className={styles.freeText}>
        还可再填 {free} 个
      </span>
      {Array.from({ length: Math.min(free, most) }, (_, at) => filled + at + 1).map((place) => (
        <span key={place} aria-hidden="true" className={styles.freePlace}>
          {place}
        </span>
      ))}
    </div>
  );
}
