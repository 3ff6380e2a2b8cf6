import { Empty } from 'antd';
import { memo, useEffect, useState } from 'react';
import type { PlanUnit } from '@/src/gaokao/planUnit';
import { tierOf } from '@/src/gaokao/tier';
import type { ChoiceRow } from '@/src/gaokao/volunteerTable';
import { ChanceBar, TierTag } from '../unit/TierTag';
import { unitName } from '../workbench/model/rows';
import { useBatch, useCurrentUnit, useRows } from '../workbench/model/WorkbenchContext';
import { HistoryChart } from './HistoryChart';
import { InspectorTools } from './InspectorTools';
import styles from './inspector.module.css';
import { RowNote } from './RowNote';
import { UnitFacts } from './UnitFacts';
import { UnitMajors } from './UnitMajors';

/** Details of the row or candidate with the cursor (E3): three years' lines, majors, requirements, college. */
export default function InspectorPane() {
  const unit = useSettled(useCurrentUnit());
  const row = useRowOf(unit);
  if (!unit) return <Empty description="选择一个志愿或候选，在此查看历年投档、专业与院校" />;
  return <Details unit={unit} row={row} />;
}

/**
 * Milliseconds that the cursor rests on a unit before its details are read: a held key waits for no chart.
 */
const pause = 120;

function useSettled(unit: PlanUnit | undefined): PlanUnit | undefined {
  const [settled, setSettled] = useState(unit);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(unit), pause);
    return () => clearTimeout(timer);
  }, [unit]);
  return settled;
}

interface Props {
  readonly unit: PlanUnit;
  readonly row: ChoiceRow | undefined;
}

const Details = memo(function Details({ unit, row }: Props) {
  return (
    <section className={styles.pane} aria-label="详情">
      <Head unit={unit} row={row} />
      <div className={styles.parts}>
        <HistoryChart unit={unit} />
        {unit.majors.length > 0 && <UnitMajors unit={unit} row={row} />}
        <div>
          <UnitFacts unit={unit} />
          {row && <RowNote key={row.uid} row={row} />}
        </div>
      </div>
    </section>
  );
});

/** The row of the table that has the unit. */
function useRowOf(unit: PlanUnit | undefined): ChoiceRow | undefined {
  return useRows().find((row) => row.unit.key === unit?.key);
}

function Head({ unit, row }: Props) {
  const batch = useBatch();
  const computed = tierOf(unit.chance, batch);
  const marked = row?.manualTier ?? undefined;
  return (
    <header className={styles.head}>
      <TierTag tier={marked ?? computed} computed={marked === undefined ? undefined : computed} />
      <ChanceBar chance={unit.chance} tier={marked ?? computed} />
      <h2>
        {unitName(unit)} <code>{unit.schoolCode}</code>
      </h2>
      {unit.synthetic === 1 && <small>模拟</small>}
      <small>仅供参考</small>
      <InspectorTools unit={unit} />
    </header>
  );
}
