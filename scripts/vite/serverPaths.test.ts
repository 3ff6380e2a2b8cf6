import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { platformCalls } from '@/providers/data/platformCalls';
import { shellCalls } from '@/providers/data/shellCalls';
import { allEndpoints } from '@/resources/endpoints';
import { opensPage, serverPaths } from './serverPaths.mjs';

const page = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const json = 'application/json, text/plain, */*';

/** What goes to the server, as deploy/nginx.conf says it. */
const nginx = readFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8');
const nginxPaths = [...nginx.matchAll(/location ~ \^(\S+) \{\s+(?:if[^}]+\}\s+)?proxy_pass/g)].map(
  ([, pattern = '']) => new RegExp(`^${pattern}`),
);

describe('which requests go to the server', () => {
  const operations = Object.values(allEndpoints).flatMap((endpoints) => Object.values(endpoints.operations));

  test.each([...operations, ...Object.values(platformCalls), ...Object.values(shellCalls)])(
    '$method $path does',
    ({ path }) => {
      expect(path).toMatch(serverPaths);
      expect(nginxPaths.some((pattern) => pattern.test(path))).toBe(true);
    },
  );

  test.each(['/', '/index', '/customer/list', '/toolbox', '/systems/x', '/assets/tool/a.js'])(
    '%s does not',
    (path) => {
      expect(path).not.toMatch(serverPaths);
      expect(nginxPaths.some((pattern) => pattern.test(path))).toBe(false);
    },
  );
});

describe('an address that is a page and a call', () => {
  const ask = (accept: string | undefined, method = 'GET', url = '/monitor/cache') =>
    opensPage({ url, method, headers: { accept } });

  test('is a page to a browser that opens it', () => {
    expect(ask(page)).toBe(true);
    expect(ask(page, 'GET', '/login?redirect=%2Findex')).toBe(true);
  });

  test('is a call to the application', () => {
    expect(ask(json)).toBe(false);
    expect(ask(undefined)).toBe(false);
    expect(ask(page, 'POST', '/login')).toBe(false);
  });

  test('a link to a download is never a page', () => {
    expect(ask(page, 'GET', '/dev-api/common/download?fileName=a.xlsx')).toBe(false);
  });
});
