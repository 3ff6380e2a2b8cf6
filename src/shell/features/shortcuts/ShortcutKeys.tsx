import type { MenuNode } from '../../model/menu/menuTree';
import type { Services } from '../../model/services';
import { useShortcuts } from './useShortcuts';

/**
 * Listens for the shortcuts while it is mounted; draws nothing. Mounted inside the frame, and not while the screen is
 * locked.
 */
export function ShortcutKeys({ services, tree }: { services: Services; tree: readonly MenuNode[] }) {
  useShortcuts(services, tree);
  return null;
}
