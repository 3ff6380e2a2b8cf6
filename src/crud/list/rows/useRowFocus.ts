import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Row } from '../../resourceSpec';

/** The control of a row that has, or had, the focus. */
interface RowPlace {
  readonly control: HTMLElement;
  /** The place of its row among those on screen. */
  readonly index: number;
}

/**
 * Keeps the focus at its place when the row that has it leaves the list. The row that comes next has it then, else the
 * one before, else the list itself. A dialog from such a row gives the focus back to the list, with the same result.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>, rows: readonly Row[]): void {
  const place = useRef<RowPlace>(undefined);
  useEffect(() => {
    const section = list.current;
    if (!section) return;
    const note = ({ target }: FocusEvent) => {
      const left = place.current;
      place.current = placeOf(section, target);
      if (target === section && left && !left.control.isConnected) focusAt(section, left);
    };
    section.addEventListener('focusin', note);
    return () => section.removeEventListener('focusin', note);
  }, [list]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that has gone took the focus with it
  useLayoutEffect(() => {
    const left = place.current;
    if (!list.current || !left || left.control.isConnected || document.activeElement !== document.body)
      return;
    focusAt(list.current, left);
  }, [list, rows]);
}

function rowsOf(section: HTMLElement): HTMLElement[] {
  return [...section.querySelectorAll<HTMLElement>('[data-row-key]')];
}

function placeOf(section: HTMLElement, target: EventTarget | null): RowPlace | undefined {
  const row = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-row-key]') : null;
  if (!row || !(target instanceof HTMLElement)) return undefined;
  const index = rowsOf(section).indexOf(row);
  return index < 0 ? undefined : { control: target, index };
}

/** Focuses the same command of the row that is at a place now, else its name, else whatever it has. */
function focusAt(section: HTMLElement, { control, index }: RowPlace): void {
  const rows = rowsOf(section);
  const controls = [
    ...(rows[index] ?? rows.at(-1) ?? section).querySelectorAll<HTMLElement>(
      'a, button:enabled, input:enabled',
    ),
  ];
  const isSame = (one: HTMLElement) => verbOf(one) !== undefined && verbOf(one) === verbOf(control);
  const next = rows.length > 0 && (controls.find(isSame) ?? controls.find(isName) ?? controls[0]);
  (next || section).focus({ preventScroll: true });
}

/** The first part of a name like 删除：岗位. */
function verbOf(control: HTMLElement): string | undefined {
  return control.getAttribute('aria-label')?.split('：')[0];
}

function isName(control: HTMLElement): boolean {
  return control.matches('.list-title, h2 > button');
}
