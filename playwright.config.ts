import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/chromium.mjs';

const address = 'http://localhost:4173';

/** Whole journeys in Chromium, on the production build served with the mock server. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.journey.ts',
  // One mock server with one set of rows: journeys take turns.
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // A machine that builds and tests at once is slow now and then.
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: address,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
  webServer: { command: 'node scripts/serve.mjs', url: address, env: { PORT: '4173' }, timeout: 60_000 },
});
