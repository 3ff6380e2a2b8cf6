import { onTestFinished } from 'vitest';
import type { Locator } from 'vitest/browser';
import type { Resource } from '@/src/crud/defineResource';
import { type ListOnScreen, listPage } from './listPage';
import { openView, type Visit, type VisitOptions } from './openView';

/** The list page of a tree on screen. */
export interface TreeOnScreen {
  readonly visit: Visit;
  readonly list: ListOnScreen;
  /** Ids of the rows, from top to bottom. */
  readonly ids: () => string[];
  /** A button of the toolbar. */
  readonly button: (name: string) => Locator;
}

/** Opens the page of a tree, and waits for its rows. */
export async function openTree(resource: Resource, options: VisitOptions = {}): Promise<TreeOnScreen> {
  return treeOnScreen(await openView(resource, options), resource);
}

/** The tree on the page that was opened; its collapsed nodes are forgotten after the test. */
export async function treeOnScreen(visit: Visit, resource: Resource): Promise<TreeOnScreen> {
  onTestFinished(() => sessionStorage.clear());
  const list = listPage(visit, resource);
  await list.ready();
  return {
    visit,
    list,
    ids: list.ids,
    button: (name) => list.toolbar.getByRole('button', { name }),
  };
}

/** The button that folds or unfolds a row. */
export function fold(row: Locator, label: '展开' | '收起'): Locator {
  return row.getByRole('button', { name: `${label}：` });
}
