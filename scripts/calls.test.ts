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

describe('the list of calls', () => {
  const text = renderCalls(
    {
      platform: { login: call('/api/login') },
      resources: {
        'show/link': rpc('/api/link', {
          permission: 'show:link',
          calls: { list: 'list', publish: assumed({ path: 'pub', verb: null }) },
        }),
        'system/user': rpc('/api/user', { permission: 'system:user', calls: { list: 'list' } }),
      },
    },
    [
      { path: 'providers/auth/signIn.ts', text: 'ask(platformCalls.login)' },
      { path: 'resources/show/link.tsx', text: "defineResource({ name: 'show/link'" },
      { path: 'resources/show/publish.tsx', text: "useOperation('publish')" },
      { path: 'resources/show/publish.test.tsx', text: "useOperation('publish')" },
      {
        path: 'resources/other/publish.tsx',
        text: "useOperation('publish'); reference('人员', 'system/user')",
      },
    ],
  );

  test('counts what is given and what is assumed', () => {
    expect(text).toContain('4 calls: 3 given by the specification, 1 assumed.');
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
});
