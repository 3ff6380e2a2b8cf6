import { Alert, Button, Empty, Form } from 'antd';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { FormAsideProps } from '@/src/crud/form/formValues';
import { checkExamLines, type ExamProblem, lineKinds } from '@/src/gaokao/examLines';
import { isRecord } from '@/src/lib/record';
import { useDebounced } from '@/src/ui/fields/useDebounced';
import styles from './line.module.css';
import { readExam } from './readExam';
import { useGaokaoLines, useServerCheck } from './useExamCalls';

/**
 * Beside an exam's form: problems of its lines, checked here first and then by the server, and figures for
 * comparison.
 */
export default function LineCheck({ fill }: FormAsideProps) {
  const form = Form.useFormInstance();
  const watched: unknown = Form.useWatch([], form);
  const exam = useMemo(() => readExam(isRecord(watched) ? watched : {}), [watched]);
  const own =
    exam.lines.length > 0 ? checkExamLines(exam).filter(({ field }) => field.startsWith('lines')) : [];
  const settled = useDebounced(exam);
  const complete = settled.provinceId > 0 && settled.examName !== '' && settled.examDate !== '';
  const isSound = settled === exam && !own.some(({ level }) => level === 'error');
  const server = useServerCheck(complete && isSound && exam.lines.length > 0 ? settled : null);
  const problems = server.data && isSound ? server.data : own;
  return (
    <section className={styles.check} aria-label="划线检查">
      <h3>划线检查</h3>
      {exam.lines.length === 0 ? (
        <Empty description="填写划线后在此检查" />
      ) : (
        <Problems problems={problems} asked={server.isSuccess && isSound} />
      )}
      <GaokaoLines exam={exam} onYear={(year) => fill({ gaokaoYear: year })} />
    </section>
  );
}

function Problems({ problems, asked }: { problems: readonly ExamProblem[]; asked: boolean }) {
  if (problems.length === 0) {
    return <Alert type="success" showIcon message={asked ? '划线合理，服务器校验通过' : '划线合理'} />;
  }
  return (
    <ul className={styles.problems} aria-live="polite">
      {problems.map(({ field, level, text }) => (
        <li key={`${field}${text}`}>
          <Alert
            type={level === 'error' ? 'error' : 'warning'}
            showIcon
            message={`${placeOf(field)}${text}`}
          />
        </li>
      ))}
    </ul>
  );
}

/** `本科线：` where the text itself does not say which line it is about. */
function placeOf(field: string): string {
  const [, batchId] = field.split('.');
  const name = lineKinds.find((kind) => String(kind.batchId) === batchId)?.name;
  return name ? `【${name}】` : '';
}

/** The lines of the gaokao that the exam is compared with; this year's are offered once they are out. */
function GaokaoLines({
  exam,
  onYear,
}: {
  exam: ReturnType<typeof readExam>;
  onYear: (year: number) => void;
}) {
  const { provinceId, category, year, gaokaoYear } = exam;
  const pool = (of: number) => (provinceId > 0 && of > 2000 ? { provinceId, category, year: of } : null);
  const { data = [], isError } = useGaokaoLines(pool(gaokaoYear));
  const thisYear = useGaokaoLines(pool(year));
  const isOut = thisYear.data && thisYear.data.length > 0;
  useUsualYear(isOut === undefined ? undefined : isOut ? year : year - 1);
  if (provinceId === 0) return null;
  return (
    <>
      <h3>{gaokaoYear || '—'} 年高考控制线</h3>
      {isError && <Alert type="error" showIcon message="控制线加载失败，请稍后再试" />}
      {data.length === 0 && !isError && <p className={styles.soft}>该年没有公布的控制线</p>}
      <ul className={styles.lines}>
        {data.map(({ name, score, lastYear }) => (
          <li key={name}>
            {name} <strong>{score}</strong> <span className={styles.soft}>上一年 {lastYear ?? '–'}</span>
          </li>
        ))}
      </ul>
      {isOut && gaokaoYear !== year && (
        <Button size="small" onClick={() => onYear(year)}>
          {year} 年控制线已公布，改用 {year} 年
        </Button>
      )}
    </>
  );
}

/** Keeps the compared year of a new exam at its default, as long as nobody has typed one. */
function useUsualYear(usual: number | undefined): void {
  const form = Form.useFormInstance();
  const follow = useEffectEvent((value: number | undefined) => {
    const isNew = form.getFieldValue('id') === undefined;
    if (value !== undefined && isNew && !form.isFieldTouched('gaokaoYear'))
      form.setFields([{ name: 'gaokaoYear', value }]);
  });
  useEffect(() => follow(usual), [usual]);
}
