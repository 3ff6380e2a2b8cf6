import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { ListOnScreen } from './listPage';

/** The right toolbar of a list, with the panels that it opens. */
export function listTools({ root, toolbar }: ListOnScreen) {
  const tool = (name: string) => toolbar.getByRole('button', { name, exact: true });
  const panel = (name: string) => page.getByRole('dialog', { name, exact: true });
  return {
    tool,
    panel,
    openPanel: async (name: string): Promise<Locator> => {
      await tool(name).click();
      await expect.element(panel(name)).toBeInViewport({ ratio: 0.98 });
      await expect.element(panel(name).getByRole('button').first()).toBeVisible();
      return panel(name);
    },
    /** Labels of the table's heads, in order. */
    heads: () => headsIn(root),
  };
}

function headsIn(root: Locator): string[] {
  const heads = root.getByRole('columnheader').elements();
  return heads.flatMap((head) => head.textContent || []);
}
