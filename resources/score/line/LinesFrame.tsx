import type { ReactNode } from 'react';
import type { examSubjects } from '@/src/gaokao/examLines';
import { subjectName } from '@/src/gaokao/subjects';
import { ScrollRegion } from '@/src/ui/layout/ScrollRegion';
import styles from './line.module.css';

interface Props {
  readonly id?: string | undefined;
  readonly subjects: ReturnType<typeof examSubjects>;
  /** A row for each line. */
  readonly children: ReactNode;
}

/** The lines of an exam side by side, to read or edit: the total and each subject (Q6). */
export function LinesFrame({ id, subjects, children }: Props) {
  return (
    <ScrollRegion id={id} className={styles.gridPlace} label="划线">
      <table className={styles.grid}>
        <thead>
          <tr>
            <th scope="col">划线</th>
            <th scope="col">总分</th>
            {subjects.map(({ name }) => (
              <th key={name} scope="col">
                {subjectName(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </ScrollRegion>
  );
}
