import type { User } from '@/providers/auth/user';
import type { MenuNode } from './menu/menuTree';
import type { Services } from './services';

/** What a page of the shell's own is given. */
export interface OwnPageProps {
  readonly services: Services;
  readonly user: User;
  /** The one tree of menus and routes. */
  readonly tree: readonly MenuNode[];
}
