import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/chromium.mjs';

// As in vite.config.ts: tests run where the staff are, whatever the machine's zone is.
process.env.TZ = 'Asia/Shanghai';

/** Whole journeys in Chromium, on the demonstration served with the mock server. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.journey.ts',
  // Each worker has a mock server of its own (e2e/journey.ts), so files run beside each other.
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // A limit for what never ends, not a measurement.
  timeout: 300_000,
  // A machine that builds and tests at once is slow now and then.
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // A control that slides in between the two halves of a click loses it, or a neighbour gets it.
    contextOptions: { reducedMotion: 'reduce' },
    // Else what waits in vain would take all the time of its journey.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
});
