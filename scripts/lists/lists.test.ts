import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { completeLists } from './completeLists.mjs';
import { readTree } from './readTree.mjs';

const tree = readTree(join(import.meta.dirname, '../..'));

test('the lists of resources, mocks and samples are complete; `npm run lists` completes them', () => {
  expect([...completeLists(tree).keys()]).toEqual([]);
});

describe('a new resource', () => {
  const list = (path: string) => tree.get(path) ?? '';
  const withFiles = (files: Readonly<Record<string, string>>) =>
    completeLists(new Map([...tree, ...Object.entries(files)]));

  test('is named in the list of its domain once it is declared', () => {
    const added = withFiles({
      'resources/show/poster.tsx': 'export const posters = defineResource<Poster>()({\n  label: 海报,\n});\n',
    });
    expect([...added.keys()]).toEqual(['resources/show/index.ts']);
    const text = added.get('resources/show/index.ts') ?? '';
    expect(text).toContain("import { posters } from './poster';");
    expect(text).toMatch(/privacyTexts,\nposters,\n\];/);
  });

  test('is left out where it has no view, and where a page of its own draws it', () => {
    const files = {
      'resources/show/a.tsx': 'export const as = defineResource<A>()({\n  view: null,\n});\n',
      'resources/show/b.tsx': 'export const bs = defineResource<B>()({\n});\n',
      'resources/show/BPage.tsx': "import { bs } from './b';\n",
    };
    expect([...withFiles(files).keys()]).toEqual([]);
  });

  test('is served by its mock, whose body is a sample', () => {
    const added = withFiles({
      'mocks/show/poster.ts': 'export const posterRoutes: readonly Route[] = [];\n',
      'mocks/show/poster.sample.ts': 'export const written: WrittenSample = {};\n',
    });
    expect(added.get('mocks/routes.ts')).toContain('...posterRoutes,\n];');
    expect(added.get('mocks/written.sample.ts')).toContain('written as showPosterWritten');
  });

  test('has its calls served once where another mock takes them in', () => {
    const added = withFiles({
      'mocks/show/posterParts.ts': 'export const partRoutes: readonly Route[] = [];\n',
      'mocks/show/poster.ts':
        "import { partRoutes } from './posterParts';\nexport const posterRoutes: readonly Route[] = [...partRoutes];\n",
    });
    expect(added.get('mocks/routes.ts')).not.toContain('partRoutes');
  });

  test('leaves the order of the lists as it is', () => {
    const added = withFiles({ 'mocks/a/first.ts': 'export const firstRoutes: readonly Route[] = [];\n' });
    const body = (text = '') => text.slice(text.indexOf('/** All calls'));
    expect(body(added.get('mocks/routes.ts'))).toBe(
      `${body(list('mocks/routes.ts')).replace(/\];\n$/, '')}...firstRoutes,\n];\n`.replace(
        ',\n...first',
        ',\n...first',
      ),
    );
  });
});
