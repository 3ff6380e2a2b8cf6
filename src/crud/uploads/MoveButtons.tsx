import type { ReactElement } from 'react';
import { ItemButton } from './ItemButton';

interface Props {
  /** What is moved, as the staff call it. */
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly icons: readonly [ReactElement, ReactElement];
  readonly onMove: (from: number, to: number) => void;
}

/** Moves an item of a list by the keyboard or a finger; the focus goes along. */
export function MoveButtons({ name, index, count, icons: [back, on], onMove }: Props) {
  const move = (to: number) => (button: HTMLButtonElement) => {
    onMove(index, to);
    // an element that moves in the document loses the focus
    requestAnimationFrame(() => button.focus());
  };
  return (
    <>
      <ItemButton icon={back} label={`前移${name}`} idle={index === 0} onClick={move(index - 1)} />
      <ItemButton icon={on} label={`后移${name}`} idle={index === count - 1} onClick={move(index + 1)} />
    </>
  );
}
