import { describe, expect, test } from 'vitest';
import { filesOf, withBoot } from './bootScript.mjs';

test('the boot script comes last in the head: after the configuration and the style sheet', () => {
  const html = withBoot(
    '<head><script src="/config.js"></script><link href="/a.css"></head><body></body>',
    'assets/boot.js',
  );
  expect(html.indexOf('/assets/boot.js')).toBeGreaterThan(html.indexOf('/a.css'));
  expect(html.indexOf('/assets/boot.js')).toBeLessThan(html.indexOf('</head>'));
  expect(() => withBoot('<body></body>', 'assets/boot.js')).toThrow('no head');
});

describe('the files of a page', () => {
  const chunk = (fileName: string, moduleIds: string[], imports: string[] = [], css: string[] = []) => ({
    type: 'chunk' as const,
    fileName,
    moduleIds,
    imports,
    viteMetadata: { importedCss: new Set(css) },
  });
  const bundle = {
    list: chunk('list.js', ['/p/src/list.tsx'], ['antd.js', 'start.js'], ['list.css']),
    antd: chunk('antd.js', ['/p/node_modules/antd/es/index.js'], ['start.js']),
    start: chunk('start.js', ['/p/src/main.tsx']),
    page: chunk('page.js', ['/p/src/page.tsx'], ['list.js']),
  };

  test('are the scripts that it imports, each once, and their style sheets', () => {
    expect(filesOf(bundle, ['src/list.tsx', 'src/main.tsx'])).toEqual([
      'list.js',
      'list.css',
      'antd.js',
      'start.js',
    ]);
  });

  test('cannot be told where no script holds the module', () => {
    expect(() => filesOf(bundle, ['src/gone.tsx'])).toThrow('no script of the build holds src/gone.tsx');
  });
});
