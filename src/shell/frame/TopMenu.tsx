import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { MenuIcon } from '@/src/ui/icons/MenuIcon';
import { Popover } from '../kit/Popover';
import { useTexts } from '../kit/useTexts';
import type { MenuNode } from '../model/menu/menuTree';
import { useTabs } from '../model/tabs/TabsContext';
import { layoutTexts } from './texts';
import type { TopGroup } from './topGroup';
import { topMenuPlan } from './topMenuPlan';
import './topMenu.css';

/** The first level of the menu across the top; entries that do not fit are under 更多菜单 (LAY-6). */
export function TopMenu({ top }: { top: TopGroup }) {
  const t = useTexts(layoutTexts);
  const { shown, more } = topMenuPlan(top.menu, useViewportWidth());
  const hidden = more.find(({ id }) => id === top.chosen?.id);
  return (
    <nav className="topmenu" aria-label={t('layout.topMenu')}>
      <ul>
        {shown.map((node) => (
          <li key={node.id}>
            <TopEntry node={node} top={top} className="topmenu-entry" />
          </li>
        ))}
        {more.length > 0 && (
          <li>
            <Popover
              face={
                <>
                  {t('layout.topMenu.more')}
                  <Arrow />
                </>
              }
              title={t('layout.topMenu.more')}
              className={hidden ? 'topmenu-entry topmenu-chosen' : 'topmenu-entry'}
              width={200}
              side="start"
            >
              {(close) =>
                more.map((node) => (
                  <TopEntry
                    key={node.id}
                    node={node}
                    top={top}
                    className="popover-item"
                    onDone={close}
                    icon
                  />
                ))
              }
            </Popover>
          </li>
        )}
      </ul>
    </nav>
  );
}

interface TopEntryProps {
  readonly node: MenuNode;
  readonly top: TopGroup;
  readonly className: string;
  readonly icon?: boolean;
  readonly onDone?: () => void;
}

/** An entry: a group shows its entries in the sidebar, a page opens, an external link opens anew (LAY-9). */
function TopEntry({ node, top, className, icon = false, onDone }: TopEntryProps) {
  const t = useTexts(layoutTexts);
  const { addressFor } = useTabs();
  const isChosen = node.id === top.chosen?.id;
  const face = (
    <>
      {icon && <MenuIcon name={node.icon} />}
      {node.title}
    </>
  );
  if (node.target.kind === 'link')
    return (
      <a className={className} href={node.path} target="_blank" rel="noopener noreferrer" onClick={onDone}>
        {face}
        <span className="sr-only">{t('layout.newTab')}</span>
      </a>
    );
  if (node.children.length === 0)
    return (
      <Link
        className={className}
        to={addressFor(node)}
        aria-current={isChosen ? 'page' : undefined}
        onClick={onDone}
      >
        {face}
      </Link>
    );
  const choose = () => {
    onDone?.();
    top.choose(node);
  };
  return (
    <button type="button" className={className} aria-pressed={isChosen} onClick={choose}>
      {face}
    </button>
  );
}

function Arrow() {
  return (
    <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
      <path d="m2 3.5 3 3 3-3" fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinecap="round" />
    </svg>
  );
}

function useViewportWidth(): number {
  return useSyncExternalStore(onResize, () => document.documentElement.clientWidth);
}

function onResize(listener: () => void) {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
