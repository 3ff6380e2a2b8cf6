import { useNarrow } from '../page/usePaneSizes';
import { BatchTabs } from './BatchTabs';
import styles from './bar.module.css';
import { CheckButton } from './CheckButton';
import { SaveState } from './SaveState';
import { SchemeMenu } from './SchemeMenu';
import { Steps } from './Steps';
import { StudentFacts } from './StudentFacts';
import { TableButtons } from './TableButtons';
import { TablePicker } from './TablePicker';

/** The student, her open table, and the commands for it as a whole (E3). On a phone 校验, 保存 and ⋯ alone. */
export function StudentBar() {
  const narrow = useNarrow();
  return (
    <header className={styles.bar}>
      <StudentFacts narrow={narrow} />
      {narrow && <TablePicker />}
      <div className={styles.tools}>
        {narrow ? (
          <SaveState />
        ) : (
          <>
            <BatchTabs />
            <SchemeMenu />
            <span className={styles.group}>
              <Steps />
            </span>
          </>
        )}
        <span className={styles.buttons}>
          <CheckButton narrow={narrow} />
          <TableButtons narrow={narrow} />
        </span>
      </div>
    </header>
  );
}
