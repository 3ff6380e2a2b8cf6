import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { containerStages, isIgnored, parseStages } from './steps.mjs';

const root = join(import.meta.dirname, '../..');
const [build, served] = containerStages(root);
const texts = (instruction: string, stage = build) =>
  stage?.steps.filter((step) => step.instruction === instruction).map(({ text }) => text) ?? [];

test('a container file is read by stages; a line may go on in the next', () => {
  expect(parseStages('# x\nFROM a:1 AS b\nRUN one \\\n  two\n\nFROM c\nEXPOSE 80\n')).toEqual([
    { image: 'a:1', name: 'b', steps: [{ instruction: 'RUN', text: 'one  two' }] },
    { image: 'c', name: '', steps: [{ instruction: 'EXPOSE', text: '80' }] },
  ]);
});

test('the build stage can be built: a Node that the package allows, present files, existing commands', () => {
  const { engines, scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [, least = ''] = /^>=(\d+)/.exec(engines.node) ?? [];
  expect(Number(/^node:(\d+)/.exec(build?.image ?? '')?.[1])).toBeGreaterThanOrEqual(Number(least));
  const sources = texts('COPY').flatMap((text) => text.split(' ').slice(0, -1));
  expect(sources.filter((name) => !existsSync(join(root, name)))).toEqual([]);
  expect(sources).toEqual(expect.arrayContaining(['package.json', 'package-lock.json', '.']));
  expect(texts('RUN')).toEqual(['npm ci', 'npm run build']);
  expect(scripts.build).toBe('vite build');
});

test('the served files are where nginx.conf looks for them, with all variables filled in', () => {
  const nginx = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8');
  const [, folder] = /root (\S+);/.exec(nginx) ?? [];
  expect(texts('COPY', served)).toEqual([
    'deploy/nginx.conf /etc/nginx/templates/default.conf.template',
    `--from=${build?.name} ${texts('WORKDIR')[0]}/dist ${folder}`,
  ]);
  const variables = new Set([...nginx.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name));
  expect([...variables]).toEqual(['API_SERVER']);
  const [filter = ''] = texts('ENV', served).flatMap((text) => text.split('NGINX_ENVSUBST_FILTER=')[1] ?? []);
  expect([...variables].every((name) => new RegExp(filter).test(name ?? ''))).toBe(true);
  expect(texts('EXPOSE', served)).toEqual([/listen (\d+);/.exec(nginx)?.[1]]);
});

test('the build sees no packages and builds of this machine', () => {
  for (const name of ['.git', 'node_modules/vite', 'dist', 'dist-demo/index.html', '.vite/dist'])
    expect(isIgnored(root, join(root, name))).toBe(true);
  for (const name of ['', 'src/main.tsx', 'deploy/nginx.conf', '.npmrc'])
    expect(isIgnored(root, join(root, name))).toBe(false);
});
