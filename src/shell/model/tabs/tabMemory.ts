import { type Location, parsePath } from 'react-router';
import { isRecord, parseJson, textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { safeLocal, safeSession, type TextStorage } from '@/src/lib/safeStorage';
import { addressOf, type MenuNode } from '../menu/menuTree';
import { everyNode } from '../menu/readMenu';
import { addressOfTab, findTab, noTabs, restore, splitWith, type Tab, type Tabs, tabPageAt } from './tabs';

/** The storage of one person's tabs: open ones until the browser's tab is closed, pinned ones for good. */
export interface TabMemory {
  /** The tabs and their split view as they were, asleep. Entries that the person may no longer open are left out. */
  read(tree: readonly MenuNode[]): Tabs;
  /** Pins are written where they changed here, into the list that other tabs of the browser may have changed. */
  write(tabs: Tabs): void;
  /** Forgets the open tabs, and the records' names on the pinned ones: the person is gone (SESS-5, decision 34). */
  forget(): void;
}

interface Kept {
  /** The tab's key; its address changes with filters. */
  readonly key: string;
  readonly address: string;
  readonly record: string;
  readonly pinned: boolean;
}

/** Creates the memory of a person. */
export function createTabMemory(
  userId: RecordId,
  session: TextStorage = safeSession,
  local: TextStorage = safeLocal,
): TabMemory {
  const openKey = `tabs:${userId}`;
  const splitKey = `split-tabs:${userId}`;
  const pinnedKey = `pinned-tabs:${userId}`;
  /** The pins of this tab of the browser as they were read or written last. */
  let ownPins: readonly Kept[] = [];
  return {
    read(tree) {
      const pinned = readList(local, pinnedKey);
      const open = readList(session, openKey).map((kept) => ({ ...kept, pinned: has(pinned, kept) }));
      const tabs = [...pinned, ...open].reduce(
        (sum, kept) => reopen(sum, tree, kept),
        withAffix(noTabs, tree),
      );
      ownPins = pinsOf(tabs);
      return withHalves(tabs, parseJson(session.getItem(splitKey) ?? ''));
    },
    write(tabs) {
      session.setItem(openKey, JSON.stringify(tabs.list.map(keptOf)));
      session.setItem(splitKey, JSON.stringify(tabs.split ?? []));
      const pins = pinsOf(tabs);
      if (JSON.stringify(pins) === JSON.stringify(ownPins)) return;
      local.setItem(pinnedKey, JSON.stringify(withChanges(readList(local, pinnedKey), ownPins, pins)));
      ownPins = pins;
    },
    forget() {
      session.removeItem(openKey);
      session.removeItem(splitKey);
      const pinned = readList(local, pinnedKey).map((kept) => ({ ...kept, record: '' }));
      local.setItem(pinnedKey, JSON.stringify(pinned));
    },
  };
}

/**
 * The stored pins after those of this tab of the browser changed. Pins that others added stay; those that others
 * removed stay away.
 */
function withChanges(
  stored: readonly Kept[],
  before: readonly Kept[],
  after: readonly Kept[],
): readonly Kept[] {
  const own = after.filter((pin) => has(stored, pin) || !has(before, pin));
  return [...own, ...stored.filter((pin) => !has(before, pin) && !has(after, pin))];
}

function has(list: readonly Kept[], { key }: Kept): boolean {
  return list.some((one) => one.key === key);
}

function pinsOf({ list }: Tabs): readonly Kept[] {
  return list.filter(({ pinned }) => pinned).map(keptOf);
}

function keptOf(tab: Tab): Kept {
  return { key: tab.key, address: addressOfTab(tab), record: tab.record ?? '', pinned: tab.pinned };
}

/** The fixed tabs, which are there from the start (TAB-2): all whose address needs no record. */
function withAffix(tabs: Tabs, tree: readonly MenuNode[]): Tabs {
  const fixed = everyNode(tree).filter(
    ({ affix, path, target: { kind } }) =>
      affix && (kind === 'page' || kind === 'frame') && !path.includes('/:'),
  );
  return fixed.reduce(
    (sum, node) => reopen(sum, tree, { address: addressOf(node), record: '', pinned: false }),
    tabs,
  );
}

function reopen(tabs: Tabs, tree: readonly MenuNode[], { address, record, pinned }: Omit<Kept, 'key'>): Tabs {
  const location = locationOf(address);
  const page = tabPageAt(tree, location.pathname + location.search);
  if (!page) return tabs;
  return restore(tabs, page, location, { pinned, ...(record !== '' && { record }) });
}

/** The tabs with the kept halves of a split view, where both are open. */
function withHalves(tabs: Tabs, kept: unknown): Tabs {
  const [left, right] = Array.isArray(kept) ? kept.map((key) => findTab(tabs, textOr(key))) : [];
  return left && right ? { ...splitWith({ ...tabs, active: left.key }, right.key), active: undefined } : tabs;
}

/** An address of the application as the router would describe it. */
function locationOf(address: string): Location {
  const { pathname = '/', search = '', hash = '' } = parsePath(address);
  return { pathname, search, hash, state: null, key: 'restored' };
}

function readList(store: TextStorage, key: string): readonly Kept[] {
  const list = parseJson(store.getItem(key) ?? '');
  return Array.isArray(list) ? list.flatMap(parseKept) : [];
}

function parseKept(value: unknown): Kept[] {
  if (!isRecord(value) || !textOr(value.address).startsWith('/')) return [];
  const address = textOr(value.address);
  const key = textOr(value.key) || locationOf(address).pathname;
  return [{ key, address, record: textOr(value.record), pinned: value.pinned === true }];
}
