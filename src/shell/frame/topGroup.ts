import { useState } from 'react';
import { useNarrow } from '@/src/ui/layout/useNarrow';
import type { MenuNode } from '../model/menu/menuTree';
import { activeEntryOf, menuOf } from '../model/menu/readMenu';

/** The top menu, and its entry whose children the sidebar shows. */
export interface TopGroup {
  readonly menu: readonly MenuNode[];
  readonly chosen: MenuNode | undefined;
  readonly choose: (node: MenuNode) => void;
}

/**
 * The top menu where there is one: switched on, and 992 px or more (LAY-6). The chosen entry is the open page's, until
 * another one is chosen; opening a page decides anew.
 */
export function useTopGroup(tree: readonly MenuNode[], address: string, isOn: boolean): TopGroup | undefined {
  const narrow = useNarrow();
  const [choice, setChoice] = useState<{ readonly at: string | undefined; readonly id: string }>();
  if (!isOn || narrow) return undefined;
  const menu = menuOf(tree);
  const active = activeEntryOf(tree, address)?.id;
  const picked = choice?.at === active ? menu.find(({ id }) => id === choice?.id) : undefined;
  return {
    menu,
    chosen: picked ?? topEntryOf(menu, active),
    choose: ({ id }) => setChoice({ at: active, id }),
  };
}

/** The entry of the menu that is, or contains, the one with an id. */
function topEntryOf(menu: readonly MenuNode[], id: string | undefined): MenuNode | undefined {
  return menu.find((node) => holds(node, id));
}

function holds(node: MenuNode, id: string | undefined): boolean {
  return node.id === id || node.children.some((child) => holds(child, id));
}
