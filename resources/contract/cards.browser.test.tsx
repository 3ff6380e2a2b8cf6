import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openSubject, subjects } from '@/src/testing/subjects';

/** Pixels that a card takes at most: four of them fit on a phone. */
const highest = 132;

/** What the list of every resource must be on a phone. */
describe.each(subjects)('$name', (subject) => {
  test('[SCREEN] on a phone its cards are small, open their records, and nothing sticks out', async () => {
    const { visit, list } = await openSubject(subject);
    await list.ready();
    await page.viewport(390, 844);
    await expect.element(list.cards.first()).toBeVisible();
    const cards = list.cards.elements();
    expect(Math.max(...cards.map((card) => card.getBoundingClientRect().height))).toBeLessThanOrEqual(
      highest,
    );
    expect(cards.filter((card) => card.scrollWidth > card.clientWidth)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    const before = visit.address();
    await list.cards.first().getByRole('heading').getByRole('button').click();
    // In a dialog, or on a page of its own.
    const isOpen = () => page.getByRole('dialog').query() !== null || visit.address() !== before;
    await expect.poll(isOpen).toBe(true);
  });
});
