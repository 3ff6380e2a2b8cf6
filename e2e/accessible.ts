import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}

const axe = fileURLToPath(import.meta.resolve('axe-core/axe.min.js'));

/** axe finds nothing serious and nothing critical, in the light and in the dark. Ends in the light. */
export async function expectAccessibleInBoth(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  // Only colours differ.
  await expectAccessible(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** axe finds nothing serious and nothing critical, by all its rules or by some, once the page has come to rest. */
export async function expectAccessible(page: Page, rules: string[] = []): Promise<void> {
  await page.addScriptTag({ path: axe });
  await expect.poll(() => violations(page, rules)).toEqual([]);
}

/** Waits for what moves: colours are half faded until then. */
function violations(page: Page, rules: readonly string[]): Promise<string[]> {
  return page.evaluate(async (runOnly) => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
    const some = runOnly.length > 0 ? { runOnly: [...runOnly] } : {};
    const found = await window.axe.run(document, { resultTypes: ['violations'], ...some });
    return found.violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
  }, rules);
}
