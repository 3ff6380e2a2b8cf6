/**
 * `npm run doctor -- https://server`: examines a server and prints the fitting `config.js`. `--user name` signs in as
 * well and finds missing calls; the password is prompted for, or read from DOCTOR_PASSWORD. DOCTOR_TOKEN holds a
 * token in its place.
 */
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { examine } from './doctor/examine.mjs';
import { renderReport } from './doctor/render.mjs';
import { importModule } from './importModule.mjs';

const root = join(import.meta.dirname, '..');
const usage = 'npm run doctor -- https://server [--user name]';

try {
  const { address, user } = wish();
  const report = await examine(address, await calls(), await person(user));
  console.log(renderReport(report));
  if (report.problems.length > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof TypeError)) throw error;
  console.error(`${error.message}\n${usage}`);
  process.exitCode = 2;
}

/** The parsed command line. Throws a TypeError where it cannot be understood. */
function wish() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { user: { type: 'string' }, password: { type: 'boolean' } },
  });
  const [given = '', ...others] = positionals;
  // a password on the command line stays in the shell's history: what follows --password is no address either
  if (given === '' || others.length > 0)
    throw new TypeError('Name one address; the password is asked, never written there.');
  if (!URL.canParse(given)) throw new TypeError('That is no address: https://server.');
  const { protocol, username, password, search, href } = new URL(given);
  if (!/^https?:$/.test(protocol)) throw new TypeError('The address begins with http:// or https://.');
  if (username || password || search) throw new TypeError('The address holds no account and no query.');
  return { address: href, user: values.user };
}

/** @param {string | undefined} user */
async function person(user) {
  const { DOCTOR_TOKEN: token, DOCTOR_PASSWORD: known } = process.env;
  if (token) return { token };
  if (user === undefined) return {};
  return { user, password: known ?? (await hidden(`Password of ${user}: `)) };
}

/**
 * A line that is typed without being shown.
 * @param {string} question
 * @returns {Promise<string>}
 */
function hidden(question) {
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY });
  return new Promise((resolve) => {
    lines.once('line', (line) => {
      resolve(line);
      lines.close();
      process.stderr.write('\n');
    });
    lines.once('close', () => resolve(''));
  });
}

/** @returns {Promise<import('./doctor/examine.mjs').Calls>} */
async function calls() {
  /** @type {typeof import('../resources')} */
  const { allEndpoints } = await importModule(join(root, 'resources/index.ts'));
  /** @type {typeof import('../providers/endpoints/platformCalls')} */
  const { platformCalls, shellCalls } = await importModule(
    join(root, 'providers/endpoints/platformCalls.ts'),
  );
  /** @type {typeof import('../providers/endpoints/ruoyiCalls')} */
  const { ruoyiCalls } = await importModule(join(root, 'providers/endpoints/ruoyiCalls.ts'));
  return { ...platformCalls, ruoyi: ruoyiCalls, shell: shellCalls, resources: allEndpoints };
}
