import type { Location } from 'react-router';
import { noTabs, type TabPage, type Tabs, visit } from './tabs';

/** A location as the router would describe it. */
export function at(address: string): Location {
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  return { pathname, search, hash, state: null, key: address };
}

/** The page of a tab whose key is its path; the home page cannot be closed. */
export function pageOf(path: string, more: Partial<TabPage> = {}): TabPage {
  return {
    key: path,
    name: path.slice(1),
    title: `页面 ${path}`,
    icon: '',
    affix: path === '/index',
    noCache: false,
    isFrame: false,
    ...more,
  };
}

/** Tabs opened one after the other; the last one is in front. */
export function opened(...paths: string[]): Tabs {
  return paths.reduce((tabs, path) => visit(tabs, pageOf(path), at(path)), noTabs);
}
