import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { platformCalls, shellCalls } from '@/providers/endpoints/platformCalls';
import { ruoyiCalls } from '@/providers/endpoints/ruoyiCalls';
import { allEndpoints } from '@/resources';
import { opensPage, serverPaths } from './serverPaths.mjs';

const page = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const json = 'application/json, text/plain, */*';

/** Paths proxied to the server by deploy/nginx.conf. */
const nginx = readFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8');
const nginxPaths = [
  ...nginx.matchAll(/location ~ \^(\S+) \{\s+(?:if[^}]+\}\s+|include \S+;\s+|deny all;\s+)*proxy_pass/g),
].map(([, pattern = '']) => new RegExp(`^${pattern}`));

describe('which requests go to the server', () => {
  const operations = Object.values(allEndpoints).flatMap((endpoints) => Object.values(endpoints.operations));

  test.each([...operations, ...Object.values({ ...platformCalls, ...shellCalls, ...ruoyiCalls })])(
    '$method $path does',
    ({ path }) => {
      expect(path).toMatch(serverPaths);
      expect(nginxPaths.some((pattern) => pattern.test(path))).toBe(true);
    },
  );

  test.each(['/druid/login.html', '/swagger-ui/index.html', '/v3/api-docs'])('%s does', (path) => {
    expect(path).toMatch(serverPaths);
    expect(nginxPaths.some((pattern) => pattern.test(path))).toBe(true);
    expect(opensPage({ url: path, method: 'GET', headers: { accept: page } })).toBe(false);
  });

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

  test.each([
    '/dev-api/common/download?fileName=a.xlsx',
    '/common/download?fileName=a.xlsx',
    '/profile/upload/a.pdf',
  ])('a link to a file is never a page: %s', (url) => {
    expect(ask(page, 'GET', url)).toBe(false);
    expect(url).toMatch(serverPaths);
    expect(nginxPaths.some((pattern) => pattern.test(url))).toBe(true);
  });
});
