import { DownOutlined, LeftOutlined, UpOutlined } from '@ant-design/icons';
import { Link } from 'react-router';
import { inventedText } from '@/src/gaokao/planUnit';
import { rankText } from '@/src/gaokao/scoreTable';
import { categoryName } from '@/src/gaokao/subjects';
import { PlainButton } from '@/src/ui/PlainButton';
import { useStore } from '@/src/ui/useStore';
import { useHasInvented } from '../../candidates/useCandidates';
import { useQueue } from '../../filling/queue';
import { seenQueue } from '../../filling/seenQueue';
import { useTable, useWorkbenchState } from '../model/WorkbenchContext';
import { useEquivalentYears } from '../page/useEquivalentYears';
import { useStudentStep } from '../page/useStudentStep';
import { figureText } from '../table/figures';
import styles from './bar.module.css';
import { Deadline } from './Deadline';
import { SaveState } from './SaveState';

/**
 * The table's student: province, year and subjects, score and rank, and the rank's equivalents in other years (E3).
 */
export function StudentFacts({ narrow }: { narrow: boolean }) {
  const student = useWorkbenchState((state) => state.student);
  const equivalents = useEquivalentYears();
  const trial = useWorkbenchState((state) => state.trial);
  const { search } = useStore(seenQueue);
  const { provinceName, year, subjects, category, subjectType, score, rank, name, userId } = student;
  const chosen = subjectType === 1 ? categoryName(category) : subjects.map((one) => one.slice(0, 1)).join('');
  const years = equivalents.filter((one) => one.score !== null && one.year < year);
  return (
    <div className={styles.facts}>
      <Link
        to={`/expert/filling${search}`}
        className={styles.back}
        aria-label="专家填报"
        title="返回专家填报"
      >
        <LeftOutlined aria-hidden /> {!narrow && '专家填报'}
      </Link>
      <h2 className={styles.name}>
        <Link to={`/expert/filling/student?userId=${userId}`} title="考生信息">
          {name}
        </Link>
      </h2>
      <span className={styles.chips}>
        {provinceName} · {year} · {chosen}
      </span>
      <span className={styles.score} data-trial={trial !== null}>
        {score === null ? (
          <Link to={`/expert/filling/student?userId=${userId}`}>请先填写考生成绩与位次</Link>
        ) : (
          <>
            <b>{trial?.score ?? score}</b> 分 / 位次{' '}
            {(trial?.rank ?? rank) ? (
              <b>{trial ? rankText(trial) : figureText(rank)}</b>
            ) : (
              <Link to={`/expert/filling/student?userId=${userId}&tab=score`}>去填写</Link>
            )}
          </>
        )}
      </span>
      {!narrow && years.length > 0 && (
        <span className={styles.equivalents} title="与今年位次相当的往年分数">
          等位分 {years.map((one) => `${one.year % 100}:${one.score}`).join('  ')}
        </span>
      )}
      <Deadline />
      <Invented />
      {!narrow && (
        <>
          <SaveState />
          <StudentNavigation />
        </>
      )}
    </div>
  );
}

/** Invented figures, of the table or of the candidates beside it, must not be filled in anywhere (0.6). */
function Invented() {
  const hasRows = useTable(({ undo }) => undo.present.some(({ unit }) => unit.synthetic === 1));
  const hasCandidates = useHasInvented();
  return hasRows || hasCandidates ? <span className={styles.invented}>{inventedText}</span> : null;
}

/** Through the list of students, in its order (E1). */
function StudentNavigation() {
  const { userId } = useWorkbenchState((state) => state.student);
  const { previous, next, place, total } = useQueue(userId);
  const go = useStudentStep();
  if (!previous && !next) return null;
  return (
    <span className={styles.navigation}>
      <PlainButton
        look="text"
        small
        icon={<UpOutlined aria-hidden />}
        aria-label="上一位考生"
        title="上一位考生（Alt+PageUp）"
        disabled={!previous}
        onClick={() => go(previous)}
      />
      {place > 0 && (
        <span className={styles.queuePlace}>
          {place}/{total}
        </span>
      )}
      <PlainButton
        look="text"
        small
        icon={<DownOutlined aria-hidden />}
        aria-label="下一位考生"
        title="下一位考生（Alt+PageDown）"
        disabled={!next}
        onClick={() => go(next)}
      />
    </span>
  );
}
