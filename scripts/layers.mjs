/**
 * `npm run layers`: import rules, islands, cycles, file length, named exports. The rules are in layers/rules.mjs.
 * Uses Vite's own parser; TypeScript 7 has no JavaScript API.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chainTo, edgesOf, findCycles } from './layers/graph.mjs';
import { judge, judgePackage, placeOf } from './layers/rules.mjs';
import { listFiles, readSheets, readSources } from './layers/sources.mjs';

/**
 * @typedef {import('./layers/rules.mjs').Finding} Finding
 * @typedef {import('./layers/sources.mjs').Source} Source
 * @typedef {import('./layers/graph.mjs').Edge} Edge
 */

const longest = 250;
const loadsOtherwise = /^src\/(main|ui\/load)\.tsx$|[wW]orker\.ts$|^resources\/(\w+\/screens|index)\.ts$/;
const mayExportDefault =
  /(Page|Screen)\.tsx$|^src\/app\/App\.tsx$|\.config\.ts$|^bench\/[^/]+\/bench\.(ts|mjs)$|^scripts\/(test\/pulse|vite\/(qs|resizeObserver))\.mjs$/;

/**
 * All violations, in the order of the files.
 * @param {string} root
 * @returns {{ findings: Finding[], files: number }}
 */
export function checkLayers(root) {
  const files = listFiles(root);
  const sources = readSources(root, files);
  const edges = edgesOf(sources, files);
  const findings = [
    ...sources.flatMap(checkFile),
    ...[...sources, ...readSheets(root, files)].flatMap(checkLength),
    ...sources.flatMap((source) => checkDefaultExport(source, edges)),
    ...edges.flatMap((edge) => at(edge, judge(edge))),
    ...edges.flatMap((edge) => at(edge, judgeReach(edge, edges))),
    ...checkPlain(sources, edges),
    ...[...findCycles(edges), ...findCycles(contractOf(edges))].flatMap((cycle) =>
      at(cycle[0], describeCycle(cycle)),
    ),
  ];
  findings.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  return { findings, files: sources.length };
}

/**
 * @param {Source} source
 * @returns {Finding[]}
 */
function checkFile({ path: file, imports, glob, bare }) {
  /** @type {Finding[]} */
  const findings = imports.flatMap(({ specifier, line, typeOnly }) => {
    const broken = typeOnly ? undefined : judgePackage(file, specifier);
    return broken ? [{ file, line, ...broken }] : [];
  });
  if (placeOf(file).layer === 'providers' && file.endsWith('.tsx') && !placeOf(file).test) {
    findings.push({
      file,
      line: 1,
      rule: 'package',
      message: 'providers hold no JSX. Move what draws to src/ui or src/crud.',
    });
  }
  if (glob !== undefined && !['tools', 'testing'].includes(placeOf(file).layer)) {
    findings.push({
      file,
      line: glob,
      rule: 'glob',
      message: 'import.meta.glob hides imports from this check. Write the list.',
    });
  }
  if (!mayLoadOtherwise(file))
    for (const line of bare) findings.push({ file, line, rule: 'load', message: loadMessage });
  return findings;
}

/**
 * Scripts and style sheets alike; seeds alone may be longer.
 * @param {Pick<Source, 'path' | 'lines'>} file
 * @returns {Finding[]}
 */
function checkLength({ path: file, lines }) {
  if (lines <= longest || file.startsWith('mocks/seed/')) return [];
  const message = `${lines} lines, at most ${longest}. Split the file by topic.`;
  return [{ file, line: lines, rule: 'length', message }];
}

const loadMessage =
  'a way of its own to code that comes later. Write load(() => import(…)) for a component, createLoader(() => import(…)) for the rest.';

/**
 * The start of the page, workers, tests, and the lists of screens and domains, whose readers load them.
 * @param {string} file
 */
function mayLoadOtherwise(file) {
  const { layer, test } = placeOf(file);
  return test || ['mocks', 'testing', 'tools'].includes(layer) || loadsOtherwise.test(file);
}

/**
 * `import()` hands `load` a default export; everything else is imported by its name.
 * @param {Source} source
 * @param {Edge[]} edges
 * @returns {Finding[]}
 */
function checkDefaultExport({ path: file, defaultExport: line }, edges) {
  if (line === undefined || mayExportDefault.test(file)) return [];
  if (edges.some((edge) => edge.to === file && edge.dynamic)) return [];
  const message = 'a default export in a file that nobody loads with import(). Export it by its name.';
  return [{ file, line, rule: 'default', message }];
}

/**
 * A .ts file of resources is only as pure as what it imports.
 * @param {Edge} edge
 * @param {Edge[]} edges
 */
function judgeReach(edge, edges) {
  const from = placeOf(edge.from);
  const pure = placeOf(edge.to).layer === 'resources' && !edge.to.endsWith('.tsx');
  if (from.layer !== 'mocks' || from.test || edge.typeOnly || !pure) return undefined;
  const chain = chainTo(edges, edge.to, (file) => file.endsWith('.tsx'));
  if (!chain) return undefined;
  const message = `this brings JSX into the mocks: ${chain.join(' → ')}. Write \`import type\`, or move the pure part into its own .ts file.`;
  return { rule: 'mocks', message };
}

/**
 * Components that are drawn before antd is here import nothing of it (decision 43).
 * @param {Source[]} sources
 * @param {Edge[]} edges
 * @returns {Finding[]}
 */
function checkPlain(sources, edges) {
  const ofAntd = new Set(
    sources
      .filter(({ imports }) =>
        imports.some(
          ({ specifier, typeOnly, dynamic }) => /^antd(\/|$)/.test(specifier) && !typeOnly && !dynamic,
        ),
      )
      .map(({ path }) => path),
  );
  const atOnce = edges.filter(({ dynamic }) => !dynamic);
  return edges
    .filter(({ plain }) => plain)
    .flatMap((edge) => {
      const chain = chainTo(atOnce, edge.to, (file) => ofAntd.has(file));
      const message = `this is drawn without antd, and brings it along: ${chain?.join(' → ')}. Write load() for that part.`;
      return chain ? at(edge, { rule: 'plain', message }) : [];
    });
}

/**
 * The imports between the hooks of src/services, whose types may go round in no circle either.
 * @param {Edge[]} edges
 * @returns {Edge[]}
 */
function contractOf(edges) {
  const inside = (/** @type {string} */ path) => placeOf(path).layer === 'services';
  return edges
    .filter(({ from, to }) => inside(from) && inside(to))
    .map((edge) => ({ ...edge, typeOnly: false }));
}

/** @param {Edge[]} cycle */
function describeCycle(cycle) {
  const files = [...cycle.map((edge) => edge.from), cycle[0]?.from];
  return { rule: 'cycle', message: `${files.join(' → ')}. Move what both need into a third file.` };
}

/**
 * @param {Edge | undefined} edge
 * @param {Omit<Finding, 'file' | 'line'> | undefined} broken
 * @returns {Finding[]}
 */
function at(edge, broken) {
  return edge && broken ? [{ file: edge.from, line: edge.line, ...broken }] : [];
}

function main() {
  const started = performance.now();
  const { findings, files } = checkLayers(resolve(import.meta.dirname, '..'));
  for (const { file, line, rule, message } of findings) console.log(`${file}:${line}  ${rule}: ${message}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${findings.length} broken rules in ${files} files (${seconds} s)`);
  if (findings.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
