/**
 * The filling workbench (screen E3) with a table of 112 choices of six majors each and more than 3,000 candidates.
 * Measures its response to a key, a drag, a filter and an undo, and the scrolling of both panes. Also measures
 * whether computing all chances anew blocks the page.
 */
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { startMockHttpServer } from '@/mocks/server';
import { launchOptions } from '../../scripts/chromium.mjs';
import { median } from '../../scripts/measure.mjs';
import { storageOf } from '../../scripts/signIn.mjs';
import { benchFunctions } from './functions';
import { forget, readAll, seenSoFar, watch } from './inPage.mjs';
import { panes, scenarios } from './scenarios';
import { fillTable, workbench } from './seed';

/** Runs of each kind. */
const runs = Number(process.env.RUNS ?? 3);

/** Milliseconds that an answer may take in the median and at worst. */
const machines = [
  { name: 'this machine', cpu: 1, median: 50, worst: 100 },
  { name: 'processor 4 times slower', cpu: 4, median: 150, worst: 150 },
] as const;

type Machine = (typeof machines)[number];
type Measures = Map<string, number[]>;

const frameLimit = 50;

export async function benchWorkbench(): Promise<string[]> {
  const dist = join(import.meta.dirname, '../../dist-demo');
  const site = await startMockHttpServer({ port: 0, dist });
  const browser = await chromium.launch(launchOptions());
  try {
    const storageState = await storageOf(browser, site.address, 'admin');
    const lines = benchFunctions();
    for (const machine of machines) {
      const measures: Measures = new Map();
      let count = 0;
      for (let run = 0; run < runs; run += 1) {
        await fillTable(site.mockServer);
        const viewport = { width: 1440, height: 900 };
        const context = await browser.newContext({ baseURL: site.address, storageState, viewport });
        count = await measure(context, machine, measures);
        await context.close();
      }
      lines.push(`${machine.name}; 112 choices, ${count.toLocaleString('en')} candidates`);
      lines.push(...[...measures].map(([name, times]) => lineOf(name, times, machine)));
    }
    return lines;
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function measure(context: BrowserContext, machine: Machine, measures: Measures): Promise<number> {
  const page = await context.newPage();
  const count = await openWorkbench(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: machine.cpu });
  const note = (name: string, times: readonly number[]) =>
    measures.set(name, [...(measures.get(name) ?? []), ...times]);
  for (const { name, events, run } of scenarios) {
    await page.evaluate(forget);
    await run(page);
    await page.waitForTimeout(300);
    const { answers } = await page.evaluate(seenSoFar);
    note(
      name,
      answers.filter(({ type }) => events.includes(type)).map(({ took }) => took),
    );
  }
  for (const pane of panes) note(`frames, scrolling the ${pane.name}`, await scroll(page, pane.of(page)));
  note('longest task, 重新计算', await recompute(page));
  await page.close();
  return count;
}

/** Opens the table with all candidates of the batch, the last of which were read. */
async function openWorkbench(page: Page): Promise<number> {
  await page.goto(workbench);
  await page.getByRole('grid', { name: '候选志愿' }).waitFor();
  await page
    .getByRole('list', { name: '已选条件' })
    .getByRole('button', { name: '清除', exact: true })
    .click();
  await page.waitForLoadState('networkidle');
  const count = await page.evaluate(readAll);
  await page.evaluate(watch);
  return count;
}

/** Scrolls as a hand does, ten windows down; milliseconds of each frame. */
async function scroll(page: Page, pane: ReturnType<(typeof panes)[number]['of']>): Promise<number[]> {
  await pane.hover();
  await page.evaluate(forget);
  for (let step = 0; step < 80; step += 1) await page.mouse.wheel(0, 75);
  await page.waitForTimeout(200);
  return (await page.evaluate(seenSoFar)).frames;
}

/** The longest task while the server computes all rows anew; 0 where none took 50 ms. */
async function recompute(page: Page): Promise<number[]> {
  await page.getByRole('button', { name: '更多操作', exact: true }).click();
  const item = page.getByRole('menuitem', { name: '重新计算' });
  await item.waitFor();
  await page.waitForTimeout(300);
  await page.evaluate(forget);
  await item.click();
  await page.waitForTimeout(1500);
  return [Math.max(0, ...(await page.evaluate(seenSoFar)).tasks)];
}

function lineOf(name: string, times: readonly number[], limits: Machine): string {
  const worst = Math.max(...times);
  const middle = median([...times]);
  const isFrame = name.startsWith('frames');
  const most = isFrame || name.startsWith('longest') ? frameLimit * limits.cpu : limits.worst;
  const bad = worst > most || (!isFrame && middle > limits.median);
  const slow = isFrame ? `, ${times.filter((time) => time > frameLimit).length} over ${frameLimit} ms` : '';
  return `${bad ? '✗' : '✓'} ${name.padEnd(46)} median ${ms(middle)}  worst ${ms(worst)}  (${times.length}${slow})`;
}

function ms(value: number): string {
  return `${Math.round(value)} ms`.padStart(7);
}
