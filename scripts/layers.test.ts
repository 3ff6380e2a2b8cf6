import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clean, planted, type Tree } from './layers/plantedTrees';
import { checkLayers } from './layers.mjs';

describe('the check of layers, islands and cycles', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'layers-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const check = (tree: Tree) => {
    for (const [path, text] of Object.entries(tree)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return checkLayers(root).findings.map(({ file, line, rule }) => `${rule} ${file}:${line}`);
  };

  test('a clean tree passes', () => {
    expect(check(clean)).toEqual([]);
  });

  test.each(planted)('finds $name', ({ rule, at, files }) => {
    expect(check({ ...clean, ...files })).toContain(`${rule} ${at}`);
  });

  test('types and lazy imports make no cycle', () => {
    const a = `import type { B } from './b';\nexport const a = 1;\nexport type A = B;`;
    const b = `import { a } from './a';\nexport const b = a;\nexport type B = 1;`;
    const c = `export const c = createLoader(() => import('./d'));`;
    const d = `import { c } from './c';\nexport const d = c;`;
    const tree = { 'src/lib/a.ts': a, 'src/lib/b.ts': b, 'src/lib/c.ts': c, 'src/lib/d.ts': d };
    expect(check({ ...clean, ...tree })).toEqual([]);
  });

  test('a plain screen brings nothing of antd along', () => {
    const screens = `export const screens = [{ isPlain: true, page: () => import('./ShopPage') }];`;
    const page = (code: string) => ({
      'resources/customer/screens.ts': screens,
      'resources/customer/ShopPage.tsx': code,
    });
    const found = 'plain resources/customer/screens.ts:1';
    expect(
      check({ ...clean, ...page(`import { Empty } from 'antd';\nexport default () => <Empty />;`) }),
    ).toContain(found);
    expect(check({ ...clean, ...page('export default () => <p />;') })).not.toContain(found);
  });

  test('a style sheet has at most 250 lines, like a script', () => {
    const sheet = (lines: number) => ({ 'src/ui/tag.css': '/* line */\n'.repeat(lines) });
    expect(check({ ...clean, ...sheet(250) })).toEqual([]);
    expect(check({ ...clean, ...sheet(251) })).toEqual(['length src/ui/tag.css:251']);
  });

  test('a seed may be long', () => {
    expect(check({ ...clean, 'mocks/seed/names.ts': '// line\n'.repeat(400) })).toEqual([]);
  });

  test('every message names a way out', () => {
    const messages = planted.flatMap(({ files }) => {
      check({ ...clean, ...files });
      return checkLayers(root).findings.map((finding) => finding.message);
    });
    for (const message of messages) expect(message).toMatch(/\. (Take|Name|Move|Write|Split|Export) /);
  });
});
