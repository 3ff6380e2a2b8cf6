import type { ReactNode } from 'react';
import { restrictionsOf } from '@/src/gaokao/checks/restrictions';
import { bases } from '@/src/gaokao/enumerations';
import type { Basis, PlanUnit } from '@/src/gaokao/planUnit';
import { matchReq } from '@/src/gaokao/requirement';
import { isPlainPool, reqText } from '@/src/gaokao/subjects';
import { studyLength } from '@/src/gaokao/wireValues';
import { formatNumber } from '@/src/lib/formatNumber';
import { tuitionText } from '../unit/unitTexts';
import { useTable } from '../workbench/model/WorkbenchContext';
import styles from './inspector.module.css';

const basisText = (basis: Basis) => bases.find(({ value }) => value === basis)?.label;

/** Requirements and offers of a unit, with the sources of its figures. */
export function UnitFacts({ unit }: { unit: PlanUnit }) {
  const student = useTable(({ context }) => context.candidate);
  const match = matchReq(unit, student);
  const barred = restrictionsOf(unit.restrict, student);
  const { refRank, volatility, planCount, planPrev } = unit;
  const costs = [unit.tuition && tuitionText(unit), studyLength(unit.years)].filter(Boolean).join('，');
  return (
    <dl className={styles.facts}>
      <Fact label={isPlainPool(unit.category) ? '科类' : '选科'} bad={match.ok === 0}>
        {reqText(unit)} {match.ok === 1 ? '✓ 符合' : match.reasons.join('；')}
      </Fact>
      <Fact label="限制" bad={barred.length > 0}>
        {barred.join('；') || '无'}
      </Fact>
      <Fact label="计划">
        {planCount} 人{planPrev ? `（去年 ${planPrev}）` : ''}
        {unit.gone === 1 && '，今年已无招生计划'}
      </Fact>
      <Fact label="参考位次">
        {refRank === null ? '–' : formatNumber(Math.round(refRank))}
        {volatility !== null && ` ±${Math.round(volatility * 100)}%`}，{basisText(unit.basis)}
      </Fact>
      <Fact label="院校">
        {[unit.schoolProvinceName, unit.schoolCity, unit.nature, unit.schoolType, ...unit.labels, unit.campus]
          .filter(Boolean)
          .join(' · ')}
      </Fact>
      {costs && <Fact label="学费学制">{costs}</Fact>}
    </dl>
  );
}

function Fact({ label, bad = false, children }: { label: string; bad?: boolean; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd data-bad={bad}>{children}</dd>
    </div>
  );
}
