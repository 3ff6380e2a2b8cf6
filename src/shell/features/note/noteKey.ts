import type { MenuNode } from '../../model/menu/menuTree';
import { findNearest } from '../../model/menu/readMenu';

/** The key of the note of the page at an address: its view path. Undefined where there is no page of ours. */
export function noteKeyOf(tree: readonly MenuNode[], path: string): string | undefined {
  const target = findNearest(tree, path)?.target;
  return target?.kind === 'page' ? target.view : undefined;
}
