import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import type { UserScope } from '@/providers/auth/userScope';
import type { RecordId } from '@/src/lib/recordId';
import { isOpenAt, type UnsavedRegistry } from '@/src/work/unsavedRegistry';
import { redirectedTo } from '../../model/guard/decide';
import { addressOf, type MenuNode } from '../../model/menu/menuTree';
import { holdsQuery } from '../../model/menu/readMenu';
import { TabsContext, type TabsPlace } from '../../model/tabs/TabsContext';
import { createTabMemory } from '../../model/tabs/tabMemory';
import { keysToClose, type TabAction } from '../../model/tabs/tabMenu';
import * as tabsOf from '../../model/tabs/tabs';
import {
  addressOfTab,
  findTab,
  isClosable,
  shownKeys,
  type Tabs,
  tabKeyOf,
  tabPageAt,
} from '../../model/tabs/tabs';

interface Props {
  readonly tree: readonly MenuNode[];
  readonly userId: RecordId;
  readonly userScope: Pick<UserScope, 'onUserChange'>;
  readonly unsavedRegistry: UnsavedRegistry;
  /** Marks all that was read as out of date (TAB-7). */
  readonly onRefresh: () => void;
  readonly children: ReactNode;
}

/** Keeps the tabs of the signed-in user, in step with the browser's address (TAB-1 to TAB-7). */
export function TabsProvider({ tree, userId, userScope, unsavedRegistry, onRefresh, children }: Props) {
  const [tabs, change] = useTabState(tree, userId, userScope);
  const navigate = useNavigate();
  const latest = useLatest(tabs);
  useLayoutEffect(
    () =>
      unsavedRegistry.setTabs((address) => {
        const page = tabPageAt(tree, redirectedTo(address) ?? address);
        return page ? tabsOf.shownAt(latest.current, page.key) : [];
      }),
    [tree, latest, unsavedRegistry],
  );
  useEffect(
    () =>
      unsavedRegistry.prune((dirtyForm) => {
        const tab = findTab(tabs, dirtyForm.tab);
        return tab !== undefined && isOpenAt(dirtyForm, tab.location.pathname + tab.location.search);
      }),
    [tabs, unsavedRegistry],
  );

  const rename = useCallback(
    (key: string, title: string) => change((before) => tabsOf.rename(before, key, title)),
    [change],
  );

  const go = useLatest(navigate);
  const leave = useCallback(
    async (key: string, to: string) => {
      if (
        !(await unsavedRegistry.confirmDiscard(
          unsavedRegistry.get().filter((dirtyForm) => dirtyForm.tab === key),
        ))
      )
        return;
      const [tab, left] = [findTab(latest.current, key), findTab(latest.current, to)];
      if (tab && isClosable(tab)) change((before) => tabsOf.close(before, [key]).tabs);
      void go.current(left ? addressOfTab(left) : to);
    },
    [change, go, latest, unsavedRegistry],
  );

  const place = useMemo<TabsPlace>(() => {
    /** Asks once about all unsaved changes: in the tabs, and in pages without state that are then not on screen. */
    function confirmDiscard(keys: readonly string[], shown = shownKeys(latest.current)): Promise<boolean> {
      return unsavedRegistry.confirmDiscard(
        unsavedRegistry
          .get()
          .filter(({ tab, transient }) => keys.includes(tab) || (transient && !shown.includes(tab))),
      );
    }

    async function closeTabs(keys: readonly string[]): Promise<void> {
      if (!(await confirmDiscard(keys, shownAfter(tabsOf.close(latest.current, keys))))) return;
      const { next } = tabsOf.close(latest.current, keys);
      change((before) => tabsOf.close(before, keys).tabs);
      if (next) void navigate(next === 'home' ? home : addressOfTab(next));
    }

    async function refresh(key: string): Promise<void> {
      const tab = findTab(latest.current, key);
      if (!tab || !(await confirmDiscard([key]))) return;
      onRefresh();
      change((before) => tabsOf.refresh(before, key));
      void navigate(`/redirect${addressOfTab(tab)}`, { replace: latest.current.active === key });
    }

    return {
      tabs,
      open(key, how) {
        const tab = findTab(latest.current, key);
        if (tab) void navigate(addressOfTab(tab), how);
      },
      act(key: string, action: TabAction) {
        const tab = findTab(latest.current, key);
        if (!tab) return;
        void (action === 'refresh' ? refresh(key) : closeTabs(keysToClose(latest.current, tab, action)));
      },
      leave,
      pin: (key, pinned) => change((before) => tabsOf.pin(before, key, pinned)),
      move: (key, to) => change((before) => tabsOf.move(before, key, to)),
      split: async (key) => {
        const shown = shownKeys(tabsOf.splitWith(latest.current, key));
        if (await confirmDiscard([], shown)) change((before) => tabsOf.splitWith(before, key));
      },
      rename,
      addressFor: (node) => addressFor(tabs, node),
    };
  }, [tabs, change, rename, leave, latest, navigate, onRefresh, unsavedRegistry]);

  return <TabsContext value={place}>{children}</TabsContext>;
}

/** Address and key of the home page. */
const home = '/index';

/** Keys of the tabs on screen once tabs were closed. */
function shownAfter({ tabs, next }: ReturnType<typeof tabsOf.close>): readonly string[] {
  if (next === undefined) return shownKeys(tabs);
  return [next === 'home' ? home : next.key];
}

/**
 * The address of the entry's tab as it was left, where it is open and has the entry's fixed query. Else the entry's
 * own.
 */
function addressFor(tabs: Tabs, node: MenuNode): string {
  const tab = findTab(tabs, tabKeyOf(node));
  return tab && holdsQuery(tab.location.search, node.query) ? addressOfTab(tab) : addressOf(node);
}

interface State {
  readonly tabs: Tabs;
  readonly tree: readonly MenuNode[];
  readonly seen: Location | undefined;
}

/** The tabs, which follow address and tree while they are drawn, never after. */
function useTabState(
  tree: readonly MenuNode[],
  userId: RecordId,
  userScope: Props['userScope'],
): readonly [Tabs, (edit: (tabs: Tabs) => Tabs) => void] {
  const location = useLocation();
  const [memory] = useState(() => createTabMemory(userId));
  const [state, setState] = useState<State>(() => ({ tabs: memory.read(tree), tree, seen: undefined }));
  const current = arrive(state, tree, location);
  if (current !== state) setState(current);
  const { tabs } = current;

  useEffect(() => memory.write(tabs), [memory, tabs]);
  useEffect(() => userScope.onUserChange(memory.forget), [userScope, memory]);
  const change = useCallback(
    (edit: (tabs: Tabs) => Tabs) => setState((before) => ({ ...before, tabs: edit(before.tabs) })),
    [],
  );
  return [tabs, change];
}

/** Follows the address. On the way through /redirect the tabs stay as they are: nothing leaves the screen (TAB-7). */
function arrive(state: State, tree: readonly MenuNode[], location: Location): State {
  if (state.tree === tree && state.seen === location) return state;
  const tabs =
    state.tree === tree ? state.tabs : tabsOf.withMenuTree(state.tabs, (address) => tabPageAt(tree, address));
  if (state.seen === location) return { ...state, tabs, tree };
  const address = location.pathname + location.search;
  const isPassing = redirectedTo(address) !== undefined;
  const page = tabPageAt(tree, address);
  const outside = isPassing ? tabs : tabsOf.leaveTabs(tabs);
  return { tree, seen: location, tabs: page ? tabsOf.visit(tabs, page, location) : outside };
}

/** The value drawn last, for later callbacks. */
function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}
