import { type Location, parsePath } from 'react-router';
import { isRecord, parseJson, textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { safeLocal, safeSession, type TextStorage } from '@/src/lib/safeStorage';
import type { MenuNode } from '../menu/menuTree';
import { addressOfTab, noTabs, restore, type Tabs, tabPageAt } from './tabs';

/** The storage of one person's tabs: open ones until the browser's tab is closed, pinned ones for good. */
export interface TabMemory {
  /** The tabs as they were, asleep; entries that the person may no longer open are left out. */
  read(tree: readonly MenuNode[]): Tabs;
  write(tabs: Tabs): void;
  /** Forgets the open tabs, and the records' names on the pinned ones: the person is gone (SESS-5, decision 34). */
  forget(): void;
}

interface Kept {
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
  const pinnedKey = `pinned-tabs:${userId}`;
  return {
    read(tree) {
      const pinned = readList(local, pinnedKey);
      const open = readList(session, openKey);
      return [...pinned, ...open].reduce((tabs, kept) => reopen(tabs, tree, kept), withAffix(noTabs, tree));
    },
    write({ list }) {
      const kept = list.map((tab) => ({
        address: addressOfTab(tab),
        record: tab.record ?? '',
        pinned: tab.pinned,
      }));
      session.setItem(openKey, JSON.stringify(kept));
      local.setItem(pinnedKey, JSON.stringify(kept.filter(({ pinned }) => pinned)));
    },
    forget() {
      session.removeItem(openKey);
      const pinned = readList(local, pinnedKey).map((kept) => ({ ...kept, record: '' }));
      local.setItem(pinnedKey, JSON.stringify(pinned));
    },
  };
}

/** The fixed tabs, which are there from the start (TAB-2). */
function withAffix(tabs: Tabs, tree: readonly MenuNode[]): Tabs {
  const fixed = tree.filter(({ affix, target }) => affix && target.kind === 'page');
  return fixed.reduce(
    (sum, { path }) => reopen(sum, tree, { address: path, record: '', pinned: false }),
    tabs,
  );
}

function reopen(tabs: Tabs, tree: readonly MenuNode[], { address, record, pinned }: Kept): Tabs {
  const location = locationOf(address);
  const page = tabPageAt(tree, location.pathname + location.search);
  if (!page) return tabs;
  return restore(tabs, page, location, { pinned, ...(record !== '' && { record }) });
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
  return [{ address: textOr(value.address), record: textOr(value.record), pinned: value.pinned === true }];
}
