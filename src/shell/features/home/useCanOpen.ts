import { useCan } from '@/src/services/useCan';
import type { MenuNode } from '../../model/menu/menuTree';
import { findByPath } from '../../model/menu/readMenu';

/** A thing with a link to a page, or a figure of none. */
interface Place {
  /** Path, possibly with a query; empty where it leads nowhere. */
  readonly path: string;
  /** Empty where none is needed. */
  readonly permission: string;
}

/** Whether a thing is for the person: permitted, and the page that it leads to is in their menu tree. */
export function useCanOpen(tree: readonly MenuNode[]): (place: Place) => boolean {
  const can = useCan();
  return ({ path, permission }) => {
    const isPage = path === '' || findByPath(tree, path.replace(/[?#].*$/, '')) !== undefined;
    return isPage && (permission === '' || can(permission));
  };
}
