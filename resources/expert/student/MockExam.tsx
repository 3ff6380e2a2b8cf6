import { Alert, Select } from 'antd';
import { type ReactNode, useState } from 'react';
import { readList } from '@/providers/data/listResponse';
import { useCall } from '@/src/crud/useCall';
import {
  anchorsOf,
  convertByLines,
  convertRank,
  type NamedLine,
  rankProblem,
  readGaokaoLines,
} from '@/src/gaokao/mockExam';
import { isRecord, isYes, numberOr, textOr } from '@/src/lib/record';
import { NumberBox } from '@/src/ui/fields/NumberBox';
import { expertEndpoints } from '../endpoints';
import { useStudentForm } from './StudentFormContext';
import styles from './student.module.css';
import { type StandingQuestion, useStandingOf } from './useStanding';

const { lines: lineList, batchLines } = expertEndpoints['expert/student'].operations;

/** A mock exam with the lines drawn for it (Q6). */
interface Exam {
  readonly id: string;
  readonly name: string;
  readonly fullMark: number;
  /** The number of candidates; 0 where unknown. */
  readonly total: number;
  readonly gaokaoYear: number;
  readonly lines: readonly NamedLine[];
}

/**
 * A mock score as a gaokao score, by the lines and by the rank (A15). The second is preferred where it is known.
 */
export default function MockExam({ question, score }: { question: StandingQuestion; score: number }) {
  const { data: exams, isError } = useExams(question);
  const [chosen, setChosen] = useState<string>();
  const [rank, setRank] = useState<number | null>(null);
  const exam = exams?.find(({ id }) => id === chosen) ?? exams?.[0];
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
      <Conversion question={question} exam={exam} score={score} rank={rank} />
      <p className={styles.soft}>对照 {exam.gaokaoYear} 年高考，仅供参考</p>
    </section>
  );
}

interface ConversionProps {
  readonly question: StandingQuestion;
  readonly exam: Exam;
  readonly score: number;
  readonly rank: number | null;
}

function Conversion({ question: { provinceId, category, variant }, exam, score, rank }: ConversionProps) {
  const { rules } = useStudentForm();
  const pool = { provinceId, category, variant, year: exam.gaokaoYear };
  const lines = useCall(batchLines, readGaokaoLines, {
    of: ['expert/student', 'gaokaoLines'],
    body: pool,
    staleTime: 60_000,
  });
  const whole = useStandingOf({ ...pool, rank: 1 });
  const total = whole.data?.total ?? null;
  const converted = total === null ? null : convertRank({ rank, total: exam.total }, total);
  const ranked = useStandingOf(converted === null ? undefined : { ...pool, rank: converted });
  const anchors =
    lines.data && anchorsOf(exam.lines, lines.data, { mock: exam.fullMark, gaokao: rules?.fullMark ?? 750 });
  const failed = '高考数据加载失败，暂不能换算';
  return (
    <dl className={styles.figures}>
      <dt>按位次换算</dt>
      <Converted score={ranked.data?.score ?? null} preferred={converted !== null}>
        {whole.isError || ranked.isError
          ? failed
          : whole.isSuccess && rankProblem({ rank, total: exam.total }, total)}
      </Converted>
      <dt>按划线换算</dt>
      <Converted score={anchors ? convertByLines(score, anchors) : null} preferred={converted === null}>
        {lines.isError ? failed : anchors?.length === 2 && '没有共同的划线，仅按满分折算'}
      </Converted>
    </dl>
  );
}

interface ConvertedProps {
  /** Null where it is not known. */
  readonly score: number | null;
  readonly preferred: boolean;
  /** Said of it, in its place where there is none. */
  readonly children: ReactNode;
}

function Converted({ score, preferred, children }: ConvertedProps) {
  const text = score === null ? !children && '–' : `${score} 分`;
  return (
    <dd>
      {preferred ? <b>{text}</b> : text} {children && <small>{children}</small>}
    </dd>
  );
}

/** The exams of her pool whose lines are in use. */
function useExams({ provinceId, year, category }: StandingQuestion) {
  const read = (list: readonly Record<string, unknown>[]) =>
    list.filter(({ enabled }) => isYes(enabled)).map(examOf);
  return useCall(lineList, (_data, response) => read(readList(response, lineList.path).list), {
    of: ['expert/student', 'exams'],
    body: { page: 1, limit: 50, provinceId, year, category },
    staleTime: 60_000,
  });
}

function examOf(row: Record<string, unknown>): Exam {
  const lines = Array.isArray(row.lines) ? row.lines.filter(isRecord) : [];
  return {
    ...{ id: textOr(row.id), name: textOr(row.examName), fullMark: numberOr(row.fullMark, 750) },
    ...{ total: numberOr(row.total), gaokaoYear: numberOr(row.gaokaoYear) },
    lines: lines.map(({ name, score }) => ({ name: textOr(name), score: numberOr(score) })),
  };
}
