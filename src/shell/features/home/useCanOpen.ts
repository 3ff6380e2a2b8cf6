import { useCan } from '@/src/ui/permission/useCan';
import type { MenuNode } from '../../model/menu/menuTree';
import { findByPath } from '../../model/menu/readMenu';

/** Something that leads to a page. */
interface Place {
  /** With a query perhaps. */
  readonly path: string;
  /** Empty where none is needed. */
  readonly permission: string;
}

/** Whether the person may open what something leads to: the page is in their menu tree, and they hold the permission. */
export function useCanOpen(tree: readonly MenuNode[]): (place: Place) => boolean {
  const can = useCan();
  return ({ path, permission }) => {
    const page = findByPath(tree, path.replace(/[?#].*$/, ''));
    return page !== undefined && (permission === '' || can(permission));
  };
}
