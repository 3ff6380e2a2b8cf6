import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect } from './journey';

/** A user whose clicks and keys are counted. Typed text counts nothing, but its target must have the focus. */
export interface Hand {
  readonly page: Page;
  readonly click: (target: Locator, how?: { readonly button: 'right' }) => Promise<void>;
  readonly press: (key: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Clicks and keys so far. */
  readonly steps: () => number;
}

/** A hand that has done nothing yet. */
export function createHand(page: Page): Hand {
  let steps = 0;
  return {
    page,
    steps: () => steps,
    click: async (target, how) => {
      steps += 1;
      await target.click(how);
    },
    press: async (key) => {
      steps += 1;
      await page.keyboard.press(key);
    },
    type: async (text) => {
      await expect(
        page.locator('input:focus, textarea:focus, [contenteditable=true]:focus'),
        `a field for «${text}»`,
      ).toHaveCount(1);
      await page.keyboard.type(text);
    },
  };
}

/** A row of the table in docs/tasks.md. */
export interface DocumentedTask {
  /** Clicks and keys that it takes here. */
  readonly ours: number;
  /** The most clicks and keys that it may take. */
  readonly most: number;
}

/** The tasks of docs/tasks.md by their names. */
export function documentedTasks(): ReadonlyMap<string, DocumentedTask> {
  const rows = readFileSync(new URL('../docs/tasks.md', import.meta.url), 'utf8').matchAll(
    /^\| ([^|]+?) \| (\d+) \| (\d+)[^|]*\|/gm,
  );
  return new Map(
    [...rows].map(([, name = '', ours, most]) => [name, { ours: Number(ours), most: Number(most) }]),
  );
}
