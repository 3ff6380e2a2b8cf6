import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { machineTime } from '@/mocks/clock';

const folder = mkdtempSync(join(tmpdir(), 'copy-'));
const script = join(import.meta.dirname, '../../deploy/copy.sh');
const [dist, target] = [join(folder, 'dist'), join(folder, 'srv/admin')];
afterAll(() => rmSync(folder, { recursive: true }));

/** A build with one script of that name. */
function build(name: string): void {
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(dist, 'assets', name), name);
  for (const file of ['index.html', 'version.json', 'config.js', 'favicon.svg'])
    writeFileSync(join(dist, file), `${file} with ${name}`);
}
const copy = () => execFileSync(script, [dist, target], { stdio: 'pipe' });
const read = (name: string) => readFileSync(join(target, name), 'utf8');

test('a build is copied, and a newer one over it, which leaves the configuration and the scripts of open pages', () => {
  build('a-1.js');
  copy();
  expect(read('config.js')).toBe('config.js with a-1.js');
  writeFileSync(join(target, 'config.js'), 'edited');

  build('a-2.js');
  copy();
  expect(read('config.js')).toBe('edited');
  for (const name of ['index.html', 'version.json', 'favicon.svg'])
    expect(read(name)).toBe(`${name} with a-2.js`);
  expect(read('assets/a-1.js')).toBe('a-1.js');
});

test('scripts of long ago go, and those of the build stay', () => {
  const longAgo = new Date(machineTime() - 9 * 86_400_000);
  for (const name of ['a-1.js', 'a-2.js']) utimesSync(join(target, 'assets', name), longAgo, longAgo);
  copy();
  expect(existsSync(join(target, 'assets/a-1.js'))).toBe(false);
  expect(read('assets/a-2.js')).toBe('a-2.js');
});

test('a missing build copies nothing', () => {
  rmSync(join(dist, 'index.html'));
  writeFileSync(join(dist, 'favicon.svg'), 'changed');
  expect(copy).toThrow('There is no build');
  expect(read('favicon.svg')).toBe('favicon.svg with a-2.js');
});
