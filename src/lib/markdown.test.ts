import { expect, test } from 'vitest';
import { markdownHtml } from './markdownHtml';
import { markdownText } from './markdownText';

test('[WID-3] Markdown becomes HTML; the box of a task is a sign', () => {
  expect(markdownHtml('- [x] 一\n- [ ] 二')).toBe('<ul>\n<li>☑ 一</li>\n<li>☐ 二</li>\n</ul>');
  expect(markdownHtml('| a |\n| --- |\n| ~~b~~ |')).toContain('<td><del>b</del></td>');
});

test('[WID-3] a list shows the words of a Markdown text', () => {
  const source =
    '## 标题\n\n- **一** [二](https://example.com)\n> 引 `三`\n\n| 列 |\n| --- |\n| 值 |\n\n<b onclick="x()">四</b>';
  expect(markdownText(source)).toBe('标题 一 二 引 三 列 值 四');
});
