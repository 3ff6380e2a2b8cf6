import { useEffect, useState } from 'react';
import { savingLabel } from '../model/saving';
import { useTable } from '../model/WorkbenchContext';
import styles from './bar.module.css';

/** How far the table is saved, in words (E3, Saving). */
export function SaveState() {
  const saving = useTable((state) => state.saving);
  const [now, setNow] = useState(Date.now);
  const counts = saving.phase === 'error' && saving.retryAt !== undefined;
  useEffect(() => {
    if (!counts) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [counts]);
  const label = savingLabel(saving, now);
  return (
    <span className={styles.saving}>
      <span className={styles.saveState} data-phase={saving.phase} role="status" title={label}>
        {label}
      </span>
    </span>
  );
}
