import { useState } from 'react';
import { useNarrow } from '@/src/ui/layout/useNarrow';
import type { MenuNode } from '../model/menu/menuTree';
import { activePathOf, menuOf } from '../model/menu/readMenu';

/** The top menu, and the entry of it whose entries the sidebar shows. */
export interface TopGroup {
  readonly menu: readonly MenuNode[];
  readonly chosen: MenuNode | undefined;
  readonly choose: (node: MenuNode) => void;
}

/**
 * The top menu where there is one: switched on, and 992 px or more (LAY-6). The chosen entry is that of the open page,
 * until another one is chosen; opening a page decides anew.
 */
export function useTopGroup(
  tree: readonly MenuNode[],
  pathname: string,
  isOn: boolean,
): TopGroup | undefined {
  const narrow = useNarrow();
  const [choice, setChoice] = useState<{ readonly at: string; readonly path: string }>();
  if (!isOn || narrow) return undefined;
  const menu = menuOf(tree);
  const picked = choice?.at === pathname ? menu.find(({ path }) => path === choice.path) : undefined;
  return {
    menu,
    chosen: picked ?? topEntryOf(menu, activePathOf(tree, pathname)),
    choose: ({ path }) => setChoice({ at: pathname, path }),
  };
}

/** The entry of the menu that is, or holds, the one at a path. */
function topEntryOf(menu: readonly MenuNode[], path: string | undefined): MenuNode | undefined {
  return menu.find((node) => holds(node, path));
}

function holds(node: MenuNode, path: string | undefined): boolean {
  return node.path === path || node.children.some((child) => holds(child, path));
}
