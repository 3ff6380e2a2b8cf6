import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { MenuIcon } from './MenuIcon';

test('an icon is drawn by its antd name', async () => {
  const screen = await render(<MenuIcon name="ShopOutlined" />);
  await expect
    .poll(() => screen.container.querySelector('svg')?.getAttribute('viewBox'))
    .toBe('64 64 896 896');
  expect(screen.container.querySelector('path')?.getAttribute('d')).toMatch(/^M882 272/);
});

test.each(['', 'NoSuchIconOutlined', '../ShopOutlined', 'shop'])('«%s» is a dot', async (name) => {
  const screen = await render(<MenuIcon name={name} />);
  await expect.poll(() => screen.container.querySelector('circle')).not.toBeNull();
});
