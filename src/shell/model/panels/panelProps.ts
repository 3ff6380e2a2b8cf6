import type { User } from '@/providers/auth/user';
import type { MenuNode } from '../menu/menuTree';
import type { Services } from '../services';

/** Props of every panel over the page. */
export interface PanelProps {
  readonly services: Services;
  readonly user: User;
  readonly tree: readonly MenuNode[];
  readonly close: () => void;
}
