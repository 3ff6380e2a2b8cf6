import { isComposing } from '@/src/lib/isComposing';
import type { Row } from '../../resourceSpec';
import type { useOpenRecord } from '../../useOpenRecord';
import type { OwnColumnSettings } from '../columns/useColumnSettings';
import { openingCommand } from '../rowCommands';
import type { ListActions } from '../useListActions';
import { isDialogOpen } from './isDialogOpen';

/** The list that the keys act on. */
export interface KeyedList {
  readonly section: HTMLElement | null;
  readonly rows: readonly Row[];
  readonly commandsOf: ListActions['commandsOf'];
  readonly canCreate: boolean;
  readonly open: ReturnType<typeof useOpenRecord>;
  readonly columnSettings: OwnColumnSettings;
}

/** The action of a key, where it means something here and now. */
type Act = (() => void) | undefined;

/** Listens until the signal is aborted. Other keys keep their usual effect. */
export function listenToKeys(list: () => KeyedList, signal: AbortSignal): void {
  const onKeyDown = (event: KeyboardEvent) => {
    const now = list();
    if (!now.section || !isMeant(now.section, event)) return;
    const act = actOf(event, now.section, now);
    if (!act) return;
    event.preventDefault();
    act();
  };
  document.addEventListener('keydown', onKeyDown, { signal });
}

/** Whether a key press is meant for this list: nobody types, no dialog is open, no other focus. */
function isMeant(section: HTMLElement, event: KeyboardEvent): boolean {
  const { target } = event;
  if (isComposing(event) || event.defaultPrevented) return false;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  if (!(target instanceof HTMLElement) || isField(target)) return false;
  const isHere = section.contains(target) || target.contains(section);
  const isOtherHalf = section.closest('[data-half][data-focused="false"]') !== null;
  const isAside = isOtherHalf || section.closest('[inert]') !== null;
  return isHere && !isAside && section.checkVisibility() && !isDialogOpen(section);
}

const withoutText = ['button', 'checkbox', 'submit'];

function isField(target: HTMLElement): boolean {
  if (target instanceof HTMLInputElement) return !withoutText.includes(target.type);
  return target.isContentEditable || target.matches('textarea, select');
}

function actOf({ key, target, repeat }: KeyboardEvent, section: HTMLElement, list: KeyedList): Act {
  if (key === 'ArrowDown') return stepFrom(section, target, 1);
  if (key === 'ArrowUp') return stepFrom(section, target, -1);
  if (repeat) return undefined;
  if (key === '/' || key === '、') return () => goToFilters(section, list.columnSettings);
  if (key === 'n' || key === 'N') return list.canCreate ? () => list.open('create') : undefined;
  return target instanceof HTMLElement && target.dataset.rowKey !== undefined
    ? actOnRow(key, target, list)
    : undefined;
}

function actOnRow(key: string, row: HTMLElement, list: KeyedList): Act {
  if (key === 'Enter') return () => openRow(row.dataset.rowKey, list);
  if (key === ' ') return () => row.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click();
  return undefined;
}

/** Opens a record as its name does. */
function openRow(id: string | undefined, { rows, commandsOf }: KeyedList): void {
  const row = rows.find((one) => String(one.id) === id);
  if (row) openingCommand(commandsOf(row))?.run();
}

/** Shows the filters where they are hidden, and focuses the first of them. */
function goToFilters(section: HTMLElement, columnSettings: OwnColumnSettings): void {
  const focus = () => {
    const first = section.querySelector<HTMLElement>('search input');
    first?.focus();
    return first !== null;
  };
  if (focus()) return;
  columnSettings.keep({ search: undefined });
  requestAnimationFrame(focus);
}

/**
 * Finds the row for the focus: from the focused row the next one up or down. From anywhere else the last focused row,
 * or the first. Undefined where there is no row that way.
 */
function stepFrom(section: HTMLElement, target: EventTarget | null, by: 1 | -1): (() => void) | undefined {
  const rows = [...section.querySelectorAll<HTMLElement>('[data-row-key]')];
  const here = target instanceof Element ? target.closest<HTMLElement>('[data-row-key]') : null;
  const last = rows.find((row) => row.tabIndex === 0);
  const next = here ? rows[rows.indexOf(here) + by] : (last ?? (by === 1 ? rows[0] : undefined));
  return next && (() => focusRow(rows, next));
}

/** At most one row is on the way of the Tab key: the one that was reached last. */
function focusRow(rows: readonly HTMLElement[], row: HTMLElement): void {
  for (const other of rows) other.removeAttribute('tabindex');
  row.tabIndex = 0;
  row.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
}
