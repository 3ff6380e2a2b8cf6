import { WorkbenchTools } from '../../tools/WorkbenchTools';
import { BatchTabs } from './BatchTabs';
import styles from './bar.module.css';
import { CheckButton } from './CheckButton';
import { SchemeMenu } from './SchemeMenu';
import { Steps } from './Steps';
import { StudentFacts } from './StudentFacts';
import { TableButtons } from './TableButtons';

/** Whose table it is, which of them is open, and what is done with it as a whole (E3). */
export function StudentBar() {
  return (
    <header className={styles.bar}>
      <StudentFacts />
      <div className={styles.tools}>
        <BatchTabs />
        <SchemeMenu />
        <span className={styles.group}>
          <Steps />
        </span>
        <span className={styles.group}>
          <CheckButton />
          <WorkbenchTools />
        </span>
        <TableButtons />
      </div>
    </header>
  );
}
