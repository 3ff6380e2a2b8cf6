import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'vite';
import { buildTarget } from '../browsers/floor.mjs';

/** @typedef {readonly (readonly [name: string, modules: readonly string[]])[]} StartPages */

/**
 * Syntax for browsers that run modules but are too old for the application: this script still parses and tells them.
 * Older ones are told by index.html.
 */
const toldOf = 'es2018';

/**
 * Builds src/boot/boot.ts into a plain script that index.html runs before the application. It contains the map of the
 * files that each page needs (decision 23). Builds src/boot/polyfills.ts into another, loaded where it is needed
 * (decision 35). The development server has neither.
 * @param {StartPages} startPages
 * @returns {import('vite').Plugin}
 */
export function bootScript(startPages) {
  let root = process.cwd();
  return {
    name: 'boot-script',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset')
        return this.error('the build has no index.html to put the boot script into');
      const html = page.source.toString();
      /** @param {string} name @param {string} source */
      const emit = (name, source) => {
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `assets/${name}-${hash}.js`;
        this.emitFile({ type: 'asset', fileName, source });
        return fileName;
      };
      const polyfills = emit('polyfills', await compile(root, 'polyfills', buildTarget));
      const startPlan = JSON.stringify({ ...planOf(startPages, bundle, html), polyfills });
      page.source = withBoot(html, emit('boot', await compile(root, 'boot', toldOf, { startPlan })));
    },
  };
}

/**
 * Inserts the boot script at the end of the page's head. There it follows the configuration, which it reads, and the
 * style sheet, which the sheets of pages must follow. Throws where the page has no head.
 * @param {string} html
 * @param {string} file
 */
export function withBoot(html, file) {
  if (!html.includes('</head>')) throw new Error('index.html has no head for the boot script');
  return html.replace('</head>', `  <script src="/${file}"></script>\n  </head>`);
}

/**
 * @param {StartPages} startPages
 * @param {import('vite').Rolldown.OutputBundle} bundle
 * @param {string} html
 */
function planOf(startPages, bundle, html) {
  /** @type {string[]} */
  const files = [];
  /** @param {readonly string[]} modules */
  const placesOf = (modules) => {
    const needed = filesOf(bundle, modules).filter((file) => !html.includes(file));
    files.push(...needed.filter((file) => !files.includes(file)));
    return needed.map((file) => files.indexOf(file));
  };
  const pages = startPages.map(([name, modules]) => [name, placesOf(modules)]);
  return { pages: Object.fromEntries(pages), files };
}

/**
 * @typedef {object} Script
 * @property {string} fileName
 * @property {readonly string[]} moduleIds
 * @property {readonly string[]} imports
 * @property {{ importedCss: Set<string> }} [viteMetadata]
 */

/**
 * The scripts that hold the modules, those that they import, and their style sheets; throws where no script holds one.
 * @param {Record<string, Script & { type: 'chunk' } | { type: 'asset' }>} bundle
 * @param {readonly string[]} modules
 * @returns {string[]}
 */
export function filesOf(bundle, modules) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  /** @type {Set<string>} */
  const files = new Set();
  /** @param {Script} script */
  const add = ({ fileName, imports, viteMetadata }) => {
    if (files.has(fileName)) return;
    files.add(fileName);
    for (const sheet of viteMetadata?.importedCss ?? []) files.add(sheet);
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) add(chunk);
  };
  for (const module of modules) {
    const holder = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
    if (!holder) throw new Error(`scripts/vite/chunkPlan.mjs: no script of the build holds ${module}`);
    add(holder);
  }
  return [...files];
}

/**
 * @param {string} root
 * @param {'boot' | 'polyfills'} name of a file below src/boot
 * @param {string | string[]} target
 * @param {Record<string, string>} [define]
 */
async function compile(root, name, target, define = {}) {
  const results = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: { '@': root } },
    define,
    build: {
      write: false,
      emptyOutDir: false,
      target,
      lib: { entry: join(root, `src/boot/${name}.ts`), formats: ['iife'], name },
    },
  });
  const [output] = Array.isArray(results) ? results : [];
  const script = output?.output.find((file) => file.type === 'chunk');
  if (!script) throw new Error(`src/boot/${name}.ts made no script`);
  return script.code;
}
