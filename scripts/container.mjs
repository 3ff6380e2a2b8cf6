/**
 * Runs the build of deploy/Containerfile without a container engine. Takes its first stage step by step in an empty
 * folder, with the files that .dockerignore lets through. Leaves the input of the second stage in `dist/`. Uses the
 * packages installed here in place of `npm ci`; `--install` installs them anew.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { containerStages, isIgnored } from './container/steps.mjs';

const root = join(import.meta.dirname, '..');
const installs = process.argv.includes('--install');
const place = mkdtempSync(join(tmpdir(), 'container-'));
process.on('exit', () => rmSync(place, { recursive: true, force: true }));

const [build, served] = containerStages(root);
if (!build || !served) throw new Error('deploy/Containerfile should have two stages');
let folder = '/';
for (const { instruction, text } of build.steps) {
  console.log(`${instruction} ${text}`);
  if (instruction === 'WORKDIR') folder = text;
  if (instruction === 'WORKDIR') mkdirSync(inside(folder), { recursive: true });
  if (instruction === 'COPY') copy(text.split(' '));
  if (instruction === 'RUN') runStep(text);
}

const taken = served.steps.find(({ text }) => text.startsWith(`--from=${build.name} `));
const [, from = ''] = taken?.text.split(' ') ?? [];
rmSync(join(root, 'dist'), { recursive: true, force: true });
cpSync(inside(from), join(root, 'dist'), { recursive: true });
cpSync(join(inside(folder), '.vite/dist'), join(root, '.vite/dist'), { recursive: true });

/** @param {string} path of the container */
function inside(path) {
  return join(place, path);
}

/** @param {string[]} names the sources, and last the target */
function copy(names) {
  const target = inside(join(folder, names.at(-1) ?? '.'));
  for (const name of names.slice(0, -1)) {
    const source = join(root, name);
    const filter = (/** @type {string} */ path) => !isIgnored(root, path);
    cpSync(source, name === '.' ? target : join(target, name), { recursive: true, filter });
  }
}

/** @param {string} command */
function runStep(command) {
  if (command === 'npm ci' && !installs) {
    symlinkSync(join(root, 'node_modules'), join(inside(folder), 'node_modules'));
    return;
  }
  execFileSync('/bin/sh', ['-c', command], { cwd: inside(folder), stdio: 'inherit' });
}
