import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * Runs one command of the project's tools to its end and keeps what it says.
 * @param {readonly string[]} command name in node_modules/.bin or `node`, and its arguments
 * @param {{ env: Record<string, string | undefined>, limit: number }} about `limit` in seconds
 * @returns {Promise<{ ended: boolean, output: string }>}
 */
export function run([name = '', ...args], { env, limit }) {
  const file = name === 'node' ? process.execPath : join(root, 'node_modules/.bin', name);
  // A group of its own, so that a browser left behind ends with the command.
  const child = spawn(file, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  /** @type {Buffer[]} */
  const chunks = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  child.stderr.on('data', (chunk) => chunks.push(chunk));
  const stop = () => killGroup(child.pid);
  const timer = setTimeout(() => {
    chunks.push(Buffer.from(`\nStopped after ${limit} seconds.\n`));
    stop();
  }, limit * 1000);
  const interrupted = () => {
    stop();
    process.exit(130);
  };
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  return new Promise((resolve) => {
    /** @param {boolean} ended */
    const finish = (ended) => {
      clearTimeout(timer);
      process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
      stop();
      resolve({ ended, output: Buffer.concat(chunks).toString() });
    };
    child.once('error', (error) => {
      chunks.push(Buffer.from(`${error.message}\n`));
      finish(false);
    });
    child.once('close', (code) => finish(code === 0));
  });
}

/** @param {number | undefined} leader */
function killGroup(leader) {
  if (leader === undefined) return;
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // the whole group has ended already
  }
}
