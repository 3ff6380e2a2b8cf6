import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { safeHtml } from '@/src/lib/safeHtml';
import { SafeHtml } from './SafeHtml';
import { SafeMarkdown } from './SafeMarkdown';

const same = (address: string) => address;

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
  const screen = await render(
    <SafeHtml html='<ul><li>一</li></ul><a href="https://example.com">看</a>' imageUrl={same} />,
  );
  await expect.element(screen.getByRole('listitem')).toHaveTextContent('一');
  const link = screen.getByRole('link', { name: '看' });
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('another text takes the place of the former one', async () => {
  const screen = await render(<SafeHtml html="<p>旧</p>" imageUrl={same} />);
  await expect.element(screen.getByText('旧')).toBeVisible();
  await screen.rerender(<SafeHtml html="<p>新</p>" imageUrl={same} />);
  await expect.element(screen.getByText('新')).toBeVisible();
  await expect.element(screen.getByText('旧')).not.toBeInTheDocument();
});

test.each([
  [
    'HTML',
    <SafeHtml key="html" html='<img alt="图" src="/a.png">' imageUrl={(stored) => `/shown${stored}`} />,
  ],
  ['Markdown', <SafeMarkdown key="md" source="![图](/a.png)" imageUrl={(stored) => `/shown${stored}`} />],
])('[WID-6] a stored picture in %s is read from where it is shown', async (_, text) => {
  const screen = await render(text);
  await expect.element(screen.getByRole('img', { name: '图' })).toHaveAttribute('src', '/shown/a.png');
});

test('[WID-6] a picture of elsewhere keeps its address, which learns nothing', async () => {
  const html = '<img alt="图" src="https://example.com/a.png">';
  const screen = await render(<SafeHtml html={html} imageUrl={(stored) => `${stored}?token`} />);
  await expect
    .element(screen.getByRole('img', { name: '图' }))
    .toHaveAttribute('src', 'https://example.com/a.png');
});
