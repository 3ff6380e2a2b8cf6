import type { User } from '@/providers/auth/user';
import type { MenuNode } from './menu/menuTree';
import type { Services } from './services';

/** Props of a page of the shell's own. */
export interface OwnPageProps {
  readonly services: Services;
  readonly user: User;
  /** The one tree of menus and routes. */
  readonly tree: readonly MenuNode[];
}
