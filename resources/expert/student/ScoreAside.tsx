import { Alert } from 'antd';
import { Suspense } from 'react';
import { hasMockScore } from '@/src/gaokao/student';
import { formatNumber } from '@/src/lib/formatNumber';
import { useCan } from '@/src/services/useCan';
import { load } from '@/src/ui/load';
import { StateTag } from '@/src/ui/StateTag';
import { expertEndpoints } from '../endpoints';
import { useStudentForm } from './StudentFormContext';
import { placeText, rankHint } from './scoreRules';
import styles from './student.module.css';
import { type Standing, type StandingQuestion, useEquivalents, usePastLines } from './useStanding';

const { update } = expertEndpoints['expert/student'].operations;
const ScoreCurve = load(() => import('./ScoreCurve'));
const MockExam = load(() => import('./MockExam'));

/** The score's rank, its equivalents in other years, and its distance from each line (screen E2). */
export function ScoreAside() {
  const { question } = useStudentForm();
  return question ? <Analysis question={question} /> : <NoQuestion />;
}

function Analysis({ question }: { question: StandingQuestion }) {
  const { standing, values } = useStudentForm();
  const { asked, equivalents } = useEquivalents({ question, standing, values });
  return (
    <aside className={styles.aside} aria-label="成绩分析">
      {standing && question.score !== undefined && (
        <>
          <Figures standing={standing} equivalents={equivalents} />
          <Lines lines={standing.lines} asked={asked} />
        </>
      )}
      {question.score === undefined && <p className={styles.soft}>填写总分后显示位次、等位分和批次线差</p>}
      {hasMockScore(values) && question.score !== undefined && (
        <Suspense fallback={null}>
          <MockExam question={question} score={question.score} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <ScoreCurve question={question} equivalents={equivalents} />
      </Suspense>
    </aside>
  );
}

/** The next step before a score can be looked up; for those who may only read, why there is nothing. */
function NoQuestion() {
  const { wrongYear } = useStudentForm();
  const next =
    wrongYear === undefined ? '请先完善省份、年份和选科信息' : `${wrongYear}，请先在「基本信息」中修改`;
  return (
    <p className={styles.soft}>
      {useCan()(update.permission) ? next : '省份、年份或选科信息不完整，暂无成绩分析'}
    </p>
  );
}

function Figures({ standing, equivalents }: Pick<Standing, 'equivalents'> & { standing: Standing }) {
  const { values } = useStudentForm();
  const { sameCount, total } = standing;
  const place = placeText(standing);
  const hint = rankHint(values, standing);
  if (hint) return <Alert type="info" showIcon message={hint} />;
  return (
    <dl className={styles.figures}>
      {place !== undefined && (
        <>
          <dt>位次</dt>
          <dd>
            <b>{place}</b>
            {total !== null && <small>共 {figure(total)} 人</small>}
          </dd>
          <dt>同分</dt>
          <dd>{sameCount === null ? '–' : `${figure(sameCount)} 人`}</dd>
        </>
      )}
      {equivalents.map((one) => (
        <EquivalentRow key={one.year} {...one} />
      ))}
    </dl>
  );
}

function EquivalentRow({ year, score }: Standing['equivalents'][number]) {
  return (
    <>
      <dt>{year} 等位分</dt>
      <dd>{score ?? <span title="没有该年的一分一段表，或选科模式已改革，不可比">–</span>}</dd>
    </>
  );
}

/** The batches with the distance from their lines, and the same for earlier years by equivalent scores. */
function Lines({ lines, asked }: Pick<Standing, 'lines'> & { asked: StandingQuestion }) {
  const past = usePastLines(asked);
  if (lines.length === 0) return null;
  return (
    <ul className={styles.lines} aria-label="批次线">
      {lines.map(({ batchId, name, score, diff }) => (
        <li key={batchId}>
          <span>{name}</span>
          <span>{score} 分</span>
          {diff === null ? (
            <span>–</span>
          ) : (
            <StateTag tone={diff >= 0 ? 'success' : 'danger'}>{distance(diff)}</StateTag>
          )}
          {past.get(batchId)?.map((one) => (
            <small key={one.year}>
              {one.year} 线 {one.line} 分，等位分{distance(one.diff)}
            </small>
          ))}
        </li>
      ))}
    </ul>
  );
}

function distance(points: number): string {
  return points >= 0 ? `高出 ${points} 分` : `低于 ${-points} 分`;
}

function figure(value: number): string {
  return formatNumber(value);
}
