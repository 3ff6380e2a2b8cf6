import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type RefObject, useEffect, useMemo, useRef } from 'react';
import type { Tier } from '@/src/gaokao/planUnit';
import type { TierBounds } from '@/src/gaokao/tier';
import type { DragData } from '../model/dragData';
import { noProblems } from '../model/problems';
import { withRemarks } from '../model/remarks';
import { type Rows as ChoiceRows, landingPlace } from '../model/rows';
import { isVisible } from '../model/table';
import type { RowMark } from '../model/ui';
import { useBatch, useProblems, useRows, useTable, useUi, useWorkbench } from '../model/WorkbenchContext';
import { columnsFor, gridOf, type TableSettings } from './columns';
import styles from './drag.module.css';
import { EmptyPlaces } from './EmptyPlaces';
import { gridRole, gridRoles } from './gridRoles';
import { HeadCells } from './HeadCells';
import { Row } from './Row';
import tableStyles from './table.module.css';
import { useDropGap } from './useDropGap';
import { useEquivalents } from './useEquivalents';
import { useFlash } from './useFlash';
import { useKeyboardDrag } from './useKeyboardDrag';
import { useRowSelection } from './useRowSelection';
import { useTouchDrag } from './useTouchDrag';
import { measureRow, scrollRowIntoView } from './virtualRows';

interface Props {
  readonly settings: TableSettings;
  /** The scrolling element; takes the keys of the table. */
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly onDrop: (data: DragData, index: number) => void;
}

const headHeight = 28;
const noMarks: readonly RowMark[] = [];

/** The rows of the table: those on screen are drawn, the others measured (decision 15). */
export function Rows({ settings, scroller, onDrop }: Props) {
  const rows = useRows();
  const batch = useBatch();
  const tierFilter = useTable((state) => state.tierFilter);
  const readOnly = useTable((state) => state.readOnly);
  const selected = useTable((state) => state.selected);
  const cursor = useTable((state) => state.cursor);
  const lift = useUi((state) => state.lift);
  const tools = useUi((state) => state.marks);
  const reviews = useTable(({ meta }) => meta.reviews);
  const marks = useMemo(() => withRemarks(tools, rows, reviews), [tools, rows, reviews]);
  const problems = useProblems();
  const columns = useMemo(() => columnsFor(settings, batch.mode), [settings, batch.mode]);
  const shown = useMemo(() => placesShown(rows, tierFilter, batch), [rows, tierFilter, batch]);
  const equivalents = useEquivalents(rows, settings.figure === 'equivalent');
  const keys = useKeyboardDrag();
  const takeKeys = useTakeKeys();
  const toggle = useRowSelection();
  const virtualizer = useVirtualizer({
    // One more than the rows, of no height: scrolling to the last row leaves the free places below it.
    count: shown.length + 1,
    getScrollElement: () => scroller.current,
    getItemKey: (at) => rows[shown[at] ?? -1]?.uid ?? at,
    estimateSize: (at) => (at < shown.length ? heightOf(settings, batch.mode) : 0),
    measureElement: measureRow,
    overscan: 2,
    useFlushSync: false,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
  });
  const flashing = useFlash((uid) => {
    const at = shown.findIndex((index) => rows[index]?.uid === uid);
    if (at >= 0) scrollRowIntoView(virtualizer, at, headHeight);
  });
  const indexAt = (clientY: number) => {
    const { top = 0 } = scroller.current?.getBoundingClientRect() ?? {};
    const offset = clientY - top + (scroller.current?.scrollTop ?? 0);
    const at = virtualizer.measurementsCache.findIndex(({ start, size }) => offset < start + size / 2);
    return at < 0 ? rows.length : at;
  };
  const movable = tierFilter === undefined && readOnly === undefined;
  const hanging = useDropGap({ scroller, indexAt, enabled: movable, onDrop });
  useTouchDrag({ scroller, indexAt, enabled: movable });
  const gap = lift ? { ...lift, place: landingPlace(rows, lift.uids, lift.index) } : hanging;
  useRemeasured(virtualizer.measure, settings.density, columns);
  return (
    <div
      ref={scroller}
      className={tableStyles.scroller}
      data-density={settings.density}
      data-mode={batch.mode}
      style={gridOf(columns, settings.figure) as CSSProperties}
      {...{ ...gridRole(rows.length + 1, cursor), onFocus: takeKeys }}
      data-pane="table"
    >
      <HeadCells columns={columns} settings={settings} />
      <div className={tableStyles.body} style={{ height: virtualizer.getTotalSize() }} {...gridRoles.group}>
        {virtualizer.getVirtualItems().map((item) => {
          const index = shown[item.index] ?? -1;
          const row = rows[index];
          return (
            row && (
              <div
                key={item.key}
                ref={virtualizer.measureElement}
                data-index={item.index}
                className={tableStyles.item}
                role="presentation"
                style={{ transform: `translateY(${item.start - headHeight}px)` }}
              >
                <Row
                  {...{ row, batch, columns, movable, keys, equivalents }}
                  place={index + 1}
                  figure={settings.figure}
                  readOnly={readOnly !== undefined}
                  selected={selected.has(row.uid)}
                  isCursor={row.uid === cursor}
                  isLifted={lift?.uids.has(row.uid) ?? false}
                  flashes={flashing === row.uid}
                  problems={problems.rows.get(row.uid) ?? noProblems}
                  marks={marks.get(row.uid) ?? noMarks}
                  onToggle={toggle}
                />
              </div>
            )
          );
        })}
        {gap !== undefined && (
          <div
            className={styles.gap}
            aria-hidden="true"
            style={{ top: gapTop(virtualizer.measurementsCache, gap.index) - headHeight }}
          >
            <span>移到第 {gap.place} 志愿</span>
          </div>
        )}
      </div>
      {tierFilter === undefined && <EmptyPlaces filled={rows.length} limit={batch.maxChoices} />}
    </div>
  );
}

/** Gives the table the keys when it gets the focus by Tab, as by a click. */
function useTakeKeys(): () => void {
  const { workbenchStore } = useWorkbench();
  return () => {
    if (workbenchStore.get().focus.from !== 'table') workbenchStore.change({ focus: { from: 'table' } });
  };
}

/** Indices of the rows on show: all, or those of one tier. */
function placesShown(rows: ChoiceRows, tier: Tier | undefined, bounds: TierBounds): readonly number[] {
  return rows.flatMap((row, index) => (isVisible(row, tier, bounds) ? [index] : []));
}

/** Pixels of a row before it was measured. */
function heightOf({ density }: TableSettings, mode: number): number {
  if (mode === 1) return density === 'compact' ? 32 : 48;
  return density === 'compact' ? 50 : 78;
}

function gapTop(items: readonly { readonly start: number; readonly end: number }[], index: number): number {
  return items[index]?.start ?? items.at(-1)?.end ?? headHeight;
}

/** Rows have other heights once density or columns are others. */
function useRemeasured(measure: () => void, ...reasons: readonly unknown[]): void {
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) measure();
    first.current = false;
  }, [measure, ...reasons]);
}
