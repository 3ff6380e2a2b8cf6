import { useState } from 'react';
import type { MenuNode } from '../menu/menuTree';
import { activePathOf, findByPath, menuOf } from '../menu/readMenu';
import { Logo } from '../platform/Logo';
import type { Platform } from '../platform/platform';
import { usePlatform } from '../platform/usePlatform';
import { useTexts } from '../texts/useTexts';
import { MenuEntry } from './MenuEntry';
import { layoutTexts } from './texts';

export interface SidebarProps {
  readonly platform: Platform;
  readonly tree: readonly MenuNode[];
  readonly path: string;
  /** Icons only. */
  readonly collapsed: boolean;
  /** A group was asked for while only icons show. */
  readonly onExpand: () => void;
  readonly onIntent?: (view: string) => void;
}

/** The menu as an accordion: one submenu open at a time (LAY-7); a collapsed one shows the small logo (LAY-8). */
export function Sidebar({ platform, tree, path, collapsed, onExpand, onIntent }: SidebarProps) {
  const t = useTexts(layoutTexts);
  const { info } = usePlatform(platform);
  const menu = menuOf(tree);
  const active = activePathOf(tree, path);
  const [open, toggle] = useAccordion(tree, active);
  const isEmpty = menu.every((node) => node.path === '/index');

  function onToggle(node: MenuNode): void {
    if (collapsed) onExpand();
    if (!collapsed || !open.includes(node.path)) toggle(node);
  }

  return (
    <nav id="menu" className="sidebar" aria-label={t('layout.menu')}>
      <div className="sidebar-brand">
        <Logo src={collapsed ? info.smalllogo || info.logo : info.logo} />
        <span className="sidebar-text">{info.title}</span>
      </div>
      <ul className="sidebar-list">
        {menu.map((node) => (
          <MenuEntry
            key={node.path}
            node={node}
            active={active}
            open={open}
            onToggle={onToggle}
            {...(onIntent && { onIntent })}
          />
        ))}
      </ul>
      {isEmpty && <p className="sidebar-text sidebar-empty">{t('layout.menu.empty')}</p>}
    </nav>
  );
}

/** The open groups, outermost first: those of the active entry, until another one is opened. */
function useAccordion(tree: readonly MenuNode[], active: string | undefined) {
  const [state, setState] = useState<{
    readonly active: string | undefined;
    readonly open: readonly string[];
  }>();
  const open = state && state.active === active ? state.open : groupsOf(tree, active);

  function toggle({ path, parents }: MenuNode): void {
    const above = parents.map((parent) => parent.path);
    setState({ active, open: open.includes(path) ? above : [...above, path] });
  }
  return [open, toggle] as const;
}

function groupsOf(tree: readonly MenuNode[], active: string | undefined): readonly string[] {
  const node = active === undefined ? undefined : findByPath(tree, active);
  return node ? node.parents.map((parent) => parent.path) : [];
}
