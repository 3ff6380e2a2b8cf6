import { inventedText } from '@/src/gaokao/planUnit';
import styles from './inventedRibbon.module.css';

/** The ribbon above partly invented figures (screens E8 and E11), followed by `more`. */
export function InventedRibbon({ more = '' }: { more?: string }) {
  return (
    <p className={styles.ribbon}>
      {inventedText}
      {more}
    </p>
  );
}
