import { useEffect, useState } from 'react';
import { PanelOpener } from '@/src/ui/popup/Opener';
import { savingLabel } from '../model/saving';
import { useTable } from '../model/WorkbenchContext';
import styles from './saveState.module.css';

/** How far the table is saved, in words (E3, Saving). A refusal may be long: a press shows all of it. */
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
  const shown = { className: styles.saveState, 'data-phase': saving.phase, title: label };
  return (
    <span className={styles.saving} role="status">
      {saving.phase === 'error' && saving.refusal !== undefined ? (
        <PanelOpener content={() => <p className={styles.refusal}>{label}</p>}>
          <button type="button" {...shown}>
            {label}
          </button>
        </PanelOpener>
      ) : (
        <span {...shown}>{label}</span>
      )}
    </span>
  );
}
