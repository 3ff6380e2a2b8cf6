import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { safeHtml } from '@/src/lib/safeHtml';
import { SafeHtml } from './SafeHtml';

test.each([
  ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['an event attribute', '<img src="x.png" onerror="alert(1)">', '<img src="x.png">'],
  [
    'a script’s address',
    '<a href="javascript:alert(1)">a</a>',
    '<a target="_blank" rel="noopener noreferrer">a</a>',
  ],
  ['a style sheet', '<style>body{display:none}</style><b>a</b>', '<b>a</b>'],
  ['a form', '<form action="https://example.com"><input name="password"></form>', ''],
  ['a frame', '<iframe src="https://example.com"></iframe>a', 'a'],
])('%s is taken out', async (_, html, clean) => {
  expect(await safeHtml(html)).toBe(clean);
});

test('harmless parts stay; a link opens beside the application and tells it nothing', async () => {
  const screen = await render(<SafeHtml html='<ul><li>一</li></ul><a href="https://example.com">看</a>' />);
  await expect.element(screen.getByRole('listitem')).toHaveTextContent('一');
  const link = screen.getByRole('link', { name: '看' });
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('another text takes the place of the former one', async () => {
  const screen = await render(<SafeHtml html="<p>旧</p>" />);
  await expect.element(screen.getByText('旧')).toBeVisible();
  await screen.rerender(<SafeHtml html="<p>新</p>" />);
  await expect.element(screen.getByText('新')).toBeVisible();
  await expect.element(screen.getByText('旧')).not.toBeInTheDocument();
});
