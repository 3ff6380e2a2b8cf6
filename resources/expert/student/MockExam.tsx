import { useQuery } from '@tanstack/react-query';
import { Alert, Select } from 'antd';
import { useState } from 'react';
import { readList } from '@/providers/data/listResponse';
import { anchorsOf, convertByLines, type NamedLine } from '@/src/gaokao/mockExam';
import { scaledRank } from '@/src/gaokao/scoreTable';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { useServices } from '@/src/services/useServices';
import { NumberBox } from '@/src/ui/fields/NumberBox';
import { expertEndpoints } from '../endpoints';
import { useStudentForm } from './StudentFormContext';
import styles from './student.module.css';
import { readStanding, type StandingQuestion } from './useStanding';

const { lines: lineList } = expertEndpoints['expert/student'].operations;

/** A mock exam with the lines drawn for it (Q6). */
interface Exam {
  readonly id: string;
  readonly name: string;
  readonly fullMark: number;
  /** The number of candidates; 0 where unknown. */
  readonly total: number;
  readonly gaokaoYear: number;
  readonly lines: readonly (NamedLine & { readonly batchId: string })[];
}

/**
 * A mock score as a gaokao score, by the lines and by the rank (A15). The second is preferred where it is known.
 */
export default function MockExam({ question, score }: { question: StandingQuestion; score: number }) {
  const { rules } = useStudentForm();
  const { data: exams, isError } = useExams(question);
  const [chosen, setChosen] = useState<string>();
  const [rank, setRank] = useState<number | null>(null);
  const exam = exams?.find(({ id }) => id === chosen) ?? exams?.[0];
  const byLines = useByLines(question, exam, score, rules?.fullMark ?? 750);
  const byRank = useByRank(question, exam, rank);
  if (isError) return <Alert type="warning" showIcon message="模考划线加载失败，暂不能换算" />;
  if (exams && !exam) return <Alert type="info" showIcon message="该省该科类还没有模考划线，暂不能换算" />;
  if (!exam) return null;
  return (
    <section className={styles.mock} aria-label="模考换算">
      <h3>模考换算</h3>
      <div className={styles.mockInputs}>
        <Select
          aria-label="模考"
          value={exam.id}
          options={exams?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
          onChange={setChosen}
        />
        <NumberBox
          aria-label="模考位次"
          placeholder="模考位次"
          min={1}
          precision={0}
          value={rank}
          onChange={setRank}
        />
      </div>
      <dl className={styles.figures}>
        <dt>按位次换算</dt>
        <dd>
          {byRank === undefined ? (
            '填写模考位次后换算'
          ) : byRank === null ? (
            '参考人数不足，不能换算'
          ) : (
            <Converted {...byRank} preferred />
          )}
        </dd>
        <dt>按划线换算</dt>
        <dd>{byLines === undefined ? '–' : <Converted score={byLines} preferred={!byRank} />}</dd>
      </dl>
      <p className={styles.soft}>对照 {exam.gaokaoYear} 年高考，仅供参考</p>
    </section>
  );
}

function Converted({ score, preferred }: { score: number; preferred: boolean }) {
  return preferred ? <b>{score} 分</b> : <>{score} 分</>;
}

function useExams({ provinceId, year, category }: StandingQuestion) {
  const { callOperation } = useServices();
  return useQuery({
    queryKey: ['expert/student', 'exams', provinceId, year, category],
    queryFn: async ({ signal }) => {
      const body = { page: 1, limit: 50, provinceId, year, category };
      const response = await callOperation(lineList, {
        body,
        options: { allowRepeat: true, quiet: true, signal },
      });
      return readList(response, lineList.path).list.map(examOf);
    },
    staleTime: 60_000,
  });
}

function examOf(row: Record<string, unknown>): Exam {
  const lines = Array.isArray(row.lines) ? row.lines.filter(isRecord) : [];
  return {
    ...{ id: textOr(row.id), name: textOr(row.examName), fullMark: numberOr(row.fullMark, 750) },
    ...{ total: numberOr(row.total), gaokaoYear: numberOr(row.gaokaoYear) },
    lines: lines.map(({ batchId, name, score }) => ({
      ...{ batchId: textOr(batchId), name: textOr(name), score: numberOr(score) },
    })),
  };
}

function useByLines(question: StandingQuestion, exam: Exam | undefined, score: number, fullMark: number) {
  const { callOperation } = useServices();
  const { data } = useQuery({
    queryKey: ['expert/student', 'gaokaoLines', question.provinceId, question.category, exam?.gaokaoYear],
    queryFn: ({ signal }) =>
      readStanding(callOperation, { ...question, year: exam?.gaokaoYear ?? question.year }, signal),
    enabled: exam !== undefined,
  });
  if (!exam || !data) return undefined;
  return convertByLines(
    score,
    anchorsOf(exam.lines, sharedLines(exam, data.lines), { mock: exam.fullMark, gaokao: fullMark }),
  );
}

/** The gaokao's lines under the names that the mock exam has for them. */
function sharedLines(
  { lines }: Exam,
  gaokao: readonly { readonly batchId: string; readonly name: string; readonly score: number }[],
): NamedLine[] {
  return lines.flatMap(({ batchId, name }) => {
    const stem = name.replace(/线$/, '').slice(0, 2);
    const found =
      gaokao.find((line) => line.batchId === batchId) ?? gaokao.find((line) => line.name.startsWith(stem));
    return found ? [{ name, score: found.score }] : [];
  });
}

/** Undefined while something is missing, null where too few wrote the exam (fewer than half of the pool). */
function useByRank(question: StandingQuestion, exam: Exam | undefined, mockRank: number | null) {
  const { callOperation } = useServices();
  const year = exam?.gaokaoYear ?? question.year;
  const total = exam?.total ?? 0;
  const { data } = useQuery({
    queryKey: ['expert/student', 'byRank', question.provinceId, question.category, year, total, mockRank],
    queryFn: async ({ signal }) => {
      const { score: _score, ...rest } = { ...question, year };
      const pool = (await readStanding(callOperation, { ...rest, rank: 1 }, signal)).total ?? 0;
      if (mockRank === null || total === 0 || mockRank > total || pool === 0 || total * 2 < pool) return null;
      const rank = scaledRank(mockRank, total, pool);
      const { score } = await readStanding(callOperation, { ...rest, rank }, signal);
      return score === null ? null : { score };
    },
    enabled: mockRank !== null && exam !== undefined,
  });
  return mockRank === null ? undefined : data;
}
