import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
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

/** The scripts that are there, as if nothing had been copied for nine days. */
function age(): void {
  const longAgo = new Date(machineTime() - 9 * 86_400_000);
  for (const name of readdirSync(join(target, 'assets')))
    utimesSync(join(target, 'assets', name), longAgo, longAgo);
}

test('scripts of a build that was replaced long ago go, and those of the build stay', () => {
  age();
  copy();
  expect(existsSync(join(target, 'assets/a-1.js'))).toBe(false);
  expect(read('assets/a-2.js')).toBe('a-2.js');
});

test('scripts stay for a week from the day on which their build is replaced, however old it was', () => {
  age();
  build('a-3.js');
  copy();
  expect(read('assets/a-2.js')).toBe('a-2.js');
  age();
  build('a-4.js');
  copy();
  expect(readdirSync(join(target, 'assets')).toSorted()).toEqual(['a-3.js', 'a-4.js']);
});

test('a folder without a list of its scripts keeps them all for a week', () => {
  rmSync(join(target, '.assets'));
  age();
  build('a-5.js');
  copy();
  expect(readdirSync(join(target, 'assets')).toSorted()).toEqual(['a-3.js', 'a-4.js', 'a-5.js']);
});

test('a script that is there already is left as it is, and one that was cut short is replaced', () => {
  const file = join(target, 'assets/a-5.js');
  const { ino } = statSync(file);
  copy();
  expect(statSync(file).ino).toBe(ino);
  writeFileSync(file, 'a-');
  copy();
  expect(read('assets/a-5.js')).toBe('a-5.js');
  expect(statSync(file).ino).not.toBe(ino);
});

test('a missing build copies nothing', () => {
  rmSync(join(dist, 'index.html'));
  writeFileSync(join(dist, 'favicon.svg'), 'changed');
  expect(copy).toThrow('There is no build');
  expect(read('favicon.svg')).toBe('favicon.svg with a-5.js');
});
