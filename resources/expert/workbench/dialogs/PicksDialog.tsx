import { useEffect, useEffectEvent } from 'react';
import { restrictionsOf } from '@/src/gaokao/checks/restrictions';
import type { PlanMajor, PlanUnit } from '@/src/gaokao/planUnit';
import { matchReq } from '@/src/gaokao/requirement';
import { tierOf } from '@/src/gaokao/tier';
import { unitName } from '@/src/gaokao/unitKey';
import { ChanceBar } from '../../unit/TierTag';
import { useBatch, useDesk, useRows, useTable, useWorkbench } from '../model/WorkbenchContext';
import { BenchModal } from './BenchModal';
import styles from './dialogs.module.css';

/** The majors of a choice (E3): chosen and ordered by clicks or by their digits, each with chance, places, requirement and restriction. */
export default function PicksDialog({ uid }: { uid: string }) {
  const { actions, show } = useWorkbench();
  const row = useRows().find((one) => one.uid === uid);
  const { maxMajors } = useBatch();
  const readOnly = useTable((state) => state.readOnly);
  const picks = row?.picks ?? [];
  const majors = row?.unit.majors ?? [];
  function toggle(code: string): void {
    if (readOnly !== undefined) return;
    if (picks.includes(code))
      actions.setPicks(
        uid,
        picks.filter((other) => other !== code),
      );
    else if (picks.length < maxMajors) actions.setPicks(uid, [...picks, code]);
    else show({ said: `最多选 ${maxMajors} 个专业` });
  }
  useDigits((digit) => {
    const major = majors[digit - 1];
    if (major) toggle(major.majorCode);
  });
  if (!row) return null;
  const full = picks.length >= maxMajors;
  return (
    <BenchModal title={`选择专业：${unitName(row.unit)}`} width={640}>
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
                onClick={() => toggle(major.majorCode)}
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
    </BenchModal>
  );
}

function MajorFacts({ major, unit }: { major: PlanMajor; unit: PlanUnit }) {
  const batch = useBatch();
  const student = useDesk((state) => state.student);
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
        {major.planCount} 人 · ¥{major.tuition.toLocaleString('en-US')} · {major.years} 年
      </span>
      <ChanceBar chance={chance} tier={tierOf(chance, batch)} />
    </>
  );
}

/** Hears the digits 1 to 9 while the dialog is open. */
function useDigits(onDigit: (digit: number) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || !/^[1-9]$/.test(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    onDigit(Number(event.key));
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
