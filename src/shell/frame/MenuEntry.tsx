import { memo } from 'react';
import { Link } from 'react-router';
import { MenuIcon } from '@/src/ui/icons/MenuIcon';
import { useTexts } from '../kit/useTexts';
import type { MenuNode } from '../model/menu/menuTree';
import { useTabs } from '../model/tabs/TabsContext';
import { layoutTexts } from './texts';

interface MenuEntryProps extends MenuLeafProps {
  /** Paths of the open groups. */
  readonly open: readonly string[];
  readonly onToggle: (node: MenuNode) => void;
}

/** An entry of the sidebar: a group with its entries, a page, or an external link. */
export const MenuEntry = memo(function MenuEntry({ node, open, onToggle, ...leaf }: MenuEntryProps) {
  if (node.children.length === 0) return <MenuLeaf node={node} {...leaf} />;
  const isOpen = open.includes(node.path);
  return (
    <li>
      <button
        type="button"
        className={holdsActive(node, leaf.active) ? 'sidebar-entry sidebar-within' : 'sidebar-entry'}
        aria-expanded={isOpen}
        onClick={() => onToggle(node)}
      >
        <Face node={node} />
        <Arrow />
      </button>
      {isOpen && (
        <ul>
          {node.children.map((child) => (
            <MenuEntry
              key={child.id}
              node={child}
              onToggle={onToggle}
              {...leaf}
              {...narrowed(child, { active: leaf.active, open })}
            />
          ))}
        </ul>
      )}
    </li>
  );
});

const none: readonly string[] = [];

/** The part of the open page and groups that concerns an entry. Another page draws only the entries that it changes. */
export function narrowed(
  node: MenuNode,
  { active, open }: Pick<MenuEntryProps, 'active' | 'open'>,
): Pick<MenuEntryProps, 'active' | 'open'> {
  const concerns = node.id === active || holdsActive(node, active);
  return { active: concerns ? active : undefined, open: open.includes(node.path) ? open : none };
}

export interface MenuLeafProps {
  readonly node: MenuNode;
  /** Id of the entry whose page is open. */
  readonly active: string | undefined;
  readonly onIntent: ((view: string) => void) | undefined;
  /** Called when the link was followed. */
  readonly onDone?: (() => void) | undefined;
}

/** A page, which opens in its tab as it was left, or an external link in a new tab (LAY-9). */
export function MenuLeaf({ node, active, onIntent, onDone }: MenuLeafProps) {
  const t = useTexts(layoutTexts);
  const { addressFor } = useTabs();
  const { target } = node;
  if (target.kind === 'link') {
    return (
      <li>
        <a
          className="sidebar-entry"
          href={node.path}
          title={node.title}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onDone}
        >
          <Face node={node} />
          <Elsewhere />
          <span className="sr-only">{t('layout.newTab')}</span>
        </a>
      </li>
    );
  }
  const intend = () => target.kind === 'page' && onIntent?.(target.view);
  return (
    <li>
      <Link
        className="sidebar-entry"
        to={addressFor(node)}
        title={node.title}
        aria-current={node.id === active ? 'page' : undefined}
        data-needs={node.permissions.join(' 或 ') || undefined}
        onPointerEnter={intend}
        onFocus={intend}
        onClick={onDone}
      >
        <Face node={node} />
      </Link>
    </li>
  );
}

/** Whether the open page is below an entry. */
export function holdsActive({ children }: MenuNode, active: string | undefined): boolean {
  return children.some((child) => child.id === active || holdsActive(child, active));
}

function Face({ node }: { node: MenuNode }) {
  return (
    <>
      <MenuIcon name={node.icon} />
      <span className="sidebar-title">{node.title}</span>
    </>
  );
}

function Arrow() {
  return (
    <svg className="sidebar-arrow" width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
      <path d="m2 3.5 3 3 3-3" fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinecap="round" />
    </svg>
  );
}

/** An icon of an arrow out of a box. */
function Elsewhere() {
  return (
    <svg className="sidebar-elsewhere" width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
      <path
        d="M4.5 2H2v8h8V7.5M7 2h3v3M10 2 5.5 6.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
