import { posix } from 'node:path';

/**
 * @typedef {import('./sources.mjs').Source} Source
 * @typedef {import('./sources.mjs').Import} Import
 * @typedef {Import & { from: string, to: string }} Edge an import whose target is a file of the project
 */

const endings = ['', '.ts', '.tsx', '.mjs', '.d.ts', '/index.ts', '/index.tsx'];

/**
 * The imports of the project's own files. The compiler reports imports that resolve to nothing.
 * @param {Source[]} sources
 * @param {string[]} files
 * @returns {Edge[]}
 */
export function edgesOf(sources, files) {
  const known = new Set(files);
  return sources.flatMap((source) =>
    source.imports.flatMap((wish) => {
      const to = resolve(source.path, wish.specifier, known);
      return to === undefined ? [] : [{ ...wish, from: source.path, to }];
    }),
  );
}

/**
 * @param {string} from
 * @param {string} specifier
 * @param {Set<string>} known
 */
function resolve(from, specifier, known) {
  const plain = specifier.replace(/\?.*$/, '');
  const base = plain.startsWith('@/') ? plain.slice(2) : posix.join(posix.dirname(from), plain);
  if (!plain.startsWith('@/') && !plain.startsWith('.')) return undefined;
  const ending = endings.find((each) => known.has(base + each));
  return ending === undefined ? undefined : base + ending;
}

/**
 * Rings of files that need each other while loading; each ring once, as a path that ends where it begins.
 * Type imports and `import()` break a ring: neither runs while the file loads.
 * @param {Edge[]} edges
 * @returns {Edge[][]}
 */
export function findCycles(edges) {
  const next = outgoing(edges.filter((edge) => !edge.typeOnly && !edge.dynamic));
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {Edge[][]} */
  const cycles = [];
  /** @type {(file: string, trail: Edge[]) => void} */
  const walk = (file, trail) => {
    for (const edge of next.get(file) ?? []) {
      const since = edge.to === file ? trail.length : trail.findIndex((step) => step.from === edge.to);
      if (since >= 0) cycles.push([...trail.slice(since), edge]);
      else if (!done.has(edge.to)) walk(edge.to, [...trail, edge]);
    }
    done.add(file);
  };
  for (const file of next.keys()) if (!done.has(file)) walk(file, []);
  return cycles;
}

/**
 * The shortest chain of runtime imports from a file to a wanted one. Undefined where none is reachable.
 * @param {Edge[]} edges
 * @param {string} start
 * @param {(file: string) => boolean} wanted
 * @returns {string[] | undefined}
 */
export function chainTo(edges, start, wanted) {
  const next = outgoing(edges.filter((edge) => !edge.typeOnly));
  const seen = new Set([start]);
  let trails = [[start]];
  while (trails.length > 0) {
    const found = trails.find((trail) => wanted(trail.at(-1) ?? ''));
    if (found) return found;
    trails = trails.flatMap((trail) =>
      (next.get(trail.at(-1) ?? '') ?? [])
        .filter((edge) => !seen.has(edge.to) && seen.add(edge.to))
        .map((edge) => [...trail, edge.to]),
    );
  }
  return undefined;
}

/**
 * @param {Edge[]} edges
 * @returns {Map<string, Edge[]>}
 */
function outgoing(edges) {
  /** @type {Map<string, Edge[]>} */
  const next = new Map();
  for (const edge of edges) next.set(edge.from, [...(next.get(edge.from) ?? []), edge]);
  return next;
}
