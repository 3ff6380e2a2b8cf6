import { useCan } from '@/src/services/useCan';
import type { MenuNode } from '../../model/menu/menuTree';
import { findByPath } from '../../model/menu/readMenu';

/** A thing with a link to a page. */
interface Place {
  /** Path, possibly with a query. */
  readonly path: string;
  /** Empty where none is needed. */
  readonly permission: string;
}

/** Whether the person may open the page of a link: it is in their menu tree, and permitted. */
export function useCanOpen(tree: readonly MenuNode[]): (place: Place) => boolean {
  const can = useCan();
  return ({ path, permission }) => {
    const page = findByPath(tree, path.replace(/[?#].*$/, ''));
    return page !== undefined && (permission === '' || can(permission));
  };
}
