import { restrictionsOf } from '@/src/gaokao/checks/restrictions';
import type { PlanMajor, PlanUnit } from '@/src/gaokao/planUnit';
import { matchReq } from '@/src/gaokao/requirement';
import { tierOf } from '@/src/gaokao/tier';
import { unitName } from '@/src/gaokao/unitKey';
import { studyLength } from '@/src/gaokao/wireValues';
import { ChanceBar } from '../../unit/TierTag';
import { tuitionText } from '../../unit/unitTexts';
import { togglePick } from '../model/picks';
import { useBatch, useRows, useTable, useWorkbench, useWorkbenchState } from '../model/WorkbenchContext';
import styles from './dialogs.module.css';
import { WorkbenchModal } from './WorkbenchModal';

/**
 * The majors of a choice (E3): chosen and ordered by clicks, or by their digits through the workbench's keys. Each
 * has chance, places, requirement and restriction.
 */
export default function PicksDialog({ uid }: { uid: string }) {
  const workbench = useWorkbench();
  const row = useRows().find((one) => one.uid === uid);
  const { maxMajors } = useBatch();
  const readOnly = useTable((state) => state.readOnly);
  const picks = row?.picks ?? [];
  const majors = row?.unit.majors ?? [];
  if (!row) return null;
  const full = picks.length >= maxMajors;
  return (
    <WorkbenchModal title={`选择专业：${unitName(row.unit)}`} width={640}>
      <p className={styles.hint} role="status">
        已选 {picks.length}/{maxMajors} 个{full ? '，已满' : ''}；依次点击决定先后，也可按数字键
      </p>
      <ul className={styles.majors}>
        {majors.map((major, at) => {
          const place = picks.indexOf(major.majorCode) + 1;
          return (
            <li key={major.majorCode}>
              <button
                type="button"
                aria-pressed={place > 0}
                disabled={readOnly !== undefined || (full && place === 0)}
                className={styles.major}
                onClick={() => togglePick(workbench, uid, major.majorCode)}
              >
                <span className={styles.order} data-chosen={place > 0}>
                  {place > 0 ? place : at < 9 ? at + 1 : ''}
                </span>
                <MajorFacts major={major} unit={row.unit} />
              </button>
            </li>
          );
        })}
      </ul>
    </WorkbenchModal>
  );
}

function MajorFacts({ major, unit }: { major: PlanMajor; unit: PlanUnit }) {
  const batch = useBatch();
  const student = useWorkbenchState((state) => state.student);
  const match = matchReq({ req: major.req, category: unit.category }, student);
  const limits = restrictionsOf(major.restrict, student).join('；');
  const isExcluded = student.exclude.majorCodes.includes(String(major.majorId));
  const chance = major.chance ?? null;
  return (
    <>
      <span className={styles.majorName}>
        {major.majorName} <small>{major.majorCode}</small>
        {match.ok === 0 && <em data-tone="danger">{match.reasons.join('；')}</em>}
        {limits !== '' && <em>受限：{limits}</em>}
        {isExcluded && <em data-tone="danger">已排除</em>}
      </span>
      <span className={styles.majorFigures}>
        {[`${major.planCount} 人`, tuitionText(major), studyLength(major.years)].filter(Boolean).join(' · ')}
      </span>
      <ChanceBar chance={chance} tier={tierOf(chance, batch)} />
    </>
  );
}
