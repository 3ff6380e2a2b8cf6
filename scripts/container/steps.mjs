import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * @typedef {{ instruction: string, text: string }} Step
 * @typedef {{ image: string, name: string, steps: Step[] }} Stage
 */

/**
 * The stages of deploy/Containerfile, each with its steps.
 * @param {string} root
 * @returns {Stage[]}
 */
export function containerStages(root) {
  return parseStages(readFileSync(join(root, 'deploy/Containerfile'), 'utf8'));
}

/**
 * @param {string} file
 * @returns {Stage[]}
 */
export function parseStages(file) {
  /** @type {Stage[]} */
  const stages = [];
  const lines = file.replaceAll(/\\\n\s*/g, ' ').split('\n');
  for (const line of lines.map((one) => one.trim()).filter((one) => one !== '' && !one.startsWith('#'))) {
    const [, instruction = '', text = ''] = /^([A-Z]+) +(.+)$/.exec(line) ?? [];
    const [image = '', , name = ''] = text.split(/ +/);
    if (instruction === 'FROM') stages.push({ image, name, steps: [] });
    else stages.at(-1)?.steps.push({ instruction, text });
  }
  return stages;
}

/**
 * Whether .dockerignore excludes a path from the build: a name at the top, or anywhere after `**` and a slash.
 * @param {string} root
 * @param {string} path absolute
 */
export function isIgnored(root, path) {
  const parts = relative(root, path).split(sep);
  const lines = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  return lines.some((line) =>
    line.startsWith('**/') ? parts.includes(line.slice(3)) : parts[0] === line.replace(/\/$/, ''),
  );
}
