import { Alert, Drawer, Form, Tag } from 'antd';
import { useId, useRef, useState } from 'react';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { erase } from '@/src/crud/defineResource';
import { FieldItems } from '@/src/crud/form/FieldItems';
import { type ExamLines, examSubjects, judgeTranscript } from '@/src/gaokao/examLines';
import { subjectName } from '@/src/gaokao/subjects';
import type { FormValues, InputProps } from '@/src/ui/fields/field';
import { NumberBox } from '@/src/ui/fields/NumberBox';
import { number } from '@/src/ui/fields/number';
import { focusFirst } from '@/src/ui/layout/focusFirst';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import styles from './line.module.css';
import { readExam } from './readExam';
import { type Trial, TrialCustomer } from './TrialCustomer';
import { TrialResult } from './TrialResult';

/**
 * 试算 (screen Q6): rates a mock exam's transcript, typed or a customer's, by the lines and converts it to the
 * gaokao.
 */
export default function TrialDrawer({ row, close }: RowDialogProps<ExamLines>) {
  useReturnFocus();
  const body = useRef<HTMLDivElement>(null);
  const exam = readExam({ ...row });
  const [fields] = useState(() => fieldsOf(exam));
  const [form] = Form.useForm();
  const { score, rank, marks } = trialOf(Form.useWatch((all: FormValues) => all, form) ?? {});
  return (
    <Drawer
      open
      title={`试算：${exam.examName}`}
      width="min(720px, 100%)"
      onClose={close}
      afterOpenChange={() => focusFirst(body.current)}
    >
      <div ref={body}>
        <TrialCustomer exam={exam} onFound={(found) => form.setFieldsValue(valuesOf(found, exam))} />
        <Form form={form} name={useId()} layout="vertical" className={styles.trial} aria-label="试算">
          <FieldItems form={form} fields={fields} />
        </Form>
        {score === null ? (
          <p className={styles.soft}>
            输入模考总分后，按划线与位次两种方式换算为高考成绩，并逐科判断是否上线
          </p>
        ) : (
          <>
            <TrialResult exam={exam} score={score} rank={rank} />
            <Verdicts exam={exam} score={score} marks={marks} />
          </>
        )}
      </div>
    </Drawer>
  );
}

/** Before the names of subjects among the fields. */
const ofSubject = 'mark-';

function fieldsOf({ category, provinceId, fullMark, total }: ExamLines) {
  const bounded = (label: string, min: number, max: number, placeholder: string) =>
    number(label, {
      placeholder,
      Input: (props) => <BoundedInput {...props} min={min} max={max} />,
    });
  const subjects = examSubjects(category, provinceId).map(({ name, fullMark: most }) => [
    `${ofSubject}${name}`,
    bounded(subjectName(name), 0, most ?? 300, '选填'),
  ]);
  return erase({
    score: bounded('模考总分', 0, fullMark, ''),
    rank: bounded('模考位次', 1, total ?? Number.MAX_SAFE_INTEGER, '选填'),
    ...Object.fromEntries(subjects),
  });
}

/** Goes to the nearest possible number: the outcome is shown while it is typed. */
function BoundedInput({
  value,
  choices: _choices,
  ...rest
}: InputProps<number> & { readonly min: number; readonly max: number }) {
  return <NumberBox {...rest} precision={0} value={value ?? null} />;
}

function trialOf({ score, rank, ...others }: FormValues): Trial {
  const marks = Object.entries(others).flatMap(([name, mark]) =>
    typeof mark === 'number' ? [[name.slice(ofSubject.length), mark] as const] : [],
  );
  return { score: numberOrNull(score), rank: numberOrNull(rank), marks: Object.fromEntries(marks) };
}

function numberOrNull(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

/** The fields' values after a customer was found; subjects without a mark become empty. */
function valuesOf({ marks = {}, ...found }: Partial<Trial>, { category, provinceId }: ExamLines): FormValues {
  const subjects = examSubjects(category, provinceId);
  const named = subjects.map(({ name }) => [`${ofSubject}${name}`, marks[name] ?? null]);
  return { ...found, ...Object.fromEntries(named) };
}

const colours = { 双上线: 'success', 单上线: 'warning', 未上线: 'error' } as const;

function Verdicts({ exam, score, marks }: { exam: ExamLines; score: number; marks: Trial['marks'] }) {
  const verdicts = judgeTranscript(score, marks, exam.lines);
  if (verdicts.length === 0) return <Alert type="warning" showIcon message="该考试尚未划线" />;
  return (
    <ul className={styles.verdicts} aria-label="上线情况">
      {verdicts.map(({ name, diff, subjects, verdict }) => (
        <li key={name}>
          <strong>{name}</strong>{' '}
          <VerdictTag verdict={verdict} inTotal={diff >= 0} judged={subjects.length > 0} /> 总分
          {diffText(diff)}
          {subjects.map((subject) => (
            <span key={subject.name} data-under={subject.diff < 0}>
              {subjectName(subject.name)} {diffText(subject.diff)}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

interface VerdictProps {
  readonly verdict: keyof typeof colours;
  readonly inTotal: boolean;
  /** Whether any subject was entered: without one only the total is known. */
  readonly judged: boolean;
}

function VerdictTag({ verdict, inTotal, judged }: VerdictProps) {
  if (judged) return <Tag color={colours[verdict]}>{verdict}</Tag>;
  return (
    <Tag color={inTotal ? 'success' : 'error'} title="填写单科成绩后判断双上线">
      {inTotal ? '总分上线' : '总分未上线'}
    </Tag>
  );
}

function diffText(diff: number): string {
  return diff < 0 ? `差 ${-diff} 分` : diff === 0 ? '上线' : `上线，高 ${diff} 分`;
}
