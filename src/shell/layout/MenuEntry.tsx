import { Link } from 'react-router';
import { MenuIcon } from '../icons/MenuIcon';
import type { MenuNode } from '../menu/menuTree';
import { addressOf } from '../menu/readMenu';
import { useTexts } from '../texts/useTexts';
import { layoutTexts } from './texts';

interface MenuEntryProps {
  readonly node: MenuNode;
  /** Path of the entry whose page is open. */
  readonly active: string | undefined;
  /** Paths of the open groups. */
  readonly open: readonly string[];
  readonly onToggle: (node: MenuNode) => void;
  readonly onIntent?: (view: string) => void;
}

/** An entry of the sidebar: a group with its entries, a page, or a link to elsewhere. */
export function MenuEntry({ node, active, open, onToggle, onIntent }: MenuEntryProps) {
  if (node.children.length === 0) return <Leaf node={node} active={active} {...(onIntent && { onIntent })} />;
  const isOpen = open.includes(node.path);
  return (
    <li>
      <button
        type="button"
        className="sidebar-entry"
        title={node.title}
        aria-expanded={isOpen}
        onClick={() => onToggle(node)}
      >
        <Face node={node} />
        <svg
          className="sidebar-text sidebar-arrow"
          width="10"
          height="10"
          viewBox="0 0 10 10"
          aria-hidden="true"
        >
          <path
            d="m2 3.5 3 3 3-3"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.4"
            strokeLinecap="round"
          />
        </svg>
      </button>
      {isOpen && (
        <ul className="sidebar-text">
          {node.children.map((child) => (
            <MenuEntry
              key={child.path}
              node={child}
              active={active}
              open={open}
              onToggle={onToggle}
              {...(onIntent && { onIntent })}
            />
          ))}
        </ul>
      )}
    </li>
  );
}

function Leaf({ node, active, onIntent }: Pick<MenuEntryProps, 'node' | 'active' | 'onIntent'>) {
  const t = useTexts(layoutTexts);
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
        >
          <Face node={node} />
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
        to={addressOf(node)}
        title={node.title}
        aria-current={node.path === active ? 'page' : undefined}
        onPointerEnter={intend}
        onFocus={intend}
      >
        <Face node={node} />
      </Link>
    </li>
  );
}

function Face({ node }: { node: MenuNode }) {
  return (
    <>
      <MenuIcon name={node.icon} />
      <span className="sidebar-text sidebar-title">{node.title}</span>
    </>
  );
}
