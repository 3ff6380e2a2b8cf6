import { useLocation, useNavigate } from 'react-router';
import { type LockPlace, useLock } from '../lock/LockContext';
import type { MenuNode } from '../menu/menuTree';
import { type Panels, usePanels } from '../panels/PanelsContext';
import { type PermissionHints, usePermissionHints } from '../permissionHints/PermissionHintsControlContext';
import type { Services } from '../services';
import { type TabsPlace, useTabs } from '../tabs/TabsContext';

/** What shortcuts and actions act on. */
export interface ShellPlace {
  readonly services: Services;
  readonly tree: readonly MenuNode[];
  readonly panels: Panels;
  readonly tabs: TabsPlace;
  readonly lock: LockPlace['lock'];
  readonly permissionHints: PermissionHints;
  /** Path of the page that is looked at. */
  readonly path: string;
  /** Goes to an address of the application. */
  readonly go: (address: string) => void;
}

/** The place as it is now; inside the frame. */
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
