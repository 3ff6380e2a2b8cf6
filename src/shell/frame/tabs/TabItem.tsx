import type { KeyboardEvent, MouseEvent } from 'react';
import { Link } from 'react-router';
import { useUnsavedForms } from '@/src/services/useUnsavedForms';
import { CloseIcon } from '../../kit/CloseIcon';
import { useTexts } from '../../kit/useTexts';
import { useTabs } from '../../model/tabs/TabsContext';
import { addressOfTab, isClosable, shownKeys, type Tab, titleOfTab } from '../../model/tabs/tabs';
import { tabTexts } from './texts';

interface Props {
  readonly tab: Tab;
  /** Whether the Tab key stops here; the arrow keys reach the others. */
  readonly reachable: boolean;
  readonly isDragged: boolean;
  /** Called when its menu is asked for, with the pixels from the left of the window. */
  readonly onMenu: (x: number) => void;
  /** Called when a drag begins and ends. */
  readonly onDrag: (key: string | undefined) => void;
  /** Called when another tab is dragged over it. */
  readonly onDragOver: () => void;
}

/** One tab: a link to its page, closed by its cross, the middle button or Delete (TAB-3). */
export function TabItem({ tab, reachable, isDragged, onMenu, onDrag, onDragOver }: Props) {
  const t = useTexts(tabTexts);
  const { tabs, act } = useTabs();
  const title = titleOfTab(tab);
  const isActive = tabs.active === tab.key;
  const closable = isClosable(tab);
  const unsaved = useUnsavedForms().some((dirtyForm) => dirtyForm.tab === tab.key);
  const onKeyDown = useTabKeys(tab);
  const closeByMiddle = (event: MouseEvent) => {
    if (event.button !== 1) return;
    event.preventDefault();
    if (closable) act(tab.key, 'close');
  };
  return (
    <li
      className="tab"
      data-dragged={isDragged}
      data-pinned={tab.pinned}
      draggable={!tab.page.affix}
      onDragStart={() => onDrag(tab.key)}
      onDragEnd={() => onDrag(undefined)}
      onDragOver={(event) => {
        event.preventDefault();
        onDragOver();
      }}
      onAuxClick={closeByMiddle}
      onContextMenu={(event) => {
        event.preventDefault();
        const x = event.clientX || event.currentTarget.getBoundingClientRect().left;
        onceReleased(event, () => onMenu(x));
      }}
    >
      <Link
        to={addressOfTab(tab)}
        draggable={false}
        title={title}
        tabIndex={reachable ? 0 : -1}
        aria-current={isActive ? 'page' : undefined}
        aria-description={!isActive && shownKeys(tabs).includes(tab.key) ? t('tabs.split.half') : undefined}
        onKeyDown={onKeyDown}
      >
        {unsaved && <span className="tab-unsaved" role="img" aria-label={t('tabs.unsaved')} />}
        <span className="tab-title">{title}</span>
      </Link>
      {closable && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('tabs.close.one', { title })}
          onClick={() => act(tab.key, 'close')}
        >
          <CloseIcon size={10} />
        </button>
      )}
    </li>
  );
}

/**
 * While the button is still down, a menu that opens now would close again as it is released. Chromium takes that for a
 * click beside it.
 */
function onceReleased({ buttons }: MouseEvent, run: () => void): void {
  if (buttons === 0) run();
  else window.addEventListener('mouseup', run, { once: true });
}

/** Delete closes; with Alt and Shift the arrow keys move the tab. */
function useTabKeys({ key: tabKey, ...tab }: Tab) {
  const { tabs, act, move } = useTabs();
  return (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (event.key === 'Delete' && isClosable({ key: tabKey, ...tab })) act(tabKey, 'close');
    if (step === undefined || !event.altKey || !event.shiftKey) return;
    event.preventDefault();
    move(tabKey, tabs.list.findIndex((other) => other.key === tabKey) + step);
  };
}
