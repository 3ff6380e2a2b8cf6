import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { dictDataTable } from '@/mocks/system/dict';
import { entries } from '@/resources/finance/institutionDetails/entries';
import { recharges } from '@/resources/system/recharge/recharges';
import { touchByFinger } from '@/src/testing/finger';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';

const lackOf = (part: Element) => part.scrollWidth - part.clientWidth;

test.each([320, 390])(
  'a card of %d px shows its tag whole, on a second line where it needs it',
  {
    tags: 'full',
  },
  async (width) => {
    await touchByFinger();
    const visit = await openView(entries, { at: '?size=50' });
    await page.viewport(width, 844);
    const { cards } = listPage(visit, entries);
    await expect.element(cards.getByText('专家订单分成').first()).toBeVisible();
    const values = cards.elements().flatMap((card) => [...card.querySelectorAll('dd')]);
    const parts = values.flatMap((value) => [value, ...value.querySelectorAll('.state-tag')]);
    const isCut = (part: Element) => lackOf(part) > 0 || part.scrollHeight > part.clientHeight;
    expect(parts.filter(isCut)).toEqual([]);
    const heights = cards.elements().map((card) => card.getBoundingClientRect().height);
    expect(Math.max(...heights)).toBeLessThanOrEqual(132);
  },
);

test('a tag that is longer than the line of its card ends with an ellipsis', { tags: 'full' }, async () => {
  const dictLabel = '长'.repeat(40);
  const visit = await openView(recharges, {
    prepare: async ({ table }) => {
      const words = await table(dictDataTable);
      const entry = words.find((one) => one.dictType === 'recharge_type' && one.dictValue === '1');
      await words.put({ ...(entry ?? expect.unreachable()), dictLabel });
    },
  });
  await page.viewport(320, 844);
  const long = listPage(visit, recharges).cards.getByText(dictLabel).first();
  await expect.element(long).toBeVisible();
  const tag = long.element();
  expect([lackOf(tag) > 0, getComputedStyle(tag).textOverflow]).toEqual([true, 'ellipsis']);
  expect(document.documentElement.scrollWidth).toBe(320);
});
