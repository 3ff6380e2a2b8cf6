import { expect, test } from 'vitest';
import { markdownHtml } from './markdownHtml';
import { markdownAddress, markdownText } from './markdownText';

test('[WID-3] Markdown becomes HTML; the box of a task is a sign', () => {
  expect(markdownHtml('- [x] 一\n- [ ] 二')).toBe('<ul>\n<li>☑ 一</li>\n<li>☐ 二</li>\n</ul>');
  expect(markdownHtml('| a |\n| --- |\n| ~~b~~ |')).toContain('<td><del>b</del></td>');
});

test('[WID-3] a list shows the words of a Markdown text', () => {
  const source =
    '## 标题\n\n- **一** [二](https://example.com)\n> 引 `三`\n\n| 列 |\n| --- |\n| 值 |\n\n<b onclick="x()">四</b>';
  expect(markdownText(source)).toBe('标题 一 二 引 三 列 值 四');
});

test.each(['/榜单 (1).png', '/榜单\u3000一.png', '/榜单\u00a0<二>.png'])(
  '[WID-3] the address %j is written so that a picture of a Markdown text leads to it',
  (address) => {
    const [, written] = /src="([^"]*)"/.exec(markdownHtml(`![榜单](${markdownAddress(address)})`)) ?? [];
    expect(decodeURIComponent(written ?? '')).toBe(address);
  },
);
