import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Names the build: writes `version.json` and puts the same name into a meta element of index.html. A page compares the two
 * every minute and so learns of a newer build on the server. The development server has neither.
 * @returns {import('vite').Plugin}
 */
export function buildStamp() {
  let root = process.cwd();
  return {
    name: 'build-stamp',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return this.error('the build has no index.html to put its name into');
      const build = buildOf(Object.keys(bundle));
      page.source = withBuild(page.source.toString(), build);
      const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
      this.emitFile({ type: 'asset', fileName: 'version.json', source: JSON.stringify({ build, version }) });
    },
  };
}

/**
 * Twelve letters that are others for other files: names below assets/ carry a hash of what is in them.
 * @param {readonly string[]} fileNames
 */
export function buildOf(fileNames) {
  return createHash('sha256').update(fileNames.toSorted().join('\n')).digest('hex').slice(0, 12);
}

/**
 * The page with the name of its build; throws where there is no place for it.
 * @param {string} html
 * @param {string} build
 */
export function withBuild(html, build) {
  if (!html.includes('</title>'))
    throw new Error('index.html has no title for the name of the build to follow');
  return html.replace('</title>', `</title>\n    <meta name="build" content="${build}" />`);
}
