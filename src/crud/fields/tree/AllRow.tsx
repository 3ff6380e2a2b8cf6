import type { ReactNode } from 'react';
import './allRow.css';

interface Props {
  /** Whether nothing of the tree is chosen. */
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** The row above a tree that chooses all of it. */
export function AllRow({ chosen, onChoose, children }: Props) {
  return (
    <button type="button" className="tree-all" aria-pressed={chosen} onClick={onChoose}>
      {children}
    </button>
  );
}
