import { Form } from 'antd';
import { type DrawnLine, type ExamLines, examSubjects, lineKinds } from '@/src/gaokao/examLines';
import { subjectName } from '@/src/gaokao/subjects';
import { isRecord } from '@/src/lib/record';
import type { InputProps } from '@/src/ui/fields/field';
import { NumberBox } from '@/src/ui/fields/NumberBox';
import { LinesFrame } from './LinesFrame';
import styles from './line.module.css';
import { readExam } from './readExam';

type Lines = ExamLines['lines'];

/** The lines of an exam as a grid: rows are lines, columns the total and the subjects of the pool. */
export default function LineGrid({ id, value, onChange, disabled = false, ...rest }: InputProps<Lines>) {
  const form = Form.useFormInstance();
  const values: unknown = Form.useWatch([], form);
  const { category, provinceId } = readExam(isRecord(values) ? values : {});
  const subjects = examSubjects(category, provinceId);
  const lines = value ?? [];
  const change = (batchId: number, name: string, edit: (line: DrawnLine) => DrawnLine) => {
    const line = lines.find((one) => one.batchId === batchId) ?? { batchId, name, score: 0, subjects: {} };
    const others = lines.filter((one) => one.batchId !== batchId);
    const edited = edit(line);
    const isEmpty = edited.score === 0 && Object.keys(edited.subjects).length === 0;
    onChange?.([...others, ...(isEmpty ? [] : [edited])].sort((a, b) => a.batchId - b.batchId));
  };
  return (
    <LinesFrame
      id={id}
      subjects={subjects}
      aria-invalid={rest['aria-invalid']}
      aria-describedby={rest['aria-describedby']}
    >
      {lineKinds.map(({ batchId, name }) => {
        const line = lines.find((one) => one.batchId === batchId);
        return (
          <tr key={batchId}>
            <th scope="row">{name}</th>
            <td>
              <Mark
                label={`${name} 总分`}
                value={line?.score || undefined}
                disabled={disabled}
                onChange={(score) => change(batchId, name, (one) => ({ ...one, score: score ?? 0 }))}
              />
            </td>
            {subjects.map((subject) => (
              <td key={subject.name}>
                <Mark
                  label={`${name} ${subjectName(subject.name)}`}
                  value={line?.subjects[subject.name]}
                  disabled={disabled}
                  onChange={(mark) => change(batchId, name, (one) => withMark(one, subject.name, mark))}
                />
              </td>
            ))}
          </tr>
        );
      })}
    </LinesFrame>
  );
}

function withMark(line: DrawnLine, subject: string, mark: number | null): DrawnLine {
  const { [subject]: _old, ...others } = line.subjects;
  return { ...line, subjects: mark === null ? others : { ...others, [subject]: mark } };
}

interface MarkProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly disabled: boolean;
  readonly onChange: (mark: number | null) => void;
}

function Mark({ label, value, ...rest }: MarkProps) {
  return (
    <NumberBox
      {...rest}
      aria-label={label}
      className={styles.mark}
      controls={false}
      precision={0}
      min={0}
      value={value ?? null}
    />
  );
}
