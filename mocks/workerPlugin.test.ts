import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { mockWorker } from './workerPlugin';

const root = mkdtempSync(join(tmpdir(), 'worker-'));
afterAll(() => rmSync(root, { recursive: true }));

test('a build holds the worker script of the installed MSW', async () => {
  writeFileSync(join(root, 'index.html'), '<title>x</title>');
  await build({ root, configFile: false, logLevel: 'silent', plugins: [mockWorker()] });
  expect(readFileSync(join(root, 'dist/mockServiceWorker.js'), 'utf8')).toContain('Mock Service Worker');
});
