import { pageCommands } from '@/src/services/usePageCommands';
import type { MenuNode } from '../../model/menu/menuTree';
import { titleOfTab } from '../../model/tabs/tabs';
import { actions } from '../shortcuts/actions';
import type { ShellPlace } from '../shortcuts/ShellPlace';
import type { ShortcutText } from '../shortcuts/texts';
import type { Candidate } from './candidate';
import { pageCandidates } from './pageCandidates';
import type { FoundRecord, PageTask } from './RecordSearchContext';

/** All candidates but records: tabs, actions that make sense now, pages of the tree. */
export function candidatesOf(
  place: ShellPlace,
  t: (key: ShortcutText) => string,
  currentHint: string,
): readonly Candidate[] {
  const pages = pageCandidates(place.tree, (node) => openPage(node, place));
  const doable = actions
    .filter(({ applies }) => applies?.(place) ?? true)
    .map((action): Candidate => {
      const { id, title, keywords = [] } = action;
      const run = () => action.run(place);
      return { id: `action:${id}`, group: 'actions', title: t(title), hint: '', keywords, run, shortcut: id };
    });
  return [...tabCandidates(place, pages, currentHint), ...ownCandidates(place), ...doable, ...pages];
}

/** Commands of the page on screen: 新增, 刷新缓存. */
function ownCandidates({ path }: ShellPlace): readonly Candidate[] {
  return pageCommands().map(({ id, label, hint, run }) => ({
    id: `page-action:${path}:${id}`,
    group: 'actions',
    title: label,
    hint,
    keywords: [hint],
    run,
  }));
}

/** The open tabs, the last used one first: Enter goes back to it. */
function tabCandidates(
  { tabs: { tabs, open } }: ShellPlace,
  pages: readonly Candidate[],
  currentHint: string,
): readonly Candidate[] {
  const isActive = (key: string) => key === tabs.active;
  return tabs.list
    .toSorted((a, b) => Number(isActive(a.key)) - Number(isActive(b.key)) || b.used - a.used)
    .map((tab) => {
      const page = pages.find((one) => one.page === tab.key);
      const current = isActive(tab.key);
      return {
        id: `tab:${tab.key}`,
        group: 'tabs',
        title: titleOfTab(tab),
        hint: current ? currentHint : (page?.hint ?? ''),
        keywords: [tab.page.title, ...(page?.keywords ?? [])],
        run: () => open(tab.key),
        current,
        ...(page && { page: tab.key }),
      };
    });
}

function openPage(node: MenuNode, { tabs, go }: ShellPlace): void {
  if (node.target.kind === 'link') window.open(node.path, '_blank', 'noopener,noreferrer');
  else go(tabs.addressFor(node));
}

/** The tasks of all pages, but for the form of the open one, which offers its own. */
export function taskCandidates(pages: readonly PageTask[], { path, go }: ShellPlace): readonly Candidate[] {
  return pages
    .filter(({ address }) => address !== `${path}/create`)
    .map(({ label, page, address }) => ({
      id: `task:${label}:${address}`,
      group: 'tasks',
      title: label,
      hint: page,
      keywords: [page],
      run: () => go(address),
    }));
}

/** Found records as candidates. */
export function recordCandidates(
  records: readonly FoundRecord[],
  go: (address: string) => void,
): readonly Candidate[] {
  return records.map(({ kind, title, address }, index) => ({
    id: `record:${index}:${address}`,
    group: 'records',
    title,
    hint: kind,
    keywords: [],
    run: () => go(address),
  }));
}
