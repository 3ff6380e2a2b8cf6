import { inventedText } from '@/src/gaokao/planUnit';
import styles from './inventedRibbon.module.css';

/** Above figures of which some are invented (screens E8 and E11); `more` is said beside it. */
export function InventedRibbon({ more = '' }: { more?: string }) {
  return (
    <p className={styles.ribbon}>
      {inventedText}
      {more}
    </p>
  );
}
