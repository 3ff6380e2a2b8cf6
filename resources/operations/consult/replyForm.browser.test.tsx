import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openView } from '@/src/testing/openView';

test('[O4] on a phone the quick phrases keep the margins of the reply, and are headed as 相似问答 is', {
  tags: 'full',
}, async () => {
  const { screen } = await openView({ view: 'operations/consult/index' }, { at: '?status=0' });
  const items = screen.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  await expect.element(items.first()).toBeVisible();
  await page.viewport(390, 844);
  await expect.element(screen.getByRole('region', { name: '咨询' })).toHaveAttribute('data-narrow', 'true');
  await items.first().getByRole('button').click();
  const article = page.getByRole('article');
  const phrases = article.getByRole('group', { name: '快捷短语' });
  const form = () => phrases.element().closest('form');
  await expect.poll(() => form()?.clientWidth).toBe(342);
  expect(form()?.scrollWidth).toBe(342);
  const look = (element: Element) => {
    const { color, fontSize } = getComputedStyle(element);
    return { color, fontSize };
  };
  const similar = article.getByRole('heading', { name: '相似问答' });
  await expect.element(similar).toBeVisible();
  expect(look(phrases.getByText('快捷短语').element())).toEqual(look(similar.element()));
});
