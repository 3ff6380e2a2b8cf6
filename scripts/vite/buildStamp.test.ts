import { expect, test } from 'vitest';
import { pageBuild } from '@/src/lib/pageBuild';
import { buildOf, withBuild } from './buildStamp.mjs';

test('the same files are the same build in whatever order, other files another one', () => {
  const build = buildOf(['assets/a-1.js', 'assets/b-1.js']);
  expect(build).toMatch(/^[0-9a-f]{12}$/);
  expect(buildOf(['assets/b-1.js', 'assets/a-1.js'])).toBe(build);
  expect(buildOf(['assets/a-2.js', 'assets/b-1.js'])).not.toBe(build);
});

test('the page carries the name where the application looks for it', () => {
  const html = withBuild('<head><title>x</title></head>', '0123456789ab');
  const [, name, content = ''] = /<meta name="(\w+)" content="(\w+)"/.exec(html) ?? [];
  const find = (selector: string) => (selector === `meta[name="${name}"]` ? { content } : null);
  expect(pageBuild({ querySelector: find })).toBe('0123456789ab');
  expect(pageBuild({ querySelector: () => null })).toBeUndefined();
});

test('a page without a place for it fails the build', () => {
  expect(() => withBuild('<head></head>', 'x')).toThrow('index.html has no title');
});
