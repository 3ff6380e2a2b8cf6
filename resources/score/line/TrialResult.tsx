import { Alert, Tag } from 'antd';
import { useMemo } from 'react';
import type { ExamLines } from '@/src/gaokao/examLines';
import { anchorsOf, convertByLines, convertRank, rankProblem } from '@/src/gaokao/mockExam';
import { rankText } from '@/src/gaokao/scoreTable';
import { Chart } from '@/src/ui/chart/Chart';
import { Skeleton } from '@/src/ui/Skeleton';
import { anchorChart } from './anchorChart';
import styles from './line.module.css';
import { useFullMark, useGaokaoLines, useStanding } from './useExamCalls';

interface Props {
  readonly exam: ExamLines;
  readonly score: number;
  readonly rank: number | null;
}

/** A mock score as a gaokao score, by lines and by rank (A15), with the anchors that it goes by. */
export function TrialResult({ exam, score, rank }: Props) {
  const pool = { provinceId: exam.provinceId, year: exam.gaokaoYear, category: exam.category };
  const lines = useGaokaoLines(pool);
  const fullMark = useFullMark(exam.provinceId);
  const total = useStanding({ ...pool, rank: 1 }).data?.total ?? null;
  const anchors = useMemo(
    () => anchorsOf(exam.lines, lines.data ?? [], { mock: exam.fullMark, gaokao: fullMark.data ?? 750 }),
    [exam.lines, exam.fullMark, lines.data, fullMark.data],
  );
  const chart = useMemo(() => anchorChart(anchors, score), [anchors, score]);
  const byLines = convertByLines(score, anchors);
  const converted = total === null ? null : convertRank({ rank, total: exam.total }, total);
  const lineRank = useStanding(total === null ? null : { ...pool, score: byLines });
  const ranked = useStanding(converted === null ? null : { ...pool, rank: converted });
  if (lines.isError) return <Alert type="error" showIcon message="控制线加载失败，请稍后再试" />;
  if (lines.isPending || fullMark.isPending) return <Skeleton />;
  return (
    <>
      <div className={styles.results}>
        <Result label="按划线换算" score={byLines} rank={lineRank.data?.rank ?? null}>
          {anchors.length === 2 && '没有共同的划线，仅按满分折算'}
        </Result>
        <Result
          label="按位次换算"
          score={ranked.data?.score ?? null}
          rank={converted}
          preferred={converted !== null}
        >
          {rankProblem({ rank, total: exam.total }, total)}
        </Result>
      </div>
      <p className={styles.soft}>对照 {exam.gaokaoYear} 年高考，仅供参考</p>
      <Chart title="换算锚点" kind="line" data={chart} height={200} />
    </>
  );
}

interface ResultProps {
  readonly label: string;
  readonly score: number | null;
  readonly rank: number | null;
  readonly preferred?: boolean;
  readonly children: React.ReactNode;
}

function Result({ label, score, rank, preferred = false, children }: ResultProps) {
  return (
    <div className={styles.result}>
      <span>
        {label} {preferred && <Tag color="processing">优先采用</Tag>}
      </span>
      <strong>{score === null ? '–' : `${score} 分`}</strong>
      <span className={styles.soft}>
        {rank === null ? children : `位次 ${rankText({ rank, beyond: 0 })}`}
      </span>
    </div>
  );
}
