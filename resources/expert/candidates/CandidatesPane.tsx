import { memo, useCallback, useEffect, useEffectEvent, useId } from 'react';
import { useSearchParams } from 'react-router';
import type { ApplyMode } from '@/src/gaokao/batch';
import { formatNumber } from '@/src/lib/formatNumber';
import { Select } from '@/src/ui/fields/Select';
import { LateControls, useAfterPaint, useLate } from '@/src/ui/late';
import { PlainButton } from '@/src/ui/PlainButton';
import { useBatch, useTable, useWorkbench } from '../workbench/model/WorkbenchContext';
import { CandidateList } from './CandidateList';
import { changeCandidates, isTicked, type LookingBy, lookForMajor } from './candidateStore';
import styles from './candidates.module.css';
import { FilterBar } from './filterBar/FilterBar';
import { MajorFilter } from './filterBar/MajorFilter';
import { SearchBox } from './filterBar/SearchBox';
import { type CandidateFilters, sorts, withReqOk } from './filters';
import { useCandidateActions } from './useCandidateActions';
import { type Candidates, useCandidateState, useCandidates } from './useCandidates';

/** The candidates of the open batch (E3), left of the table: to search, filter, and add one or many. */
export function CandidatesPane() {
  const found = useCandidates();
  // The table is painted first, whichever is here first.
  const isPainted = useLate(useAfterPaint(true));
  const candidates = isPainted ? found : { ...found, isPending: true };
  const isTime = useAfterPaint(!candidates.isPending);
  const { filters, by } = useCandidateState();
  const { mode } = useBatch();
  const { workbenchStore } = useWorkbench();
  useMajorOfAddress();
  const change = useCallback(
    (next: CandidateFilters) => changeCandidates(workbenchStore, { filters: next, checked: new Set() }),
    [workbenchStore],
  );
  const lookBy = useCallback(
    (next: LookingBy) => changeCandidates(workbenchStore, { by: next }),
    [workbenchStore],
  );
  const looking = by ?? (mode === 1 ? 'major' : 'school');
  return (
    <section className={styles.pane} aria-label="候选" data-pane="candidates">
      <LateControls value={isTime}>
        <div className={styles.head}>
          <div className={styles.search}>
            {mode !== 3 && <Leading mode={mode} by={looking} onChange={lookBy} />}
            <SearchBox filters={filters} onChange={change} />
          </div>
          {looking === 'major' && mode !== 3 && <MajorFilter filters={filters} onChange={change} leading />}
          <FilterBar
            filters={filters}
            facets={candidates.facets}
            onChange={change}
            hasMajors={looking !== 'major' || mode === 3}
          />
          <div className={styles.order}>
            <Order filters={filters} onChange={change} />
            <Count {...candidates} leavesOut={filters.hideAdded === 1} />
          </div>
        </div>
      </LateControls>
      <CandidateList candidates={candidates} />
      <TickedBar candidates={candidates} />
    </section>
  );
}

/**
 * 专业推荐 opens the workbench with a major to fill: `?majorCode=080901&majorName=计算机科学与技术`. The address loses it
 * once the candidates are filtered by it, so that later filters stay.
 */
function useMajorOfAddress(): void {
  const { workbenchStore } = useWorkbench();
  const [params, setParams] = useSearchParams();
  const code = params.get('majorCode') ?? '';
  const name = params.get('majorName') ?? '';
  const look = useEffectEvent((majorCode: string, majorName: string) => {
    lookForMajor(workbenchStore, majorCode, majorName);
    const others = new URLSearchParams(params);
    others.delete('majorCode');
    others.delete('majorName');
    setParams(others, { replace: true });
  });
  useEffect(() => {
    if (code) look(code, name);
  }, [code, name]);
}

/** The leading column: majors where a choice is a major, colleges and their groups elsewhere (E3). */
const leading: Readonly<Record<1 | 2, { value: LookingBy; label: string }[]>> = {
  1: [
    { value: 'major', label: '先选专业' },
    { value: 'school', label: '先选院校' },
  ],
  2: [
    { value: 'school', label: '按院校' },
    { value: 'major', label: '按专业找组' },
  ],
};

interface LeadingProps {
  readonly mode: Exclude<ApplyMode, 3>;
  readonly by: LookingBy;
  readonly onChange: (by: LookingBy) => void;
}

/** Plain radios, beside each other on one ground. */
const Leading = memo(function Leading({ mode, by, onChange }: LeadingProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label="查找方式" className={styles.ways}>
      {leading[mode].map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={name} checked={value === by} onChange={() => onChange(value)} />
          {label}
        </label>
      ))}
    </div>
  );
});

interface OrderProps {
  readonly filters: CandidateFilters;
  readonly onChange: (filters: CandidateFilters) => void;
}

/** Draws again only for other filters, not with each edit of the table. */
const Order = memo(function Order({ filters, onChange }: OrderProps) {
  return (
    <>
      <Select
        size="small"
        variant="borderless"
        aria-label="排序"
        popupMatchSelectWidth={false}
        options={[...sorts]}
        value={filters.sort}
        onChange={(sort) => onChange({ ...filters, sort })}
      />
      <Toggle
        label="显示可报"
        on={filters.reqOk === 1}
        onChange={(on) => onChange(withReqOk(filters, on ? 1 : 0))}
      />
      <Toggle
        label="隐藏已加"
        on={filters.hideAdded === 1}
        onChange={(on) => onChange({ ...filters, hideAdded: on ? 1 : 0 })}
      />
    </>
  );
});

interface Counted extends Pick<Candidates, 'total' | 'isPending' | 'error'> {
  /** The table's rows are not among the candidates. */
  readonly leavesOut: boolean;
}

/**
 * The number of matches; none where they could not be read. How many are in the table is unknown before all are read.
 * `planList`, an assumed call, counts them along, in its facets too.
 */
function Count({ total, leavesOut, isPending, error }: Counted) {
  const hasRows = useTable(({ undo }) => undo.present.length > 0);
  const isUnknown = isPending || (error !== null && total === 0);
  return (
    <span className={styles.count} role="status">
      {isUnknown
        ? ''
        : `共 ${formatNumber(total)} 个${leavesOut && hasRows && total > 0 ? '（含已加）' : ''}`}
    </span>
  );
}

function Toggle({ label, on, onChange }: { label: string; on: boolean; onChange: (on: boolean) => void }) {
  return (
    <label className={styles.toggle}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}

/** Actions on the selected candidates. */
function TickedBar({ candidates: { units } }: { candidates: Candidates }) {
  const { workbenchStore } = useWorkbench();
  const state = useCandidateState();
  const { addAll } = useCandidateActions();
  const canEdit = useTable(({ readOnly }) => readOnly === undefined);
  const ticked = units.filter((unit) => isTicked(state, unit));
  if (ticked.length === 0 || !canEdit) return null;
  return (
    <div className={styles.ticked}>
      <span role="status">已选 {ticked.length} 个</span>
      <PlainButton small onClick={() => changeCandidates(workbenchStore, { checked: new Set() })}>
        取消选择
      </PlainButton>
      <PlainButton small look="primary" onClick={() => void addAll(ticked)}>
        加入所选
      </PlainButton>
    </div>
  );
}
