import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { opensPage, serverPaths } from './serverPaths.mjs';

/**
 * `API_TARGET=http://host:port npm start`: the calls go to a real server instead of the mocks.
 * @param {string | undefined} target
 * @returns {import('vite').Plugin}
 */
export function apiTarget(target) {
  return {
    name: 'api-target',
    apply: 'serve',
    config: () => (target ? { server: { proxy: { [serverPaths.source]: proxyTo(target) } } } : {}),
    configureServer({ config, middlewares }) {
      if (!target) return;
      middlewares.use('/config.js', (_request, response) => {
        const file = readFileSync(join(config.publicDir, 'config.js'), 'utf8');
        response.setHeader('content-type', 'text/javascript');
        response.end(`${file}\nwindow.__APP_CONFIG__ = { ...window.__APP_CONFIG__, mocks: false };\n`);
      });
    },
  };
}

/**
 * @param {string} target
 * @returns {import('vite').ProxyOptions}
 */
function proxyTo(target) {
  return {
    target,
    changeOrigin: true,
    bypass: (request) => (opensPage(request) ? request.url : undefined),
    configure: (proxy) => {
      // The browser must not show such a response in place of the page at that address on the way back.
      proxy.on('proxyRes', ({ headers }) => {
        headers['cache-control'] = 'no-store';
      });
    },
  };
}
