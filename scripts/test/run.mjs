import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { watchSilence } from './silence.mjs';

const root = join(import.meta.dirname, '../..');

/**
 * How the commands that run now are stopped.
 * @type {Set<() => void>}
 */
const running = new Set();

function interrupted() {
  for (const stop of running) stop();
  process.exit(130);
}

/**
 * Runs one command of the project's tools to its end and keeps what it says.
 * @param {readonly string[]} command name in node_modules/.bin or `node`, and its arguments
 * @param {{ env: Record<string, string | undefined>, silence: number }} about `silence` in seconds: it is stopped when nothing comes from it for so long
 * @returns {Promise<{ ended: boolean, output: string }>}
 */
export function run([name = '', ...args], { env, silence }) {
  const file = name === 'node' ? process.execPath : join(root, 'node_modules/.bin', name);
  // A group of its own, so that a browser left behind ends with the command.
  const child = spawn(file, args, {
    cwd: root,
    // The fourth channel is that of scripts/test/pulse.mjs.
    env: { ...env, TEST_PULSE: '3' },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    detached: true,
  });
  /** @type {Buffer[]} */
  const chunks = [];
  const stop = () => killGroup(child.pid);
  const watch = watchSilence(silence, () => {
    chunks.push(Buffer.from(`\nStopped: nothing came from it for ${silence} seconds.\n`));
    stop();
  });
  const [, stdout, stderr, pulse] = child.stdio;
  for (const output of [stdout, stderr])
    output?.on('data', (chunk) => {
      chunks.push(chunk);
      watch.heard();
    });
  pulse?.on('data', watch.heard);
  if (running.size === 0) process.on('SIGINT', interrupted).on('SIGTERM', interrupted);
  running.add(stop);
  return new Promise((resolve) => {
    /** @param {boolean} ended */
    const finish = (ended) => {
      watch.end();
      running.delete(stop);
      if (running.size === 0) process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
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
