import type { CDPSession, Page } from '@playwright/test';
import { expect, signIn, test } from './journey';

const rounds = 10;
/** Thirty pages: lists of a record each, the two resources, and pages of the shell. */
const addresses = [
  ...Array.from({ length: 26 }, (_, index) => `/system/dict-data/index/${index + 1}`),
  ...['/customer/list', '/system/dict', '/user/profile', '/tool/link-1003'],
];

/** What must not grow. */
interface Footprint {
  /** Bytes of what the page's own code has made. Compiled code and what the debugger keeps of the network are Chromium's. */
  readonly heap: number;
  readonly listeners: number;
  readonly nodes: number;
  readonly timers: number;
}

test(`[TAB-6] opening and closing ${addresses.length} tabs ${rounds} times leaves nothing behind`, async ({
  page,
}) => {
  test.setTimeout(400_000);
  await page.addInitScript(countTimers);
  await signIn(page, 'admin');
  const session = await page.context().newCDPSession(page);
  for (let warm = 0; warm < 3; warm += 1) await openAndClose(page);
  const before = await footprint(page, session);
  for (let round = 0; round < rounds; round += 1) await openAndClose(page);
  // What a collection frees may let go of more, and what fades away may take a moment.
  await expect(async () => {
    const after = await footprint(page, session);
    expect(after.heap / before.heap, `heap ${before.heap} → ${after.heap} bytes`).toBeLessThan(1.1);
    expect(after.nodes / before.nodes, `nodes ${before.nodes} → ${after.nodes}`).toBeLessThan(1.1);
    expect(after.listeners, 'listeners').toBeLessThanOrEqual(before.listeners);
    expect(after.timers, 'timers').toBeLessThanOrEqual(before.timers);
  }).toPass({ timeout: 60_000 });
});

async function openAndClose(page: Page): Promise<void> {
  const tabs = page.getByRole('navigation', { name: '已打开的页面' });
  for (const address of addresses) {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, address);
    await expect(tabs.getByRole('listitem').locator('[aria-current="page"]')).toHaveAttribute(
      'href',
      address,
    );
    const content = page.getByRole('main').locator('table, h1, iframe, form').filter({ visible: true });
    await expect(content.first()).toBeVisible();
  }
  await page.waitForLoadState('networkidle');
  await tabs.getByRole('link', { name: '首页' }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: '全部关闭' }).click();
  await expect(tabs.getByRole('listitem')).toHaveCount(1);
}

async function footprint(page: Page, session: CDPSession): Promise<Footprint> {
  await page.waitForLoadState('networkidle');
  await session.send('Performance.enable');
  const heap = await heapOf(session);
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return {
    heap,
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    timers: await page.evaluate(() => window.runningIntervals.size),
  };
}

interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[]];
    };
  };
  readonly nodes: readonly number[];
}

const notOurs = ['code', 'native', 'hidden', 'synthetic'];

/** Taking a snapshot collects first. */
async function heapOf(session: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const add = ({ chunk }: { chunk: string }) => chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', add);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', add);
  const { snapshot, nodes }: Snapshot = JSON.parse(chunks.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let sum = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (!notOurs.includes(types[0][nodes[at + type] ?? 0] ?? '')) sum += nodes[at + size] ?? 0;
  }
  return sum;
}

declare global {
  interface Window {
    runningIntervals: Set<unknown>;
  }
}

/** Runs in the page before anything else. */
function countTimers(): void {
  window.runningIntervals = new Set();
  const { setInterval: start, clearInterval: stop } = window;
  window.setInterval = ((...given: Parameters<typeof start>) => {
    const id = start(...given);
    window.runningIntervals.add(id);
    return id;
  }) as typeof setInterval;
  window.clearInterval = (id) => {
    window.runningIntervals.delete(id);
    stop(id);
  };
}
