import type { PlanUnit } from '@/src/gaokao/planUnit';
import type { Student } from '@/src/gaokao/student';
import { unitId } from '@/src/gaokao/unitKey';
import { personalPrefix } from '@/src/lib/personalTexts';
import type { RecordId } from '@/src/lib/recordId';
import { safeSession } from '@/src/lib/safeStorage';
import { createStore, type Store } from '@/src/lib/store';
import { rememberMajors } from '../majorNames';
import type { WorkbenchStore } from '../workbench/model/workbenchStore';
import { readFiltersOf, writeFilters } from './filterSets';
import { type CandidateFilters, openFilters, presetFilters } from './filters';

/** Ways to search candidates: by college, or by major (按专业找组). */
export type LookingBy = 'school' | 'major';

/**
 * The state of the pane of candidates for one student. It survives the pane, which is a drawer on small screens.
 */
export interface CandidateState {
  readonly filters: CandidateFilters;
  readonly by: LookingBy | undefined;
  /** The ticked candidates of all batches, as `unitId` tells them apart. */
  readonly checked: ReadonlySet<string>;
  /** Units marked as 备选, or no longer, since the candidates were read. */
  readonly favorites: ReadonlyMap<string, 0 | 1>;
  /** Keys for the list pressed while a search was running; undefined where none wait. */
  readonly held: readonly ListKey[] | undefined;
}

/** A key that means something to the list of candidates. */
export type ListKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey'>;

const stores = new WeakMap<WorkbenchStore, Store<CandidateState>>();

/** The candidates' state of a student's workbench. */
export function candidateStore(workbenchStore: WorkbenchStore): Store<CandidateState> {
  const known = stores.get(workbenchStore);
  if (known) return known;
  const store = createStore(startOf(workbenchStore));
  store.subscribe(() =>
    safeSession.setItem(placeOf(workbenchStore.get()), writeFilters(store.get().filters)),
  );
  stores.set(workbenchStore, store);
  return store;
}

/** A student, and the user who fills her table. */
interface Filling {
  readonly student: Student;
  readonly staffId: RecordId;
}

/** The key in the tab's storage for a reload. The filters tell of the student's wishes: they go when the user signs out. */
function placeOf({ student, staffId }: Filling): string {
  return `${personalPrefix}candidate-filters:${staffId}:${student.userId}`;
}

/** The filters that a student's candidates begin with: those before a reload, else the preset ones. */
export function firstFilters(filling: Filling): CandidateFilters {
  return readFiltersOf(safeSession.getItem(placeOf(filling))) ?? presetFilters(filling.student);
}

function startOf(workbenchStore: WorkbenchStore): CandidateState {
  return {
    filters: firstFilters(workbenchStore.get()),
    by: undefined,
    checked: new Set(),
    favorites: new Map(),
    held: undefined,
  };
}

/** Changes some of it. */
export function changeCandidates(workbenchStore: WorkbenchStore, change: Partial<CandidateState>): void {
  const store = candidateStore(workbenchStore);
  store.set({ ...store.get(), ...change });
}

/** Whether a candidate of its batch is ticked. */
export function isTicked({ checked }: Pick<CandidateState, 'checked'>, unit: PlanUnit): boolean {
  return checked.has(unitId(unit));
}

/** Ticks candidates, or takes their ticks away. */
export function tickCandidates(
  workbenchStore: WorkbenchStore,
  units: readonly PlanUnit[],
  isOn: boolean,
): void {
  const checked = new Set(candidateStore(workbenchStore).get().checked);
  for (const id of units.map(unitId))
    if (isOn) checked.add(id);
    else checked.delete(id);
  changeCandidates(workbenchStore, { checked });
}

/** Filters by a major alone, as 专业推荐 asks for it. */
export function lookForMajor(workbenchStore: WorkbenchStore, code: string, name: string): void {
  rememberMajors([{ code, name }]);
  changeCandidates(workbenchStore, { filters: { ...openFilters, majorCodes: [code] }, by: 'major' });
}
