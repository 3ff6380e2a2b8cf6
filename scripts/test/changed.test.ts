import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { journeysOf, select } from './changed.mjs';
import { suitesFor } from './changedSuites.mjs';

const edge = (from: string, to: string, kind: 'static' | 'dynamic' | 'type' = 'static') => ({
  from,
  to,
  typeOnly: kind === 'type',
  dynamic: kind === 'dynamic',
});

const known = {
  files: [
    'e2e/institutions.journey.ts',
    'e2e/production.journey.ts',
    'e2e/tabs.journey.ts',
    'e2e/tabs.ts',
    'mocks/customer/store.ts',
    'mocks/crud.ts',
    'mocks/platform/login.ts',
    'mocks/routes.ts',
    'resources/contract/form.browser.test.tsx',
    'resources/customer/lives.browser.test.tsx',
    'resources/customer/store/store.tsx',
    'resources/customer/store/store.browser.test.tsx',
    'resources/customer/site/site.browser.test.tsx',
    'resources/dev/lives.browser.test.tsx',
    'resources/system/config.tsx',
    'resources/system/config.browser.test.tsx',
    'scripts/calls.test.ts',
    'src/testing/openView.tsx',
    'src/ui/Button.tsx',
    'src/ui/Button.browser.test.tsx',
    'src/ui/Panel.tsx',
    'src/ui/Panel.browser.test.tsx',
    'src/ui/Lazy.browser.test.tsx',
  ],
  edges: [
    edge('src/ui/Button.browser.test.tsx', 'src/ui/Button.tsx'),
    edge('src/ui/Panel.tsx', 'src/ui/Button.tsx'),
    edge('src/ui/Panel.browser.test.tsx', 'src/ui/Panel.tsx'),
    edge('src/ui/Lazy.browser.test.tsx', 'src/ui/Panel.tsx', 'dynamic'),
    edge('resources/contract/form.browser.test.tsx', 'src/ui/Button.tsx'),
    edge('src/ui/Panel.browser.test.tsx', 'src/testing/openView.tsx'),
    edge('src/testing/openView.tsx', 'mocks/routes.ts'),
    edge('mocks/routes.ts', 'mocks/customer/store.ts'),
    edge('mocks/routes.ts', 'mocks/platform/login.ts'),
    edge('mocks/customer/store.ts', 'mocks/crud.ts'),
    edge('e2e/tabs.journey.ts', 'e2e/tabs.ts'),
  ],
  resources: [
    ...['customer/store', 'customer/site', 'customer/account-config'],
    ...['dev/sample', 'system/config', 'system/dict', 'system/dict/data'],
  ],
};

describe('a change in one resource', () => {
  const selection = select(['resources/customer/store/store.tsx'], known);

  test('runs its own life alone', () => {
    expect(selection.lives).toEqual(['resources/customer/lives.browser.test.tsx']);
    const pattern = new RegExp(selection.livesOf);
    expect(pattern.test("'customer/store' [SCREEN] a record lives")).toBe(true);
    expect(pattern.test("'customer/site' [SCREEN] a record lives")).toBe(false);
  });

  test('runs the browser tests beside it, and none over all resources', () => {
    expect(selection.browser).toEqual(['resources/customer/store/store.browser.test.tsx']);
  });

  test('runs the journeys of its domain that are there', () => {
    expect(selection.journeys).toEqual(['e2e/institutions.journey.ts']);
  });
});

test.each([
  ['mocks/customer/storeLog.ts', ['customer/store']],
  ['resources/customer/accountConfig/form.tsx', ['customer/account-config']],
  ['resources/system/dict/dict.ts', ['system/dict', 'system/dict/data']],
  ['resources/system/config.sample.ts', ['system/config']],
  ['resources/customer/endpoints.ts', ['customer/store', 'customer/site', 'customer/account-config']],
])('a change of %s touches the lives of %j', (file, touched) => {
  const pattern = new RegExp(select([file], known).livesOf);
  expect(known.resources.filter((name) => pattern.test(`'${name}' a record lives`))).toEqual(touched);
});

test('a change of the engine runs what imports it at its start, and the lives of the samples', () => {
  const { browser, lives, journeys } = select(['src/ui/Button.tsx'], known);
  expect(browser).toEqual(['src/ui/Button.browser.test.tsx', 'src/ui/Panel.browser.test.tsx']);
  expect(lives).toEqual(['resources/dev/lives.browser.test.tsx']);
  expect(journeys).toEqual([]);
});

test('a test that was changed runs, whatever it is', () => {
  const changed = ['e2e/tabs.journey.ts', 'resources/contract/form.browser.test.tsx'];
  expect(select(changed, known)).toMatchObject({ journeys: [changed[0]], browser: [changed[1]] });
});

test('a change of one mock runs the life and the journeys of its resource alone', () => {
  const { browser, livesOf, journeys } = select(['mocks/customer/store.ts', 'mocks/routes.ts'], known);
  expect(browser).toEqual([]);
  expect(livesOf).toContain('customer/store');
  expect(journeys).toEqual(['e2e/institutions.journey.ts']);
});

test.each(['mocks/crud.ts', 'mocks/platform/login.ts', 'mocks/routes.ts'])(
  'a change of %s, which is of no domain, runs all that has a mock server',
  (file) => {
    expect(select([file], known).browser).toEqual(['src/ui/Panel.browser.test.tsx']);
  },
);

test('a change of what a journey imports runs the journey', () => {
  expect(select(['e2e/tabs.ts'], known).journeys).toEqual(['e2e/tabs.journey.ts']);
});

test.each(
  [
    ['deploy/nginx.conf', 'public/config.js', 'package.json', 'package-lock.json'],
    ['index.html', 'vite.config.ts', 'scripts/vite/chunkPlan.mjs'],
  ].flat(),
)('a change of %s builds, weighs and runs all tests of the sources, once', (file) => {
  const suites = suitesFor(select([file], known));
  expect(suites.map(({ name }) => name)).toEqual(['build', 'browsers', 'unit', 'size']);
});

test.each(['docs/calls.md', 'README.md', 'src/ui/Button.module.css'])(
  'a change of %s runs the tests that read files',
  (file) => {
    const { sources, suites } = select([file], known);
    expect({ sources, suites }).toEqual({ sources: ['scripts/calls.test.ts'], suites: [] });
  },
);

test.each([
  ['e2e/tabs.ts', ['demo']],
  ['e2e/production.journey.ts', ['build', 'demo']],
])('after a change of %s the journey judges %j, made anew', (file, builds) => {
  const suites = suitesFor(select([file], known));
  expect(suites.map(({ name }) => name)).toEqual([...builds, 'unit', 'journeys']);
  expect(suites.at(-1)?.needs).toEqual(builds);
});

test('a plain resource in a file of its own has its tests by its name', () => {
  expect(select(['resources/system/config.tsx'], known).browser).toEqual([
    'resources/system/config.browser.test.tsx',
  ]);
});

test('a file that is gone touches no test of the sources', () => {
  expect(select(['src/ui/Gone.tsx'], known)).toMatchObject({ sources: [], browser: [] });
});

test('the journeys of the domains are there', () => {
  const files = Object.values(journeysOf).flat();
  const root = join(import.meta.dirname, '../..');
  expect(files.filter((name) => !existsSync(join(root, `e2e/${name}.journey.ts`)))).toEqual([]);
});
