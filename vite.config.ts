import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineBrowserCommand, playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { demoAccounts } from './mocks/demoAccounts.ts';
import { demonstration } from './mocks/demonstration.ts';
import { buildTarget } from './scripts/browsers/floor.mjs';
import { launchOptions } from './scripts/chromium.mjs';
import { LivesFirst } from './scripts/test/livesFirst.mjs';
import { announceAccounts } from './scripts/vite/announceAccounts.mjs';
import { apiTarget } from './scripts/vite/apiTarget.mjs';
import { bootScript } from './scripts/vite/bootScript.mjs';
import { buildStamp } from './scripts/vite/buildStamp.mjs';
import { chunkPlan } from './scripts/vite/chunkPlan.mjs';
import { createChunks } from './scripts/vite/chunks.mjs';
import { compressed } from './scripts/vite/compressed.mjs';
import { ownCopies } from './scripts/vite/ownCopies.mjs';
import { packageMap } from './scripts/vite/packageMap.mjs';
import { paletteStyles } from './scripts/vite/paletteStyles.mjs';
import { replaced } from './scripts/vite/replaced.mjs';
import { paletteCss } from './src/ui/theme/paletteCss.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
/** A real server instead of the mocks, for `npm start` (README). */
const target = process.env.API_TARGET;
// Tests run where the staff are, whatever the machine's zone is: in this process, in its workers, and in their browsers.
if (process.env.VITEST) process.env.TZ = 'Asia/Shanghai';
/** Environment of the tests: their time (src/testing/clock.ts), and whether sweeps take everything. */
const testEnvironment = { TEST_NOW: process.env.TEST_NOW ?? '', FULL: process.env.FULL ?? '' };
/** Milliseconds: a limit for what never ends, not a measurement. What waits in vain says so much earlier. */
const testTimeout = 60_000;
const quietPackages =
  /node_modules\/(rc-[a-z-]+|@rc-component\/[a-z-]+|papaparse|error-stack-parser|stackframe|pluralize|react-markdown|remark-gfm|sunflower-antd)\//;

/** `vite build` makes what is deployed: without mocks, and nothing in it speaks of them. All else is for demonstrations and tests. */
export default defineConfig(({ mode }) => {
  const ships = mode === 'production';
  const plan = chunkPlan({ demo: !ships });
  const chunks = createChunks(plan);
  return {
    plugins: [
      react(),
      paletteStyles(paletteCss),
      ownCopies(),
      packageMap(),
      bootScript(plan.startPages),
      buildStamp(),
      chunks.plugin,
      !ships && !target && demonstration(),
      ships && compressed(),
      apiTarget(target),
      announceAccounts(target ? [] : demoAccounts),
    ],
    resolve: { alias: [{ find: '@', replacement: root.replace(/\/$/, '') }, ...replaced] },
    server: { port: 5173, strictPort: true },
    // The worker fetches crypto-js and pako only where it needs them.
    worker: { format: 'es' },
    optimizeDeps: {
      include: [
        ...[
          'crypto-js/aes',
          'crypto-js/core',
          'crypto-js/pad-nopadding',
          'crypto-js/sha256',
          'pako',
          'dompurify',
        ],
        ...['msw', 'msw/browser', 'zod'],
        ...['hucre/csv', 'hucre/xlsx', '@rc-component/async-validator'],
        // Found late, they would load the pages of a test run anew in their midst.
        ...['react-dom/client', '@refinedev/antd'],
      ],
    },
    // `npm run size` weighs the relevant files, which it reads from the manifest.
    build: {
      outDir: ships ? 'dist' : 'dist-demo',
      manifest: true,
      target: buildTarget,
      // Everybody would load it, for what Safari 16 fetches a little later without it.
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        output: { codeSplitting: { groups: chunks.groups } },
        treeshake: {
          // These say nothing of side effects and have none; without the word, unused parts of them would stay.
          moduleSideEffects: [{ test: quietPackages, sideEffects: false }],
          // Refine's bundles call it to name each of their functions; by that alone all of them would stay. What is used keeps its name.
          manualPureFunctions: ['__name'],
        },
      },
    },
    test: {
      // The order of files is the same on every machine: it does not follow how long they took the last time.
      cache: false,
      sequence: { sequencer: LivesFirst },
      tags: [
        { name: 'full', description: 'Runs in a full run, and when its file is changed (decision 32).' },
      ],
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            testTimeout,
            env: testEnvironment,
            setupFiles: ['src/testing/nodeSetup.ts'],
            // Two files at a time, which share the modules that they load: most of the time went into loading them.
            isolate: false,
            maxWorkers: 2,
            include: ['{src,providers,resources,mocks,scripts}/**/*.test.ts'],
            exclude: ['**/*.{browser,worker}.test.*'],
            server: { deps: { inline: [/@refinedev/] } },
          },
        },
        // Two files at a time; those of a worker share its page and the modules there (decision 29).
        browserProject('browser', {
          include: ['{src,providers,resources,mocks}/**/*.browser.test.{ts,tsx}'],
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        }),
        // The tests that start the demonstration's worker have a page of their own: there can be only one worker.
        browserProject('worker', {
          include: ['mocks/*.worker.test.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        }),
      ],
    },
  };
});

/** Takes the pointer out of the page, where nothing is under it. */
const parkPointer = defineBrowserCommand(({ page }) => page.mouse.move(-1, -1));

/** Tests in Chromium. */
function browserProject(
  name: string,
  test: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration {
  return {
    extends: true,
    // Where antd finds itself in a test, all its elements get the id "test-id".
    optimizeDeps: {
      rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"development"' } } },
    },
    test: {
      ...test,
      name,
      env: testEnvironment,
      testTimeout,
      // Milliseconds. Most of what is waited for is there within a frame or two.
      expect: { poll: { timeout: 10_000, interval: 20 } },
      setupFiles: ['src/testing/browserSetup.ts'],
      browser: {
        enabled: true,
        headless: true,
        // Another run beside this one has the usual port.
        api: { strictPort: false },
        commands: { parkPointer },
        screenshotFailures: false,
        provider: playwright({
          launchOptions: launchOptions(),
          // Else a click that waits in vain would take all the time of its test.
          actionTimeout: 15_000,
          contextOptions: { timezoneId: 'Asia/Shanghai', locale: 'zh-CN' },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}
