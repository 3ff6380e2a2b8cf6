import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { demonstration } from './demonstration';

const root = mkdtempSync(join(tmpdir(), 'worker-'));
afterAll(() => rmSync(root, { recursive: true }));

test('a demonstration holds the worker script of the installed MSW and the pages that stand in for a server', async () => {
  writeFileSync(join(root, 'index.html'), '<title>x</title>');
  await build({ root, configFile: false, logLevel: 'silent', plugins: [demonstration()] });
  const read = (name: string) => readFileSync(join(root, 'dist', name), 'utf8');
  expect(read('mockServiceWorker.js')).toContain('Mock Service Worker');
  expect(read('toolbox-mock/index.html')).toContain('toolbox.js');
  expect(read('druid/login.html')).toContain('<title>数据监控</title>');
});
