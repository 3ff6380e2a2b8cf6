import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AntdSurface } from '../AntdSurface';
import { SearchInput } from './SearchInput';

test('a field to search with has a button named 搜索, also while it searches', async () => {
  const search = vi.fn<(text: string) => void>();
  const input = (loading: boolean) => (
    <AntdSurface>
      <SearchInput aria-label="图片名称" loading={loading} onSearch={(text) => search(text)} />
    </AntdSurface>
  );
  const screen = await render(input(false));
  await page.getByLabelText('图片名称').fill('校徽');
  const button = page.getByRole('button', { name: '搜索', exact: true });
  await button.click();
  expect(search.mock.calls).toEqual([['校徽']]);
  await screen.rerender(input(true));
  await expect.element(button).toBeVisible();
});
