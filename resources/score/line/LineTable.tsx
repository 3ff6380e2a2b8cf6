import { type ExamLines, examSubjects } from '@/src/gaokao/examLines';
import { subjectName } from '@/src/gaokao/subjects';
import { emptyText } from '@/src/ui/fields/field';
import styles from './line.module.css';

/** The lines of an exam, to be read. */
export default function LineTable({ exam: { lines, category, provinceId } }: { exam: ExamLines }) {
  const subjects = examSubjects(category, provinceId);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached without a mouse
    <section className={styles.gridPlace} aria-label="划线" tabIndex={0}>
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
        <tbody>
          {lines.map((line) => (
            <tr key={line.batchId}>
              <th scope="row">{line.name}</th>
              <td>
                <strong>{line.score}</strong>
              </td>
              {subjects.map(({ name }) => (
                <td key={name}>{line.subjects[name] ?? emptyText}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
