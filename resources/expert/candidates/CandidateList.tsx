import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useEffectEvent, useId, useMemo, useRef } from 'react';
import { ReadError } from '@/src/crud/ReadError';
import { namesMajor } from '@/src/gaokao/addUnits';
import type { PlanUnit } from '@/src/gaokao/planUnit';
import { matchReq } from '@/src/gaokao/requirement';
import { tierOf } from '@/src/gaokao/tier';
import { Nothing } from '@/src/ui/Nothing';
import { PlainButton } from '@/src/ui/PlainButton';
import { Skeleton } from '@/src/ui/Skeleton';
import { useAssess, usePlaces, useTable, useWorkbench } from '../workbench/model/WorkbenchContext';
import { scrollRowIntoView } from '../workbench/table/virtualRows';
import { CandidateRow, type RowHandlers } from './CandidateRow';
import { changeCandidates, isTicked } from './candidateStore';
import styles from './candidates.module.css';
import { openFilters } from './filters';
import { useBufferedKeys, useNothingFound } from './useBufferedKeys';
import { useCandidateActions } from './useCandidateActions';
import { type CandidateCursor, useCandidateCursor } from './useCandidateCursor';
import { type Candidates, useCandidateState } from './useCandidates';

/** Pixels of a row; the style sheet has the same. */
const rowHeight = 56;
/** Rows before the end of what was read at which more is read. */
const ahead = 25;

const rowGroup = { role: 'rowgroup' };

/** The candidates as one endless list, of which only the rows in sight are drawn (E3). */
export function CandidateList({ candidates }: { candidates: Candidates }) {
  const { units, isPending, isStale, error, retry } = candidates;
  useNothingFound(candidates);
  if (isPending) return <Skeleton rows={8} className={styles.waiting} />;
  if (error && units.length === 0) return <ReadError error={error} retry={retry} />;
  if (units.length === 0 && !candidates.hasMore) return <NoneFound candidates={candidates} />;
  return (
    <>
      <Rows candidates={candidates} isStale={isStale} />
      {error && (
        <p className={styles.failure} role="alert">
          {error.message}
          <PlainButton small onClick={retry}>
            重新加载
          </PlainButton>
        </p>
      )}
    </>
  );
}

function Rows({ candidates, isStale }: { candidates: Candidates; isStale: boolean }) {
  const { units, readMore, hasMore } = candidates;
  const scroller = useRef<HTMLDivElement>(null);
  const id = useId();
  const virtualizer = useVirtualizer({
    count: units.length,
    estimateSize: () => rowHeight,
    getScrollElement: () => scroller.current,
    overscan: 4,
    useFlushSync: false,
  });
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  const more = useEffectEvent(readMore);
  // Each page makes another list, though all of it may be hidden.
  useEffect(() => {
    if (hasMore && last >= units.length - ahead) more();
  }, [hasMore, last, units]);
  const cursor = useCandidateCursor(candidates, (index) => scrollRowIntoView(virtualizer, index));
  useFromTop(scroller, isStale);
  useBufferedKeys(scroller, cursor, isStale);
  const drawn = useDrawn(candidates, cursor);
  // Rows that are not in sight are not drawn, so this is no table.
  const grid = {
    role: 'grid',
    tabIndex: 0,
    'aria-label': '候选志愿',
    'aria-rowcount': candidates.total,
    'aria-multiselectable': true,
    'aria-activedescendant': cursor.index >= 0 ? `${id}-${cursor.index}` : undefined,
    'aria-busy': isStale,
    onKeyDown: cursor.onKeyDown,
  };
  return (
    <div ref={scroller} {...grid} className={styles.list}>
      <div {...rowGroup} style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
        {items.map(({ index, start }) => {
          const unit = units[index];
          return (
            unit && <CandidateRow key={unit.key} id={`${id}-${index}`} {...drawn(unit, index)} top={start} />
          );
        })}
      </div>
    </div>
  );
}

/** Scrolls to the first row when the rows of other filters arrive. */
function useFromTop(scroller: RefObject<HTMLElement | null>, isStale: boolean): void {
  const { filters } = useCandidateState();
  const read = useRef(filters);
  useEffect(() => {
    if (isStale || read.current === filters) return;
    read.current = filters;
    scroller.current?.scrollTo({ top: 0 });
  }, [scroller, filters, isStale]);
}

/** The data that a row is drawn from. */
function useDrawn(candidates: Candidates, cursor: CandidateCursor) {
  const { batch, candidate } = useTable(({ context }) => context);
  const canEdit = useTable(({ readOnly }) => readOnly === undefined);
  const assess = useAssess();
  const places = usePlaces();
  const state = useCandidateState();
  const handlers = useHandlers(candidates, cursor);
  return (plain: PlanUnit, index: number) => {
    const unit = assess(plain);
    const match = matchReq(unit, candidate);
    return {
      unit,
      index,
      handlers,
      canEdit,
      mode: batch.mode,
      tier: tierOf(unit.chance, batch),
      conflict: match.ok === 0 ? match.reasons.join('；') : undefined,
      place: places.get(unit.key),
      isCurrent: index === cursor.index,
      isChecked: isTicked(state, unit),
      isFavorite: candidates.isFavorite(unit.key),
      majors: majorsIn(unit, state.filters.majorCodes),
    };
  };
}

/** The majors of a unit that are looked for. */
function majorsIn({ majors }: PlanUnit, codes: readonly string[]): string {
  if (codes.length === 0) return '';
  const wanted = majors.filter((major) => namesMajor(codes, major));
  return wanted
    .map(({ majorName, chance }) => (chance == null ? majorName : `${majorName} ${chance}%`))
    .join('、');
}

/** Stable handlers for the life of the list, so that a row draws again only when it changes itself. */
function useHandlers({ units, isFavorite }: Candidates, cursor: CandidateCursor): RowHandlers {
  const { table, workbenchStore, show } = useWorkbench();
  const { add, keep } = useCandidateActions();
  const state = useCandidateState();
  const latest = useRef({ units, isFavorite, cursor, state });
  useEffect(() => {
    latest.current = { units, isFavorite, cursor, state };
  });
  return useMemo(
    () => ({
      onPoint: (index, { shiftKey }) => {
        if (shiftKey) latest.current.cursor.tick(index, true);
        latest.current.cursor.point(index);
      },
      onTick: (index, isRange) => latest.current.cursor.tick(index, isRange),
      onAdd: (index, { shiftKey, altKey }) => {
        const unit = latest.current.units[index];
        if (unit) void add(unit, shiftKey ? 'end' : altKey ? 'after' : 'auto');
      },
      onJump: (key) => {
        const row = table.get().undo.present.find(({ unit }) => unit.key === key);
        if (!row) return;
        table.show({ cursor: row.uid, tierFilter: undefined });
        workbenchStore.change({ focus: { from: 'table' } });
        show({ goTo: { uid: row.uid, flash: true }, drawerOpen: false });
      },
      onKeep: (index) => {
        const unit = latest.current.units[index];
        if (unit) void keep(unit, latest.current.isFavorite(unit.key) ? 0 : 1);
      },
      unitsWith: (index) => {
        const { units: all, state: now } = latest.current;
        const unit = all[index];
        if (!unit) return [];
        return isTicked(now, unit) ? all.filter((one) => isTicked(now, one)) : [unit];
      },
    }),
    [table, workbenchStore, show, add, keep],
  );
}

function NoneFound({ candidates }: { candidates: Candidates }) {
  const { workbenchStore } = useWorkbench();
  const { filters } = useCandidateState();
  const text =
    candidates.hidden > 0 ? `符合条件的 ${candidates.hidden} 个均已加入志愿表` : '没有符合条件的候选志愿';
  return (
    <Nothing text={text}>
      {candidates.hidden > 0 ? (
        <PlainButton
          onClick={() => changeCandidates(workbenchStore, { filters: { ...filters, hideAdded: 0 } })}
        >
          显示已加
        </PlainButton>
      ) : (
        <PlainButton onClick={() => changeCandidates(workbenchStore, { filters: openFilters })}>
          清除全部条件
        </PlainButton>
      )}
    </Nothing>
  );
}
