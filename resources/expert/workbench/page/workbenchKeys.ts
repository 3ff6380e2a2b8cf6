import type { Tier } from '@/src/gaokao/planUnit';
import type { Uids } from '../model/actions';
import { removeRows } from '../model/removeRows';
import { freeOf, pageRows } from '../model/rows';
import { stepTable } from '../model/stepTable';
import { visibleUids } from '../model/table';
import type { Workbench } from '../model/WorkbenchContext';

/** The objects that the keys act on. */
export interface KeyPlace
  extends Pick<Workbench, 'table' | 'workbenchStore' | 'actions' | 'autosave' | 'ui' | 'show'> {
  readonly goToStudent: (by: 1 | -1) => void;
  readonly goToBatch: (by: 1 | -1) => void;
}

type Act = (place: KeyPlace) => void;

/** Runs the command of a key (E3, Keys); returns whether there is one. Most rest during typing: see `everywhere`. */
export function workbenchKeys(event: KeyboardEvent, place: KeyPlace, typing: boolean): boolean {
  const name = nameOf(event);
  const always = everywhere[name];
  if (always) return run(always, place);
  if (typing) return false;
  if (typesPlace(event, place)) return true;
  if (name === 'Tab' && !isPane(event.target)) return false;
  if (scrolls(name, event.target)) return false;
  const act =
    anyPane[name] ?? (place.workbenchStore.get().focus.from === 'table' ? inTable[name] : undefined);
  if (!act) return false;
  if ((name === ' ' || name === 'Enter') && isPressed(event.target)) return false;
  return run(act, place);
}

/** Whether Tab goes to the other pane: from a pane as a whole. Among a row's controls it goes to the next one. */
function isPane(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('[role="grid"]');
}

/** Whether a key scrolls what has the focus: a panel or the inspector. */
function scrolls(name: string, target: EventTarget | null): boolean {
  const table = 'body, [data-pane="table"], [data-pane="table"] *';
  return /^(Page(Up|Down)|Home|End)$/.test(name) && !(target instanceof HTMLElement && target.matches(table));
}

/** Space and Enter belong to the button or the box that has the focus. */
function isPressed(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('button, a, input[type="checkbox"]');
}

function run(act: Act, place: KeyPlace): boolean {
  act(place);
  return true;
}

/** `Alt+ArrowUp`, `Ctrl+Shift+z`, `j`. */
function nameOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const letter = key.length === 1 ? key.toLowerCase() : key;
  const mod = ctrlKey || metaKey ? 'Ctrl+' : '';
  return `${mod}${altKey ? 'Alt+' : ''}${shiftKey && (mod !== '' || key.length > 1) ? 'Shift+' : ''}${letter}`;
}

const everywhere: Readonly<Record<string, Act>> = {
  'Ctrl+s': ({ autosave }) => void autosave.keep(),
  'Alt+PageUp': ({ goToStudent }) => goToStudent(-1),
  'Alt+PageDown': ({ goToStudent }) => goToStudent(1),
};

/** The selector of the candidates' search box. */
const searchBox = '[data-pane="candidates"] input[data-candidate-search]';
/** The selector of a pane's grid, which takes the keys. */
const gridOf = (pane: string) => `:is([data-pane="${pane}"], [data-pane="${pane}"] *)[role="grid"]`;
const checkPanel = '[data-panel="check"]';
/** Frames that a drawer may take to open. */
const patience = 90;

/** Focuses a visible element, at once or when it appears: another student's tab has the same ones. */
function focusOn(selector: string, frames = patience): void {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility());
  found?.focus();
  if (document.activeElement !== found && frames > 0)
    requestAnimationFrame(() => focusOn(selector, frames - 1));
}

/** Brings the candidates forth: out of their drawer, or from below the panel that covers them. */
function showCandidates(show: KeyPlace['show']): void {
  show({ drawerOpen: true, panel: undefined });
}

const anyPane: Readonly<Record<string, Act>> = {
  '/': ({ show }) => {
    showCandidates(show);
    focusOn(searchBox);
  },
  'Ctrl+z': (place) => stepTable(place, 'undo'),
  'Ctrl+Shift+z': (place) => stepTable(place, 'redo'),
  'Ctrl+y': (place) => stepTable(place, 'redo'),
  v: ({ ui, show }) => {
    const closes = ui.get().panel === 'check';
    show({ panel: closes ? undefined : 'check' });
    focusOn(closes ? gridOf('table') : checkPanel);
  },
  i: ({ ui, show }) => show({ inspectorOpen: !ui.get().inspectorOpen }),
  g: ({ show }) => show({ typedPlace: '' }),
  Tab: ({ show }) => {
    const pane = document.activeElement?.closest('[data-pane="table"]') ? 'candidates' : 'table';
    if (pane === 'candidates') showCandidates(show);
    focusOn(gridOf(pane));
  },
  '[': ({ goToBatch }) => goToBatch(-1),
  ']': ({ goToBatch }) => goToBatch(1),
};

const inTable: Readonly<Record<string, Act>> = {
  ArrowUp: (place) => step(place, -1),
  k: (place) => step(place, -1),
  ArrowDown: (place) => step(place, 1),
  j: (place) => step(place, 1),
  PageUp: (place) => step(place, -pageRows),
  PageDown: (place) => step(place, pageRows),
  Home: (place) => step(place, Number.NEGATIVE_INFINITY),
  End: (place) => step(place, Number.POSITIVE_INFINITY),
  Enter: ({ show }) => show({ inspectorOpen: true }),
  'Alt+ArrowUp': (place) => move(place, (uids) => place.actions.moveBy(uids, -1)),
  'Alt+ArrowDown': (place) => move(place, (uids) => place.actions.moveBy(uids, 1)),
  'Alt+Home': (place) => move(place, (uids) => place.actions.moveToPlace(uids, 1)),
  'Alt+End': (place) =>
    move(place, (uids) => place.actions.moveToPlace(uids, place.table.get().undo.present.length)),
  m: (place) => withFreeRows(place, (uids) => place.show({ dialog: { kind: 'place', uids } })),
  1: (place) => mark(place, 1),
  2: (place) => mark(place, 2),
  3: (place) => mark(place, 3),
  0: (place) => mark(place, null),
  Delete: (place) => withRows(place, (uids) => removeRows(place, uids)),
  ' ': (place) => withRows(place, (uids) => toggle(place, uids, 'obey')),
  l: (place) => withRows(place, (uids) => toggle(place, uids, 'locked')),
  e: ({ table, show }) => {
    const { cursor, context } = table.get();
    if (cursor !== undefined && context.batch.mode !== 1) show({ dialog: { kind: 'picks', uid: cursor } });
  },
  n: ({ table, show }) => {
    const { cursor } = table.get();
    if (cursor !== undefined) show({ dialog: { kind: 'note', uid: cursor } });
  },
  c: ({ table, workbenchStore }) => {
    const { undo, cursor } = table.get();
    const row = undo.present.find(({ uid }) => uid === cursor);
    if (row) workbenchStore.compare(row.unit);
  },
};

/** The ticked rows, else the one with the cursor. */
function withRows({ table }: KeyPlace, act: (uids: Uids) => void): void {
  const { selected, cursor } = table.get();
  const uids = selected.size > 0 ? selected : new Set(cursor === undefined ? [] : [cursor]);
  if (uids.size > 0) act(uids);
}

/** Moves the cursor by so many rows, at most to the first or the last, and shows its row. */
function step({ table, show }: KeyPlace, by: number): void {
  const uids = visibleUids(table.get());
  const at = uids.findIndex((uid) => uid === table.get().cursor);
  const uid = uids[Math.min(uids.length - 1, Math.max(0, at + by))];
  if (uid === undefined) return;
  table.show({ cursor: uid });
  show({ goTo: { uid, flash: false } });
}

/** The same without locked rows, which stay at their places; a table that cannot be changed says why. */
function withFreeRows(place: KeyPlace, act: (uids: Uids) => void): void {
  const { readOnly } = place.table.get();
  withRows(place, (uids) => {
    const free = freeOf(place.table.get().undo.present, uids);
    if (readOnly !== undefined) place.show({ said: readOnly });
    else if (free.size === 0) place.show({ said: '该志愿已锁定位置' });
    else act(free);
  });
}

function move(place: KeyPlace, act: (uids: Uids) => void): void {
  withFreeRows(place, (free) => {
    act(free);
    const rows = place.table.get().undo.present;
    const index = rows.findIndex(({ uid }) => free.has(uid));
    const goTo = { uid: rows[index]?.uid ?? '', flash: false };
    place.show({ goTo, said: `已移动到第 ${index + 1} 志愿` });
  });
}

function mark(place: KeyPlace, tier: Tier | null): void {
  withRows(place, (uids) => place.actions.setTier(uids, tier));
}

function toggle({ table, actions }: KeyPlace, uids: Uids, what: 'obey' | 'locked'): void {
  const { undo, context } = table.get();
  const all = undo.present.filter(({ uid }) => uids.has(uid)).every((row) => row[what] === 1);
  if (what === 'locked') actions.setLock(uids, all ? 0 : 1);
  else if (context.batch.mode !== 1 && context.batch.obeyAllowed === 1) actions.setObey(uids, all ? 0 : 1);
}

/** `G`, digits and Enter: goes to a row by its number. */
function typesPlace({ key }: KeyboardEvent, { ui, show, table, workbenchStore }: KeyPlace): boolean {
  const { typedPlace } = ui.get();
  if (typedPlace === undefined) return false;
  if (/^\d$/.test(key)) show({ typedPlace: typedPlace + key });
  else if (key === 'Backspace') show({ typedPlace: typedPlace.slice(0, -1) });
  else {
    show({ typedPlace: undefined });
    const row = table.get().undo.present[Number(typedPlace) - 1];
    if (key !== 'Enter' || !row) return key === 'Enter' || key === 'Escape';
    table.show({ cursor: row.uid, tierFilter: undefined });
    workbenchStore.change({ focus: { from: 'table' } });
    show({ goTo: { uid: row.uid, flash: true } });
  }
  return true;
}

/** The keys as the list of shortcuts shows them. */
export const keyList = {
  title: '志愿填报工作台',
  keys: [
    { keys: '/', label: '搜索候选' },
    { keys: '↑ ↓ J K', label: '上下移动' },
    { keys: 'PageUp PageDown', label: '光标上移、下移 10 行' },
    { keys: 'Home End', label: '首行、末行' },
    { keys: 'Tab', label: '切换候选与志愿表' },
    { keys: 'Enter', label: '加入候选，查看志愿' },
    { keys: 'Shift Enter', label: '加到末尾' },
    { keys: 'Alt Enter', label: '加到所选志愿之后' },
    { keys: 'Alt ↑ ↓', label: '志愿上移、下移' },
    { keys: 'Alt Home End', label: '置顶、置底' },
    { keys: 'M', label: '移到第 n 位' },
    { keys: '1 2 3 0', label: '标记冲、稳、保、自动' },
    { keys: 'Space', label: '服从调剂' },
    { keys: 'L', label: '锁定位置' },
    { keys: 'E', label: '选择专业' },
    { keys: 'N', label: '备注' },
    { keys: 'Delete', label: '删除志愿' },
    { keys: 'C', label: '加入对比' },
    { keys: 'F', label: '收藏候选' },
    { keys: 'I', label: '详情面板' },
    { keys: 'V', label: '校验' },
    { keys: 'G n Enter', label: '跳到第 n 志愿' },
    { keys: '[ ]', label: '上一批次、下一批次' },
    { keys: 'Ctrl Z', label: '撤销' },
    { keys: 'Ctrl Shift Z', label: '重做' },
    { keys: 'Ctrl S', label: '立即保存' },
    { keys: 'Alt PageUp PageDown', label: '上一位、下一位考生' },
  ],
};
