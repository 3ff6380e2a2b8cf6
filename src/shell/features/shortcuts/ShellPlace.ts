import { useLocation, useNavigate } from 'react-router';
import type { MenuNode } from '../../model/menu/menuTree';
import { type Panels, usePanels } from '../../model/panels/PanelsContext';
import type { Services } from '../../model/services';
import { type TabsPlace, useTabs } from '../../model/tabs/TabsContext';
import { type LockPlace, useLock } from '../../session/lock/LockContext';
import { type PermissionHints, usePermissionHints } from '../permissionHints/PermissionHintsControlContext';

/** The parts of the shell that shortcuts and actions act on. */
export interface ShellPlace {
  readonly services: Services;
  readonly tree: readonly MenuNode[];
  readonly panels: Panels;
  readonly tabs: TabsPlace;
  readonly lock: LockPlace['lock'];
  readonly permissionHints: PermissionHints;
  /** Path of the page in front. */
  readonly path: string;
  /** Goes to an address of the application. */
  readonly go: (address: string) => void;
}

/** The present place; inside the frame. */
export function useShellPlace(services: Services, tree: readonly MenuNode[]): ShellPlace {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const panels = usePanels();
  const tabs = useTabs();
  const { lock } = useLock();
  const permissionHints = usePermissionHints();
  const go = (address: string) => void navigate(address);
  return { services, tree, panels, tabs, lock, permissionHints, path: pathname, go };
}
