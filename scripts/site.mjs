/** A build with the mock server, for what drives, measures and photographs it. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const root = join(import.meta.dirname, '..');

/**
 * Serves a build on a free port.
 * @param {object} [options]
 * @param {string} [options.folder] the demonstration where absent
 * @param {string} [options.mockServer] as `MOCK_SERVER` of `npm run serve`; our own where absent
 * @param {number} [options.now] when its mock server starts, and again after each reset; the machine's time where absent
 * @returns {Promise<{ address: string, stop: () => void }>} rejects where there is no build, or the server ends early
 */
export async function startSite({ folder = 'dist-demo', mockServer = '', now } = {}) {
  const port = await freePort();
  const child = spawn(process.execPath, ['scripts/serve.mjs', folder], {
    cwd: root,
    env: {
      ...process.env,
      PORT: port.toString(),
      MOCK_SERVER: mockServer,
      ...(now !== undefined && { MOCK_NOW: new Date(now).toISOString() }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (said += chunk));
  const address = `http://localhost:${port}`;
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) break;
    if (await answers(address)) return { address, stop: () => void child.kill() };
    await wait(100);
  }
  child.kill();
  throw new Error(`scripts/serve.mjs does not answer:\n${said}`);
}

/** @returns {Promise<number>} */
export function freePort() {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** @param {string} address */
async function answers(address) {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false; // nobody listens yet
  }
}
