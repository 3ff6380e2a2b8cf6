import { Alert, Empty } from 'antd';
import type { PlanUnit } from '@/src/gaokao/planUnit';
import { matchReq } from '@/src/gaokao/requirement';
import { reqText } from '@/src/gaokao/subjects';
import { tierOf } from '@/src/gaokao/tier';
import { Skeleton } from '@/src/ui/Skeleton';
import { StateTag } from '@/src/ui/StateTag';
import { ChanceBar, TierTag } from '../unit/TierTag';
import { tuitionText, unitTitle, yearLineText } from '../unit/unitTexts';
import styles from './college.module.css';
import { type CollegeScope, useChances, usePlan } from './useCollege';

/** 招生与投档: what the college offers in the batch, with demands, lines and the student's chances (E11). */
export default function PlanTab({
  scope,
  openMajor,
}: {
  scope: CollegeScope;
  openMajor: (code: string) => void;
}) {
  const { data, isError } = usePlan(scope);
  const { data: chances } = useChances(
    scope,
    (data ?? []).map(({ key }) => key),
  );
  if (!data && isError) return <Alert type="error" showIcon message="招生计划加载失败，请稍后再试" />;
  if (!data) return <Skeleton />;
  if (data.length === 0) return <Empty description="该院校在本批次没有招生计划" />;
  return (
    <div className={styles.stack}>
      <p className={styles.soft}>录取机会仅供参考</p>
      {data.map((unit) => (
        <Unit
          key={unit.key}
          unit={unit}
          chance={chances?.get(unit.key)}
          scope={scope}
          openMajor={openMajor}
        />
      ))}
    </div>
  );
}

interface UnitProps {
  readonly unit: PlanUnit;
  readonly chance: number | null | undefined;
  readonly scope: CollegeScope;
  readonly openMajor: (code: string) => void;
}

function Unit({ unit, chance, scope: { student, bounds }, openMajor }: UnitProps) {
  const match = matchReq(unit, student);
  const name = unitTitle(unit);
  return (
    <section className={styles.unit} aria-label={name}>
      <header>
        {chance !== undefined && (
          <>
            <TierTag tier={tierOf(chance, bounds)} />
            <ChanceBar chance={chance} tier={tierOf(chance, bounds)} />
          </>
        )}
        <b>{name}</b>
        <span>{reqText(unit)}</span>
        {match.ok === 0 && <StateTag tone="danger">{match.reasons.join('；')}</StateTag>}
        <span>计划 {unit.planCount}</span>
        {unit.synthetic === 1 && <StateTag tone="info">模拟</StateTag>}
      </header>
      <p className={styles.soft}>
        {unit.history.map((line) => (
          <span key={line.year}>{yearLineText(line)}</span>
        ))}
      </p>
      <ul className={styles.majors}>
        {unit.majors.map((major) => (
          <li key={major.majorCode}>
            <button type="button" className={styles.link} onClick={() => openMajor(String(major.majorId))}>
              {major.majorName}
            </button>
            <small>
              {major.planCount} 人 · {tuitionText(major)}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
