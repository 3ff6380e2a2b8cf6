import type { Page } from '@playwright/test';
import { expect, openAs, test } from './journey';

const widths = [320, 390, 768, 992, 1440, 1920];
const places = [
  ['/index', /近 30 天/],
  ['/customer/list', /JG000036/],
  ['/customer/list/create', /初始密码/],
] as const;

/** The largest layout shift. Chromium calls less than a tenth of a screen good; ours is less than a fiftieth. */
const most = 0.02;

// Shifts by motion count here too.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test(`pages at ${widths.join(', ')} pixels load without a layout shift`, { tag: '@full' }, async ({
  page,
}) => {
  await page.addInitScript(watchShifts);
  await openAs(page, 'admin');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    for (const [address, content] of places) {
      await page.goto(address);
      await expect(page.getByText(content).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const { sum, moved } = await shiftsOf(page);
      expect(sum, `${address} at ${width}: ${moved.join(', ')}`).toBeLessThan(most);
    }
  }
});

declare global {
  interface Window {
    shifts: { sum: number; moved: string[] };
  }
}

const shiftsOf = (page: Page) => page.evaluate(() => window.shifts);

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Runs in the page before anything else. */
function watchShifts(): void {
  window.shifts = { sum: 0, moved: [] };
  const isShift = (entry: PerformanceEntry): entry is Shift => 'sources' in entry;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!isShift(entry) || entry.hadRecentInput) continue;
      window.shifts.sum += entry.value;
      const nodes = entry.sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement));
      window.shifts.moved.push(
        ...nodes.map((node) => `${entry.value.toFixed(4)} ${node?.className || node?.tagName}`),
      );
    }
  });
  observer.observe({ type: 'layout-shift', buffered: true });
}
