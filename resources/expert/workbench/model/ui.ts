import type { PlanUnit } from '@/src/gaokao/planUnit';
import { createStore, type Store } from '@/src/lib/store';
import type { Copied } from '../../volunteer/copied';
import type { Uids } from './actions';

/** A dialog over the table. */
export type WorkbenchDialog =
  | { readonly kind: 'place'; readonly uids: Uids }
  | { readonly kind: 'similar' }
  | { readonly kind: 'copied'; readonly copied: Copied; readonly planNo: number }
  | { readonly kind: 'note' | 'picks' | 'replace'; readonly uid: string };

/** A finding of a tool about a row: the result of a replay, the remark of a reviewer. */
export interface RowMark {
  readonly text: string;
  readonly tone: 'landing' | 'danger' | 'remark';
}

/**
 * The open dialogs and panels of the workbench, and messages between its parts. Nothing of it is saved with the
 * table.
 */
export interface WorkbenchUi {
  readonly dialog: WorkbenchDialog | undefined;
  /** The dialog holds typed text: it asks before it closes. */
  readonly asksToClose: boolean;
  /** Panel at the right of the table. */
  readonly panel: 'check' | 'history' | undefined;
  readonly inspectorOpen: boolean;
  /** The strips below the bar: 分数试算 and 模拟投档. */
  readonly trialOpen: boolean;
  readonly replayOpen: boolean;
  /** The candidates where they are a drawer. */
  readonly drawerOpen: boolean;
  /** The college that is looked up (E11). */
  readonly college: PlanUnit | undefined;
  /** Row whose menu is open, and where. */
  readonly menu: { readonly uid: string; readonly x: number; readonly y: number } | undefined;
  /** Row to be brought on screen; `flash` marks it for a moment. Another object means another wish. */
  readonly goTo: { readonly uid: string; readonly flash: boolean } | undefined;
  /** Rows that hang over the gap before the row at `index`, lifted by keys. */
  readonly lift: { readonly uids: Uids; readonly index: number } | undefined;
  /** Read out to who cannot see it. */
  readonly said: string;
  /** Findings of tools, by the uid of the row. */
  readonly marks: ReadonlyMap<string, readonly RowMark[]>;
  /** The row that `G` and its digits lead to, while they are typed. */
  readonly typedPlace: string | undefined;
}

/** Opens the workbench with nothing on it. */
export function createUi(inspectorOpen: boolean): Store<WorkbenchUi> {
  return createStore<WorkbenchUi>({
    dialog: undefined,
    asksToClose: false,
    panel: undefined,
    inspectorOpen,
    trialOpen: false,
    replayOpen: false,
    drawerOpen: false,
    college: undefined,
    menu: undefined,
    goTo: undefined,
    lift: undefined,
    said: '',
    marks: new Map(),
    typedPlace: undefined,
  });
}
