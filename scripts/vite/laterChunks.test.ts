import { expect, test } from 'vitest';
import { laterChunks } from './laterChunks.mjs';

const root = '/p';

/** Modules by their paths: what they import, and whether something fetches them when it is opened. */
function modulesOf(about: Record<string, { imports?: string[]; opens?: boolean; size?: number }>) {
  return new Map(
    Object.entries(about).map(([path, { imports = [], opens = false, size = 100 }]) => [
      `${root}/${path}`,
      {
        importedIds: imports.map((each) => `${root}/${each}`),
        dynamicImporters: opens ? ['/p/src/main.tsx'] : [],
        code: ' '.repeat(size),
      },
    ]),
  );
}

type Group = Parameters<typeof laterChunks>[1] extends ReadonlyMap<string, infer Each> ? Each : never;

function chunksOf(about: Parameters<typeof modulesOf>[0], taken: string[] = [], rare: string[] = []) {
  const groups = [...taken, ...rare].map(
    (path) => [path, { name: path.split('/')[1] ?? '', rare: rare.includes(path) }] as const,
  );
  return chunksWith(about, Object.fromEntries(groups));
}

function chunksWith(about: Parameters<typeof modulesOf>[0], groups: Record<string, Group>) {
  const taken = Object.entries(groups).map(([path, group]) => [`${root}/${path}`, group] as const);
  const chunks = laterChunks(modulesOf(about), new Map(taken), root);
  return Object.fromEntries([...chunks].map(([id, name]) => [id.slice(root.length + 1), name]));
}

test('dialogs of a domain are one chunk, those of a large folder one of their own', () => {
  const chunks = chunksOf({
    'resources/show/app/A.tsx': { opens: true },
    'resources/show/site/B.tsx': { opens: true },
    'resources/expert/detail/C.tsx': { opens: true, size: 70_000 },
    'resources/expert/detail/D.tsx': { opens: true, imports: ['resources/expert/detail/e.ts'] },
    'resources/expert/detail/e.ts': {},
    'resources/expert/final/F.tsx': { opens: true },
  });
  expect(chunks).toEqual({
    'resources/show/app/A.tsx': 'later-show',
    'resources/show/site/B.tsx': 'later-show',
    'resources/expert/detail/C.tsx': 'later-expert-detail',
    'resources/expert/detail/D.tsx': 'later-expert-detail',
    'resources/expert/detail/e.ts': 'later-expert-detail',
    'resources/expert/final/F.tsx': 'later-expert',
  });
});

test('a module that several folders need is its domain’s, one that several domains need is common', () => {
  const chunks = chunksOf({
    'resources/expert/detail/C.tsx': { opens: true, size: 70_000, imports: ['resources/expert/own.ts'] },
    'resources/expert/final/F.tsx': {
      opens: true,
      imports: ['resources/expert/own.ts', 'resources/access/all.ts'],
    },
    'resources/show/app/A.tsx': { opens: true, imports: ['resources/access/all.ts'] },
    'resources/expert/own.ts': {},
    'resources/access/all.ts': {},
  });
  expect(chunks).toMatchObject({
    'resources/expert/own.ts': 'later-expert-shared',
    'resources/access/all.ts': 'later-common-pages',
  });
});

test('a layer’s module that several domains need is with those the layer opens itself', () => {
  const chunks = chunksOf({
    'src/lib/scroll.ts': { opens: true },
    'resources/show/app/A.tsx': { opens: true, imports: ['src/lib/all.ts'] },
    'resources/expert/final/F.tsx': { opens: true, imports: ['src/lib/all.ts'] },
    'src/lib/all.ts': {},
  });
  expect(chunks).toMatchObject({ 'src/lib/scroll.ts': 'later-lib', 'src/lib/all.ts': 'later-lib' });
});

test('a module that needs a large package stays apart, and so does what the plan takes or imports', () => {
  const chunks = chunksOf(
    {
      'src/main.tsx': { imports: ['src/lib/odd.ts'] },
      'src/lib/odd.ts': { imports: ['src/lib/odder.ts'] },
      'src/lib/odder.ts': {},
      'src/ui/Chart.tsx': { opens: true, imports: ['node_modules/charts/index.js', 'src/lib/odd.ts'] },
      'src/ui/Card.tsx': { opens: true, imports: ['src/main.tsx', 'src/lib/odder.ts'] },
      'node_modules/charts/index.js': { size: 90_000, imports: ['node_modules/small/index.js'] },
      'node_modules/small/index.js': {},
    },
    ['src/main.tsx'],
  );
  expect(chunks).toEqual({ 'src/ui/Card.tsx': 'later-ui', 'node_modules/small/index.js': 'later-ui' });
});

test('a large chunk keeps apart what needs a rare group; its own domain is none, and small chunks stay whole', () => {
  const size = 40_000;
  const about = {
    'resources/system/index.ts': {},
    'resources/show/index.ts': {},
    'src/dates.ts': {},
    'resources/system/post/Plain.tsx': { opens: true, size, imports: ['resources/system/index.ts'] },
    'resources/system/user/Dated.tsx': { opens: true, size: 100, imports: ['resources/system/dated.ts'] },
    'resources/system/dated.ts': { size, imports: ['src/dates.ts'] },
    'resources/system/role/Foreign.tsx': { opens: true, imports: ['resources/show/index.ts'] },
    'resources/show/app/Small.tsx': { opens: true, imports: ['src/dates.ts'] },
    'resources/show/app/Smaller.tsx': { opens: true },
  };
  const rare = ['resources/system/index.ts', 'resources/show/index.ts', 'src/dates.ts'];
  expect(chunksOf(about, [], rare)).toEqual({
    'resources/system/post/Plain.tsx': 'later-system',
    'resources/system/user/Dated.tsx': 'later-system-more',
    'resources/system/dated.ts': 'later-system-more',
    'resources/system/role/Foreign.tsx': 'later-system-more',
    'resources/show/app/Small.tsx': 'later-show',
    'resources/show/app/Smaller.tsx': 'later-show',
  });
});

test('a package of which little is used keeps nothing apart', () => {
  const chunks = chunksOf({
    'resources/show/app/A.tsx': { opens: true, imports: ['node_modules/@refinedev/antd/index.js'] },
    'node_modules/@refinedev/antd/index.js': { size: 90_000, imports: ['node_modules/charts/index.js'] },
    'node_modules/charts/index.js': { size: 90_000 },
  });
  expect(chunks).toMatchObject({ 'resources/show/app/A.tsx': 'later-show' });
});

/** A list, a dialog, and a domain whose lists draw parts of their own. */
const groups = {
  'src/list.ts': { name: 'list', base: true },
  'src/form.ts': { name: 'form' },
  'resources/finance/index.ts': { name: 'finance', extras: true },
  'resources/show/index.ts': { name: 'show' },
};

const grouped = Object.fromEntries(Object.keys(groups).map((path) => [path, {}]));

test('parts that need nothing beyond a list are apart from dialogs', () => {
  const chunks = chunksWith(
    {
      ...grouped,
      'resources/finance/Sums.tsx': {
        opens: true,
        imports: ['resources/finance/index.ts', 'src/ui/Strip.tsx', 'node_modules/antd/es/button/index.js'],
      },
      'resources/finance/Dialog.tsx': {
        opens: true,
        imports: ['src/ui/Strip.tsx', 'resources/finance/fields.ts'],
      },
      'resources/finance/fields.ts': { imports: ['src/form.ts'] },
      'resources/show/Sums.tsx': { opens: true, imports: ['src/list.ts', 'src/ui/Strip.tsx'] },
      'src/ui/Strip.tsx': { imports: ['src/list.ts'] },
      'src/ui/Foreign.tsx': { opens: true, imports: ['resources/finance/index.ts'] },
      'src/crud/uploads/Upload.tsx': { opens: true },
    },
    { ...groups, 'node_modules/antd/es/button/index.js': { name: 'antd-controls', base: true } },
  );
  expect(chunks).toEqual({
    'resources/finance/Sums.tsx': 'extras-finance',
    'resources/finance/Dialog.tsx': 'later-finance',
    'resources/finance/fields.ts': 'later-finance',
    'resources/show/Sums.tsx': 'later-show',
    'src/ui/Strip.tsx': 'extras',
    'src/ui/Foreign.tsx': 'later-ui',
    'src/crud/uploads/Upload.tsx': 'later-crud',
  });
});

test('a part stays with the dialogs that need antd, a package or another domain', () => {
  const part = (imports: string[]) => ({ opens: true, imports });
  const chunks = chunksWith(
    {
      ...grouped,
      'resources/finance/A.tsx': part(['node_modules/antd/es/list/index.js']),
      'resources/finance/B.tsx': part(['node_modules/small/index.js']),
      'resources/finance/C.tsx': part(['resources/show/index.ts']),
      'resources/finance/D.tsx': part(['node_modules/@ant-design/icons/es/icons/Own.js']),
      'node_modules/antd/es/list/index.js': {},
      'node_modules/small/index.js': {},
      'node_modules/@ant-design/icons/es/icons/Own.js': {},
    },
    groups,
  );
  expect(chunks).toMatchObject({
    'resources/finance/A.tsx': 'later-finance',
    'resources/finance/B.tsx': 'later-finance',
    'resources/finance/C.tsx': 'later-finance',
    'resources/finance/D.tsx': 'extras-finance',
    'node_modules/@ant-design/icons/es/icons/Own.js': 'extras-finance',
  });
});
