/** Imports TypeScript into a script: Node 20 runs none, Vite's module runner does. */
import { join } from 'node:path';
import { createRunnableDevEnvironment, resolveConfig } from 'vite';

const root = join(import.meta.dirname, '..');

/**
 * Imports a module of the project with its later dynamic imports, which Vite's `runnerImport` does not allow.
 * @param {string} path absolute
 */
export async function importModule(path) {
  const config = await resolveConfig(
    {
      root,
      configFile: false,
      envDir: false,
      resolve: { alias: { '@': root } },
      environments: {
        inline: {
          consumer: 'server',
          dev: { moduleRunnerTransform: true },
          resolve: { external: true, mainFields: [], conditions: ['node'] },
        },
      },
    },
    'serve',
  );
  const environment = createRunnableDevEnvironment('inline', config, {
    runnerOptions: { hmr: { logger: false } },
    hot: false,
  });
  await environment.init();
  return environment.runner.import(path);
}
