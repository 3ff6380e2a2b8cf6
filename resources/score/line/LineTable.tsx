import { type ExamLines, examSubjects } from '@/src/gaokao/examLines';
import { emptyText } from '@/src/ui/fields/field';
import { LinesFrame } from './LinesFrame';

/** The lines of an exam, to be read. */
export default function LineTable({ exam: { lines, category, provinceId } }: { exam: ExamLines }) {
  const subjects = examSubjects(category, provinceId);
  return (
    <LinesFrame subjects={subjects}>
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
    </LinesFrame>
  );
}
