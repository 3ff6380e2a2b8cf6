import type { CDPSession, Page } from '@playwright/test';
import { expect, openAs, test } from './journey';

const rounds = 3;
const anything = 'tbody tr, h1, iframe, form input';
/** Thirty pages: lists of a record each, lists, trees, forms in their drawers, a frame, charts, pages of the shell. */
const pages: readonly VisitedPage[] = [
  ...Array.from({ length: 18 }, (_, index) => ({ address: `/system/dict-data/index/${index + 1}` })),
  ...['/customer/list/create', '/system/dict', '/system/menu', '/system/role/create', '/system/dept'].map(at),
  ...['/system/post', '/monitor/server', '/tool/gen', '/user/profile', '/tool/link-1003'].map(at),
  { address: '/system/user', content: '[role="treeitem"]' },
  { address: '/monitor/cache', content: '[aria-label="命令统计"] svg' },
];

interface VisitedPage {
  readonly address: string;
  /** Text on the page once it is drawn. */
  readonly content?: string;
}

function at(address: string): VisitedPage {
  return { address };
}

/**
 * Live objects after a collection: the page's own objects and functions by their constructors; nodes, listeners,
 * timers.
 */
type Footprint = Readonly<Record<string, number>>;

const all = 'objects of all kinds';

/*
 * Bytes of the heap prove nothing here: they grow by 2 kB a tab without any part of the product. The
 * growth is V8's code and tables, the debugger's record of the network, and Playwright's handles. So one function
 * within the page opens the tabs, and objects are counted by constructor. Sixty openings of one list leave some ten
 * objects behind, a leaked tab leaves thousands. 用户管理 leaked two style sheets each time.
 */
test(`[TAB-6] opening and closing ${pages.length} tabs again and again leaks nothing`, {
  tag: '@full',
}, async ({ page }) => {
  await page.addInitScript(countTimers);
  await openAs(page, 'admin');
  const session = await page.context().newCDPSession(page);
  const later = async (count: number) => {
    await page.evaluate(openAndClose, { pages, anything, rounds: count });
    return footprint(page, session);
  };
  let before = await later(2);
  let grown: readonly string[] | undefined;
  for (let step = 0; step < 3; step += 1) {
    const after = await later(rounds);
    const names = grownIn(before, after);
    grown = grown?.filter((name) => names.includes(name)) ?? names;
    before = after;
  }
  // Late code and caches grow once, one in this step and one in the next. A leak grows in each.
  expect(grown).toEqual([]);
});

/** Runs in the page: between two collections Playwright looks at nothing. */
async function openAndClose(what: {
  pages: readonly VisitedPage[];
  anything: string;
  rounds: number;
}): Promise<void> {
  const bar = document.querySelector('nav[aria-label="已打开的页面"]');
  const isThere = (selector: string) =>
    [...document.querySelectorAll(selector)].some((one) => one.checkVisibility());
  const until = async (isSo: () => boolean, name: string): Promise<void> => {
    for (const end = performance.now() + 20_000; !isSo(); ) {
      if (performance.now() > end) throw new Error(`It did not come to this: ${name}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const open = async ({ address, content = what.anything }: VisitedPage): Promise<void> => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
    const current = () => bar?.querySelector('[aria-current="page"]')?.getAttribute('href');
    await until(() => current() === address, `the tab of ${address}`);
    await until(
      () => isThere(`main :is(${content})`) && !isThere('[aria-busy="true"]'),
      `the page of ${address}`,
    );
  };
  const closeAll = async (): Promise<void> => {
    bar
      ?.querySelector('a')
      ?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    const item = () =>
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === '全部关闭');
    await until(() => item() !== undefined, 'the menu of a tab');
    item()?.click();
    await until(() => bar?.querySelectorAll('li').length === 1, 'all tabs closed');
  };
  for (let round = 0; round < what.rounds; round += 1) {
    for (const one of what.pages) await open(one);
    await closeAll();
  }
}

async function footprint(page: Page, session: CDPSession): Promise<Footprint> {
  await page.waitForLoadState('networkidle');
  // A second collection frees objects that the first one released.
  await census(session);
  const objects = await census(session);
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  const sum = Object.values(objects).reduce((so, count) => so + count, 0);
  return {
    ...objects,
    [all]: sum,
    'DOM nodes': metric('Nodes'),
    'event listeners': metric('JSEventListeners'),
    timers: await page.evaluate(() => window.runningIntervals.size),
  };
}

/** Counts all objects; the query collects garbage first. Its handles are released. */
async function census(session: CDPSession): Promise<Readonly<Record<string, number>>> {
  const objectGroup = 'census';
  const { result: prototype } = await session.send('Runtime.evaluate', {
    expression: 'Object.prototype',
    objectGroup,
  });
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.objectId ?? '',
    objectGroup,
  });
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: `${countByMaker}`,
    returnByValue: true,
  });
  await session.send('Runtime.releaseObjectGroup', { objectGroup });
  return result.value;
}

/** Runs in the page, on the list of all objects. */
function countByMaker(this: readonly object[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const one of this) {
    const name = typeof one === 'function' ? `function ${one.name}` : `${one.constructor?.name}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** Kinds whose number varies with React and V8; they count in the sum alone. */
const common = ['Object', 'Array', 'function ', 'Promise'];

/** Kinds of objects that have grown: one kind by two a round, all together by one per tab. */
function grownIn(before: Footprint, after: Footprint): readonly string[] {
  return Object.entries(after)
    .map(([name, count]) => ({ name, growth: count - (before[name] ?? 0) }))
    .filter(
      ({ name, growth }) => growth >= (name === all ? pages.length : 2) * rounds && !common.includes(name),
    )
    .map(({ name }) => name);
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
