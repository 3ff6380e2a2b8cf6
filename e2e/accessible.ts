import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect } from './journey';

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

type Rules = 'all' | 'colours';

/**
 * Expects no serious and no critical finding of axe once the page has come to rest. `rules` selects all rules, or
 * those of colours alone.
 */
export async function expectAccessible(page: Page, rules: Rules = 'all'): Promise<void> {
  await page.evaluate(axe); // an element would be refused by the content security policy
  await expect.soft.poll(() => violations(page, rules), `what keeps people out of ${page.url()}`).toEqual([]);
}

/** Waits for what moves: colours are half faded until then. */
function violations(page: Page, rules: Rules): Promise<string[]> {
  return page.evaluate(async (asked) => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
    const some = asked === 'colours' ? { runOnly: ['color-contrast'] } : {};
    const found = await window.axe.run(document, { resultTypes: ['violations'], preload: false, ...some });
    return found.violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
  }, rules);
}
