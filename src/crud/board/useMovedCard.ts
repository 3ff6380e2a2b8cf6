import { type FocusEvent, useCallback, useRef } from 'react';
import { type RecordId, sameId } from '../../lib/recordId';

/** Marks the element of a card: its record, and the state of its column. */
export function cardMarks(id: RecordId, state: number) {
  return { 'data-card': id, 'data-state': state };
}

interface Moved {
  readonly id: RecordId;
  readonly state: number;
}

/**
 * Keeps the keyboard's place on a board whose steps move cards between columns: the pressed button goes with its card.
 * The card's first link or button in the new column gets the lost focus. The board gets it where it shows no such card.
 * `board` are the props of the element around the columns, to which dialogs return the focus. `follow` tells of a step
 * that is done. The parts that draw cards run `focusMoved` as an effect.
 */
export function useMovedCard() {
  const ref = useRef<HTMLElement>(null);
  const moved = useRef<Moved>(undefined);
  const focusMoved = useCallback(() => {
    const { activeElement } = document;
    if (!moved.current || (activeElement !== document.body && activeElement !== ref.current)) return;
    const cards = [...(ref.current?.querySelectorAll('[data-card]') ?? [])];
    const card = cards.find((one) => isOf(one, moved.current) && isThere(one, moved.current));
    (card?.querySelector<HTMLElement>('a, button') ?? ref.current)?.focus();
  }, []);
  const follow = (id: RecordId, state: number) => {
    moved.current = { id, state };
    focusMoved();
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target === ref.current) return focusMoved();
    const card = target.closest('[data-card]');
    // A dialog gives the focus back to the button that is about to go.
    if (!isOf(card, moved.current) || isThere(card, moved.current)) moved.current = undefined;
  };
  // Focus that leaves the board for nothing else is not taken back to it.
  const onBlur = ({ target }: FocusEvent) => {
    if (target === ref.current) moved.current = undefined;
  };
  return { board: { ref, tabIndex: -1, onFocus, onBlur }, follow, focusMoved };
}

function isOf(card: Element | null, moved: Moved | undefined): boolean {
  return sameId(card?.getAttribute('data-card'), moved?.id);
}

function isThere(card: Element | null, moved: Moved | undefined): boolean {
  return card?.getAttribute('data-state') === String(moved?.state);
}
