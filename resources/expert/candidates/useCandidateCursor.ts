import { type KeyboardEvent, useRef, useState } from 'react';
import type { PlanUnit } from '@/src/gaokao/planUnit';
import { ownMember } from '@/src/lib/record';
import { pageRows } from '../workbench/model/rows';
import { useAddedKeys, useTable, useWorkbench, useWorkbenchState } from '../workbench/model/WorkbenchContext';
import { candidateStore, isTicked, type ListKey, tickCandidates } from './candidateStore';
import { useCandidateActions } from './useCandidateActions';
import type { Candidates } from './useCandidates';

/** The candidate that the keys act on, and what they do. */
export interface CandidateCursor {
  /** -1 where there is none. */
  readonly index: number;
  readonly point: (index: number) => void;
  /** Ticks or unticks a candidate; with `isRange` all from the one that was ticked last. */
  readonly tick: (index: number, isRange: boolean) => void;
  /** Runs the command of a key; returns whether there is one. */
  readonly press: (key: ListKey) => boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  j: 1,
  ArrowUp: -1,
  k: -1,
  PageDown: pageRows,
  PageUp: -pageRows,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Whether a key means something to the list. */
export function isListKey(key: string): boolean {
  return ownMember(steps, key) !== undefined || ['enter', ' ', 'f', 'c'].includes(key.toLowerCase());
}

/** The keys of the candidates (E3): ↑↓ J K, PageUp, PageDown, Home, End, Enter with Shift and Alt, Space, F, C. */
export function useCandidateCursor(
  { units, isFavorite }: Candidates,
  scrollRowIntoView: (index: number) => void,
): CandidateCursor {
  const { workbenchStore, ui } = useWorkbench();
  const canEdit = useTable(({ readOnly }) => readOnly === undefined);
  const { add, keep } = useCandidateActions();
  const anchor = useRef(-1);
  const [current, setCurrent] = useState<{ readonly key: string; readonly at: number }>();
  const added = useAddedKeys();
  const focused = useWorkbenchState(({ focus }) =>
    focus.from === 'candidates' ? focus.unit.key : undefined,
  );
  const key = focused ?? current?.key;
  const found = units.findIndex((unit) => unit.key === key);
  // An added row may be hidden now: the next one has taken its place.
  const isGone = found < 0 && key !== undefined && added.has(key);
  const index = isGone ? Math.min(current?.at ?? -1, units.length - 1) : found;

  function point(at: number): void {
    const unit = units[at];
    if (!unit) return;
    setCurrent({ key: unit.key, at });
    workbenchStore.change({ focus: { from: 'candidates', unit } });
  }

  function tick(at: number, isRange: boolean): void {
    const unit = units[at];
    if (!unit) return;
    const from = isRange && anchor.current >= 0 ? anchor.current : at;
    const isOn = isRange || !isTicked(candidateStore(workbenchStore).get(), unit);
    tickCandidates(workbenchStore, units.slice(Math.min(from, at), Math.max(from, at) + 1), isOn);
    anchor.current = at;
  }

  function go(by: number, extends_: boolean): void {
    const to = Math.min(units.length - 1, Math.max(0, index + by));
    if (extends_ && canEdit) {
      if (anchor.current < 0) anchor.current = Math.max(index, 0);
      tick(to, true);
    }
    point(to);
    scrollRowIntoView(to);
  }

  /** Key commands on the current candidate. */
  const commands: Readonly<Record<string, (unit: PlanUnit, event: ListKey) => void>> = {
    c: (unit) => workbenchStore.compare(unit),
    ...(canEdit && {
      enter: (unit, { shiftKey, altKey }) => void add(unit, shiftKey ? 'end' : altKey ? 'after' : 'auto'),
      ' ': (_unit, { shiftKey }) => tick(index, shiftKey),
      f: (unit) => void keep(unit, isFavorite(unit.key) ? 0 : 1),
    }),
  };

  function press(event: ListKey): boolean {
    const step = event.altKey ? undefined : ownMember(steps, event.key);
    if (step !== undefined) {
      go(index < 0 && Number.isFinite(step) ? 1 : step, event.shiftKey);
      return true;
    }
    const unit = units[index];
    const command = ownMember(commands, event.key.toLowerCase());
    if (unit && command) command(unit, event);
    return unit !== undefined && command !== undefined;
  }

  return {
    index,
    point,
    tick,
    press,
    onKeyDown: (event) => {
      // After G the keys belong to the place that is typed.
      if (ui.get().typedPlace !== undefined) return;
      if (event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      if (!press(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** Keys belong to what is typed in, and Enter to the button that has the focus. */
function isTyping(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type="checkbox"]), textarea, select');
}
