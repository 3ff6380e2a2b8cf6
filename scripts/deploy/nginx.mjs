/** nginx with deploy/nginx.conf, for tests: on a free port, with files and rules of their own. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../site.mjs';

const root = join(import.meta.dirname, '../..');

/** The version and options of the installed nginx; undefined where there is none. */
const about = spawnSync('nginx', ['-V'], {
  encoding: 'utf8',
  env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
});

export const hasNginx = about.status === 0;

/**
 * @param {object} options
 * @param {string} options.folder empty, for what it writes
 * @param {string} options.files what it serves
 * @param {string} options.server host and port of the server behind it
 * @param {string} [options.allow] contents of allow.conf
 * @param {string} [options.edge] contents of edge.conf
 * @returns {Promise<{ address: string, stop: () => Promise<void> }>}
 */
export async function startNginx({ folder, files, server, allow, edge }) {
  const port = await freePort();
  mkdirSync(join(folder, 'admin'), { recursive: true });
  if (allow !== undefined) writeFileSync(join(folder, 'admin/allow.conf'), allow);
  if (edge !== undefined) writeFileSync(join(folder, 'admin/edge.conf'), edge);
  const site = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
    .replace('$' + '{API_SERVER}', server)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('root /srv/admin;', `root ${files};`)
    .replaceAll('/etc/nginx/admin/', `${folder}/admin/`);
  writeFileSync(join(folder, 'site.conf'), site);
  writeFileSync(join(folder, 'nginx.conf'), around(folder));
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    if (await answers(address)) {
      const stop = async () => {
        child.kill();
        await ended;
      };
      return { address, stop };
    }
    await wait(50);
  }
  child.kill();
  throw new Error(`nginx does not start: ${readFileSync(join(folder, 'error.log'), 'utf8')}`);
}

/** The configuration around ours, as distributions have it. @param {string} folder */
function around(folder) {
  const [, config = '/etc/nginx/nginx.conf'] = /--conf-path=(\S+)/.exec(about.stderr) ?? [];
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    worker_processes 1;
    error_log ${folder}/error.log;
    pid ${folder}/nginx.pid;
    events {}
    http {
      include ${join(dirname(config), 'mime.types')};
      default_type application/octet-stream;
      access_log off;
      ${kept.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
      include ${folder}/site.conf;
    }`;
}

/** @param {string} address */
async function answers(address) {
  try {
    await fetch(address);
    return true;
  } catch {
    return false; // nobody listens yet
  }
}
