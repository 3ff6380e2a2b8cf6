import { expect, test } from 'vitest';
import {
  compareParagraphs,
  compareRules,
  paragraphsOf,
  previewHtml,
  takenText,
  usualTitle,
} from './brochure';

test('[O2] a brochure is called after its college, year and kind, and is there once', () => {
  expect(usualTitle('示例大学', 2026, 1)).toBe('示例大学2026年招生章程');
  expect(takenText(2026, 3)).toBe('该院校 2026 年专项简章已存在');
});

test('[O2] a text is compared paragraph by paragraph', () => {
  const before = paragraphsOf('<h2>总则</h2><p>学费 <b>5000</b> 元。</p><p>&nbsp;</p><p>附则</p>');
  const after = paragraphsOf('<h2>总则</h2><p>学费 5500 元。</p><p>可以转专业。</p><p>附则</p>');
  expect(before).toEqual(['总则', '学费 5000 元。', '附则']);
  expect(compareParagraphs(before, after)).toEqual([
    { kind: 0, text: '总则' },
    { kind: 2, text: '学费 5000 元。' },
    { kind: 1, text: '学费 5500 元。' },
    { kind: 1, text: '可以转专业。' },
    { kind: 0, text: '附则' },
  ]);
  expect(compareParagraphs([], ['新'])).toEqual([{ kind: 1, text: '新' }]);
  expect(compareParagraphs(['旧'], [])).toEqual([{ kind: 2, text: '旧' }]);
});

test('[O2] the public page shows key rules first, then text, file or link; signs of HTML stay signs', () => {
  const nameOf = (item: string) => (item === '2' ? '单科成绩' : item);
  const shown = {
    ...{
      contentType: 1 as const,
      content: '<p>正文</p>',
      fileUrl: '/a.pdf',
      link: 'https://x.example.com/?a=1&b="2"',
    },
    keyRules: [{ item: '2', text: '数学 < 90 不录' }],
  };
  const points = '<h3>要点摘录</h3><ul><li><strong>单科成绩</strong>：数学 &lt; 90 不录</li></ul>';
  expect(previewHtml(shown, nameOf)).toBe(`${points}<p>正文</p>`);
  expect(previewHtml({ ...shown, contentType: 2, keyRules: [] }, nameOf)).toBe(
    '<p><a href="/a.pdf" target="_blank" rel="noreferrer">查看 PDF 全文</a></p>',
  );
  expect(previewHtml({ ...shown, contentType: 3, keyRules: [] }, nameOf)).toContain(
    'href="https://x.example.com/?a=1&amp;b=&quot;2&quot;"',
  );
});

test('[O2] key rules that changed are named, those that stayed are not', () => {
  const before = [
    { item: '7', text: '学费 5000 元' },
    { item: '6', text: '可以转专业' },
  ];
  const after = [
    { item: '7', text: '学费 5500 元' },
    { item: '6', text: '可以转专业' },
    { item: '1', text: '色盲限报' },
  ];
  expect(compareRules(before, after)).toEqual([
    { item: '1', before: '', after: '色盲限报' },
    { item: '7', before: '学费 5000 元', after: '学费 5500 元' },
  ]);
});
