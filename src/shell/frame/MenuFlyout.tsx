import { type ToggleEvent, useId, useRef } from 'react';
import { MenuIcon } from '@/src/ui/icons/MenuIcon';
import { popoverPlace } from '../kit/popoverPlace';
import type { MenuNode } from '../model/menu/menuTree';
import { holdsActive, MenuLeaf, type MenuLeafProps } from './MenuEntry';
import { useFlyout } from './useFlyout';
import './menuFlyout.css';

/** Pixels of the flyout's width, and of its approximate height. */
const width = 200;
const entryHeight = 42;

/**
 * A group of the collapsed sidebar: an icon with its entries beside it. They show while the pointer rests on them.
 * After a click or Enter they stay until another one, Escape or a choice.
 */
export function MenuFlyout({ node, active, onIntent }: Omit<MenuLeafProps, 'onDone'>) {
  const id = useId();
  const { surface, open, onOpen, onToggle, onClick, hover } = useFlyout();
  const button = useRef<HTMLButtonElement>(null);

  function onBeforeToggle({ newState, currentTarget }: ToggleEvent<HTMLDivElement>): void {
    if (newState !== 'open' || !button.current) return;
    place(currentTarget, button.current, entryHeight * (linesOf(node) + 1));
    onOpen();
  }

  return (
    <li {...hover}>
      <button
        ref={button}
        type="button"
        className={holdsActive(node, active) ? 'sidebar-entry sidebar-within' : 'sidebar-entry'}
        aria-label={node.title}
        aria-expanded={open}
        popoverTarget={id}
        onClick={onClick}
      >
        <MenuIcon name={node.icon} />
      </button>
      <div
        ref={surface}
        id={id}
        popover="auto"
        className="sidebar-flyout"
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
      >
        {open && (
          <>
            <b>{node.title}</b>
            <ul>
              <Entries
                nodes={node.children}
                {...{ active, onIntent }}
                onDone={() => surface.current?.hidePopover()}
              />
            </ul>
          </>
        )}
      </div>
    </li>
  );
}

function place(surface: HTMLElement, button: HTMLElement, height: number): void {
  const room = { width: window.innerWidth, height: window.innerHeight };
  const at = popoverPlace(button.getBoundingClientRect(), room, { side: 'beside', width, height });
  const style = { left: `${at.left}px`, top: `${at.top}px`, maxHeight: `${at.maxHeight}px` };
  Object.assign(surface.style, style);
}

/** All pages of a group, with its own groups' pages under their names. */
function Entries({
  nodes,
  ...leaf
}: { nodes: readonly MenuNode[] } & Pick<MenuLeafProps, 'active' | 'onIntent' | 'onDone'>) {
  return nodes.map((node) =>
    node.children.length === 0 ? (
      <MenuLeaf key={node.id} node={node} {...leaf} />
    ) : (
      <li key={node.id}>
        <span className="sidebar-subhead">{node.title}</span>
        <ul>
          <Entries nodes={node.children} {...leaf} />
        </ul>
      </li>
    ),
  );
}

function linesOf({ children }: MenuNode): number {
  return children.reduce((sum, child) => sum + 1 + linesOf(child), 0);
}
