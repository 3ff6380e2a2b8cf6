import { expect } from 'vitest';
import { type Locator, locators, page } from 'vitest/browser';
import type { Resource } from '@/src/crud/defineResource';
import type { Visit } from './openView';

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /**
     * The table rows that hold records: not its heads, its sums, nor unfolded details. By role it takes seconds where
     * there are hundreds.
     */
    getRecords: () => Locator;
    /** The row of the record with an id. */
    getRecord: (id: string) => Locator;
  }
}

locators.extend({
  getRecords: () => 'tr[data-row-key]',
  getRecord: (id: string) => `tr[data-row-key="${id}"]`,
});

/** A resource's list on screen, with the actions of the staff. */
export interface ListOnScreen {
  readonly root: Locator;
  readonly toolbar: Locator;
  readonly filters: Locator;
  /** The rows that hold records. */
  readonly rows: Locator;
  /** Ids of the records, from top to bottom. */
  readonly ids: () => string[];
  /** The row that contains a text. */
  readonly row: (text: string) => Locator;
  /** The row of a record. */
  readonly withId: (id: string) => Locator;
  /** The same in a narrow pane. */
  readonly cards: Locator;
  /** Waits until rows are there; returns the number of records on all pages. */
  readonly ready: () => Promise<number>;
  /** Goes to an address of the list, and waits for its rows. */
  readonly goTo: (query: string) => Promise<void>;
  /** Looks for a record on the first page and on the last. */
  readonly find: (text: string) => Promise<Locator>;
  /** Runs an action of a row: by its button, or under 更多; 详情 by its name. */
  readonly act: (row: Locator, label: string) => Promise<void>;
}

/** The list of a resource on the page that was opened. */
export function listPage({ screen, go, address }: Visit, { label }: Resource): ListOnScreen {
  const root = screen.getByRole('region', { name: label, exact: true });
  const rows = root.getRecords();
  const ids = () => rows.elements().map((row) => row.getAttribute('data-row-key') ?? '');
  const cards = root.getByRole('listitem').filter({ has: page.getByRole('heading') });
  const withId = (id: string) => root.getRecord(id);
  const row = (text: string) => rows.filter({ hasText: text });

  const ready = async () => {
    const total = root.getByText(/^共 \d+ 条$/);
    await expect.element(total).toBeVisible();
    await expect.element(rows.first()).toBeVisible();
    return Number(total.element().textContent?.match(/\d+/)?.[0]);
  };

  const goTo = async (query: string) => {
    await go(query);
    await expect.poll(() => address().replace(/^[^?]*/, '')).toBe(query);
    await expect.element(root).toHaveAttribute('aria-busy', 'false');
  };

  const find = async (text: string) => {
    await goTo('?size=50');
    const pages = Math.ceil((await ready()) / 50);
    if (pages > 1 && row(text).elements().length === 0) await goTo(`?size=50&page=${pages}`);
    await expect.element(row(text)).toBeVisible();
    return row(text);
  };

  const act = async (target: Locator, action: string) => {
    const own = target.getByRole('button', { name: `${action}：` });
    const more = target.getByRole('button', { name: '更多操作：' });
    if (action === '详情' && own.elements().length === 0) return nameOf(target).click();
    await expect.element(own.or(more).first()).toBeVisible();
    if (own.elements().length > 0) return own.click();
    await more.click();
    const item = page.getByRole('menuitem', { name: action, exact: true });
    // whole but for a fraction of a pixel
    await expect.element(item).toBeInViewport({ ratio: 0.98 });
    await item.click();
  };

  const toolbar = root.getByRole('toolbar');
  const filters = root.getByRole('form', { name: '筛选' });
  return { root, toolbar, filters, rows, ids, row, withId, cards, ready, goTo, find, act };
}

/** Id of the record in a row, as addresses hold it. */
export function idIn(row: Locator): string {
  return row.element().getAttribute('data-row-key') ?? '';
}

/** The name of a row, which opens it: a link, or a button where it opens a dialog. */
function nameOf(row: Locator): Locator {
  const links = row.getByRole('link');
  return links.elements().length > 0 ? links.first() : row.getByRole('button').first();
}
