import { useCallback, useState } from 'react';
import { useTexts } from '../kit/useTexts';
import type { MenuNode } from '../model/menu/menuTree';
import { activeEntryOf, menuOf } from '../model/menu/readMenu';
import { Logo } from '../model/platform/Logo';
import { usePlatform } from '../model/platform/usePlatform';
import type { Services } from '../model/services';
import { useSettings } from '../model/settings/useSettings';
import { MenuEntry, narrowed } from './MenuEntry';
import { MenuFlyout } from './MenuFlyout';
import { layoutTexts } from './texts';
import type { TopGroup } from './topGroup';
import './sidebar.css';

interface SidebarProps {
  readonly services: Services;
  readonly tree: readonly MenuNode[];
  /** Path and query of the open page. */
  readonly address: string;
  /** Icons only. */
  readonly collapsed: boolean;
  /** The top menu, where it is on: only the entries of its chosen group are here (LAY-6). */
  readonly top?: TopGroup | undefined;
  readonly onIntent?: (view: string) => void;
  /** Called when an entry was followed. */
  readonly onFollow?: () => void;
}

/** The menu as an accordion: one submenu open at a time (LAY-7); a collapsed one shows the small logo (LAY-8). */
export function Sidebar({ services, tree, address, collapsed, top, onIntent, onFollow }: SidebarProps) {
  const t = useTexts(layoutTexts);
  const menu = top ? entriesOf(top) : menuOf(tree);
  const entry = activeEntryOf(tree, address);
  const active = entry?.id;
  const [open, toggle] = useAccordion(entry);
  const isEmpty = menuOf(tree).every((node) => node.path === '/index');

  return (
    <nav id="menu" className="sidebar" aria-label={t('layout.menu')}>
      <Brand services={services} collapsed={collapsed} />
      <ul className="sidebar-list">
        {menu.map((node) =>
          collapsed && node.children.length > 0 ? (
            <MenuFlyout key={node.id} {...{ node, active, onIntent }} />
          ) : (
            <MenuEntry
              key={node.id}
              {...{ node, onIntent, ...narrowed(node, { active, open }) }}
              onToggle={toggle}
              onDone={onFollow}
            />
          ),
        )}
      </ul>
      {isEmpty && !collapsed && <p className="sidebar-empty">{t('layout.menu.empty')}</p>}
    </nav>
  );
}

/** A chosen group's entries; a page of the top menu is itself an entry. */
function entriesOf({ chosen }: TopGroup): readonly MenuNode[] {
  if (!chosen) return [];
  return chosen.children.length > 0 ? chosen.children : [chosen];
}

/** Logo and title, unless the settings hide them. */
function Brand({ services, collapsed }: Pick<SidebarProps, 'services' | 'collapsed'>) {
  const { info } = usePlatform(services.platform);
  const { sidebarLogo } = useSettings(services.settings);
  if (!sidebarLogo) return null;
  return (
    <div className="sidebar-brand">
      <Logo src={collapsed ? info.smalllogo || info.logo : info.logo} />
      {!collapsed && <span className="sidebar-title">{info.title}</span>}
    </div>
  );
}

/** The open groups, outermost first: those of the active entry, until another one is opened. */
function useAccordion(active: MenuNode | undefined) {
  const [state, setState] = useState(() => ({ active: active?.id, open: groupsOf(active) }));
  const current = state.active === active?.id ? state : { active: active?.id, open: groupsOf(active) };
  if (current !== state) setState(current);

  const toggle = useCallback(({ path, parents }: MenuNode): void => {
    const above = parents.map((parent) => parent.path);
    setState(({ open, ...rest }) => ({
      ...rest,
      open: open.includes(path) ? above : [...above, path],
    }));
  }, []);
  return [current.open, toggle] as const;
}

function groupsOf(active: MenuNode | undefined): readonly string[] {
  return active?.parents.map((parent) => parent.path) ?? [];
}
