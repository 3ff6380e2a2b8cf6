import type { ComponentProps } from 'react';
import type { examSubjects } from '@/src/gaokao/examLines';
import { subjectName } from '@/src/gaokao/subjects';
import { ScrollRegion } from '@/src/ui/layout/ScrollRegion';
import styles from './line.module.css';

interface Props extends Omit<ComponentProps<typeof ScrollRegion>, 'label' | 'className'> {
  readonly subjects: ReturnType<typeof examSubjects>;
}

/** The lines of an exam side by side, to read or edit: the total and each subject (Q6). Its children are a row each. */
export function LinesFrame({ subjects, children, ...rest }: Props) {
  return (
    <ScrollRegion {...rest} className={styles.gridPlace} label="划线">
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
