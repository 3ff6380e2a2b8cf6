import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openSampleList } from '@/src/testing/sampleList';

test('the pager is a landmark of named buttons, one of them the present page; a key turns one page', async () => {
  const { list, query } = await openSampleList();
  const pager = list.root.getByRole('navigation', { name: '分页' });
  const button = (name: string) => pager.getByRole('button', { name, exact: true });
  await expect.element(button('第 1 页')).toHaveAttribute('aria-current', 'page');
  await expect.element(button('第 2 页')).not.toHaveAttribute('aria-current');
  await expect.element(button('上一页')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(pager.getByRole('combobox', { name: '每页条数' })).toBeInTheDocument();
  expect(pager.element().querySelectorAll('li[tabindex]')).toHaveLength(0);
  for (const [key, number] of [
    ['{Enter}', 2],
    [' ', 3],
  ] as const) {
    button('下一页').element().focus();
    await userEvent.keyboard(key);
    await expect.poll(query).toContain(`page=${number}`);
    await expect.element(button(`第 ${number} 页`)).toHaveAttribute('aria-current', 'page');
  }
  expect(pager.element().querySelectorAll('li[tabindex]')).toHaveLength(0);
});

test('the outcome of a filter and of a page is said, and not that of a read in the background', async () => {
  const { list, query } = await openSampleList();
  const said = list.root.getByRole('status').filter({ hasText: /^列表/ });
  await expect.element(said).toHaveTextContent(/^列表有 \d+ 条记录，当前第 1 页$/);
  const texts: (string | null)[] = [];
  const element = said.element();
  const observer = new MutationObserver(() => texts.push(element.textContent));
  observer.observe(element, { childList: true, characterData: true, subtree: true });
  await list.root.getByRole('button', { name: '刷新' }).click();
  await expect.element(list.root).toHaveAttribute('aria-busy', 'false');
  expect(texts).toEqual([]);
  await page.getByRole('button', { name: '第 2 页' }).click();
  await expect.poll(query).toContain('page=2');
  await expect.element(said).toHaveTextContent(/当前第 2 页$/);
  expect(texts[0]).toBe('');
  observer.disconnect();
});
