import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { assumed, call, rpc } from '@/providers/endpoints/builder';
import { fileCalls, platformCalls, shellCalls } from '@/providers/endpoints/platformCalls';
import { allEndpoints } from '@/resources';
import { productFiles } from './calls/files.mjs';
import { renderCalls } from './calls/render.mjs';

const root = join(import.meta.dirname, '..');

test('docs/calls.md is up to date; `npm run calls` writes it', () => {
  const calls = { resources: allEndpoints, platform: { ...platformCalls, ...shellCalls, ...fileCalls } };
  expect(readFileSync(join(root, 'docs/calls.md'), 'utf8')).toBe(renderCalls(calls, productFiles(root)));
});

test('[CALL-1] docs/calls.md names who makes each call that the specification gives', () => {
  const rows = readFileSync(join(root, 'docs/calls.md'), 'utf8').split('\n');
  expect(rows.filter((row) => row.includes('| given |')).length).toBeGreaterThan(110);
  expect(rows.filter((row) => row.includes('| given |') && row.includes('nobody yet'))).toEqual([]);
});

describe('the list of calls', () => {
  const text = renderCalls(
    {
      platform: { login: call('/api/login'), updates: call('/api/updates') },
      resources: {
        'show/link': rpc('/api/link', {
          permission: 'show:link',
          calls: {
            list: 'list',
            publish: assumed({ path: 'pub', verb: null }),
            home: { path: 'home', verb: null },
            grades: { path: 'grades', verb: null },
            import: assumed('import'),
            check: assumed({ path: 'check', verb: null }),
            reads: assumed({ path: 'reads', verb: null }),
          },
        }),
        'show/rival': rpc('/api/rival', {
          permission: 'show:rival',
          calls: { list: 'list', check: assumed({ path: 'check', verb: null }) },
        }),
        'system/user': rpc('/api/user', { permission: 'system:user', calls: { list: 'list' } }),
      },
    },
    [
      { path: 'providers/auth/signIn.ts', text: 'ask(platformCalls.login)' },
      { path: 'providers/updates.ts', text: 'const { updates } = shellCalls;' },
      { path: 'src/crud/ImportDialog.tsx', text: 'const { import: own } = resource.endpoints.operations;' },
      {
        path: 'resources/show/PreviewTab.tsx',
        text: "const { home: page, list } = showEndpoints['show/link'].operations;",
      },
      {
        path: 'resources/show/useGrades.ts',
        text: "const calls = showEndpoints['show/link'].operations;\nask(calls.grades)",
      },
      {
        path: 'resources/show/reads.ts',
        text: "const { reads } = showEndpoints['show/other'].operations;",
      },
      {
        path: 'resources/show/link/links.tsx',
        text: "defineResource({ name: 'show/link', endpoints: showEndpoints['show/link']",
      },
      {
        path: 'resources/show/rival/rivals.tsx',
        text: "defineResource({ name: 'show/rival', endpoints: showEndpoints['show/rival']",
      },
      { path: 'resources/show/rival/ask/Step.tsx', text: "useOperation('check')" },
      {
        path: 'resources/show/Both.tsx',
        text: "const { check } = showEndpoints['show/rival'].operations;",
      },
      { path: 'resources/show/publish.tsx', text: "useOperation('publish')" },
      { path: 'resources/show/link/words.tsx', text: `type Step = 'publish'; <p className="publish">` },
      { path: 'resources/show/link/actions.tsx', text: "{ label: '巡检', operation: 'check' }" },
      { path: 'resources/show/link/Dialog.tsx', text: '<ActionDialog operation="check" />' },
      { path: 'src/crud/keys.ts', text: "const inputs = ['import'];" },
      { path: 'resources/show/publish.test.tsx', text: "useOperation('publish')" },
      {
        path: 'resources/other/publish.tsx',
        text: "useOperation('publish'); reference('人员', 'system/user')",
      },
    ],
  );

  test('counts what is given and what is assumed', () => {
    expect(text).toContain('12 calls: 7 given by the specification, 5 assumed.');
  });

  test('says what a call needs and which page makes it', () => {
    expect(text).toContain('| list | POST | `/api/link/list` | given | `show:link:list` | list page |');
  });

  test('finds who makes the calls that no generic page makes', () => {
    expect(text).toContain('| login | POST | `/api/login` | given | `providers/auth/signIn.ts` |');
    expect(text).toContain(
      '| publish | POST | `/api/link/pub` | assumed | any user | `resources/show/publish.tsx` |',
    );
  });

  test('finds who names a call in an action or a dialog; the same word elsewhere asks for nothing', () => {
    expect(text).toContain(
      '`/api/link/check` | assumed | any user | `resources/show/link/actions.tsx`, `resources/show/link/Dialog.tsx` |',
    );
  });

  test('tells resources of one domain apart whose calls have one name', () => {
    expect(text).toContain(
      '`/api/rival/check` | assumed | any user | `resources/show/rival/ask/Step.tsx`, `resources/show/Both.tsx` |',
    );
  });

  test('finds who takes a call out of the endpoints, under another name too', () => {
    expect(text).toContain('| updates | POST | `/api/updates` | given | `providers/updates.ts` |');
    expect(text).toContain('`/api/link/home` | given | any user | `resources/show/PreviewTab.tsx` |');
    expect(text).toContain('`/api/link/grades` | given | any user | `resources/show/useGrades.ts` |');
    expect(text).toContain('`/api/link/reads` | assumed | any user | nobody yet |');
  });

  test('names the page of all resources that makes a call', () => {
    expect(text).toContain('| `show:link:import` | `src/crud/ImportDialog.tsx` |');
  });
});
