import { createContext, use } from 'react';
import type { Tree, TreeNode } from '../../lib/tree';
import type { Row } from '../resourceSpec';
import type { Expansion } from './useExpansion';
import type { TreeActions } from './useTreeActions';

/** State that the rows of a tree on screen share. */
export interface TreeView {
  readonly tree: Tree<Row>;
  /** From top to bottom, without collapsed rows. */
  readonly nodes: readonly TreeNode<Row>[];
  /** Keys of the rows that match the filters; undefined where none are active. */
  readonly found: ReadonlySet<string> | undefined;
  readonly expansion: Expansion;
  readonly actions: TreeActions;
  /** Whether rows may be moved now. */
  readonly movable: boolean;
  /** Key of the row whose record was created or changed a moment ago. */
  readonly changed: string | undefined;
  /** Key of the row with the keyboard's focus. */
  readonly active: string | undefined;
  /** Key of the row that gets the focus as soon as it is drawn. */
  readonly wanted: string | undefined;
  readonly want: (key: string | undefined) => void;
  readonly setActive: (key: string) => void;
}

/** The tree that rows are in; `useTreeView` reads it. */
export const TreeViewContext = createContext<TreeView | undefined>(undefined);

/** The tree around a row. Throws outside of one. */
export function useTreeView(): TreeView {
  const view = use(TreeViewContext);
  if (!view) throw new Error('useTreeView() needs a TreePage around it');
  return view;
}
