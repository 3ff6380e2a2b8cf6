import type { Locator, Page } from '@playwright/test';

/** A frequent action of an expert; every event of the given kind is one measurement. */
export interface Scenario {
  readonly name: string;
  /** Events whose answer counts. */
  readonly events: readonly string[];
  readonly run: (page: Page) => Promise<void>;
}

const table = (page: Page) => page.locator('[data-pane="table"]');
const candidates = (page: Page) => page.getByRole('grid', { name: '候选志愿' });

async function press(page: Page, key: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await page.keyboard.press(key);
    await page.waitForTimeout(60);
  }
}

/** Clicks into a row, so that the keys of the table hold. */
async function standOn(page: Page, place: number): Promise<void> {
  await page.keyboard.press('Escape');
  await table(page).getByText(`${place}`, { exact: true }).first().click();
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to drag');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags a row some rows down, as a hand does. */
async function drag(page: Page): Promise<void> {
  const from = await middleOf(page.getByRole('button', { name: '移动第 2 志愿', exact: true }));
  await page.mouse.move(from.x, from.y);
  await page.waitForTimeout(80);
  await page.mouse.down();
  for (let step = 1; step <= 12; step += 1) {
    await page.mouse.move(from.x + 40, from.y + step * 20);
    await page.waitForTimeout(40);
  }
  await page.mouse.up();
  await page.waitForTimeout(120);
}

/** Measured scenarios, in this order. */
export const scenarios: readonly Scenario[] = [
  {
    name: 'key ↓ in the table',
    events: ['keydown'],
    run: async (page) => {
      await standOn(page, 3);
      await press(page, 'ArrowDown', 20);
    },
  },
  {
    name: 'key Alt ↓ moves a row',
    events: ['keydown'],
    run: async (page) => {
      await standOn(page, 3);
      await press(page, 'Alt+ArrowDown', 12);
    },
  },
  {
    name: 'keys 1 0 Space L',
    events: ['keydown'],
    run: async (page) => {
      await standOn(page, 4);
      for (const key of ['1', '0', 'Space', 'l', 'l', 'Space', '2', '0']) await press(page, key, 1);
    },
  },
  {
    name: 'undo and redo',
    events: ['keydown'],
    run: async (page) => {
      await press(page, 'Control+z', 8);
      await press(page, 'Control+Shift+z', 8);
    },
  },
  {
    name: 'dragging a row',
    events: ['dragstart', 'dragover', 'drop'],
    run: async (page) => {
      await standOn(page, 2);
      for (let time = 0; time < 3; time += 1) await drag(page);
    },
  },
  {
    name: 'filtering the table by tier',
    events: ['click'],
    run: async (page) => {
      const bar = page.getByRole('region', { name: '层级配额' });
      for (const tier of ['冲', '稳', '保', '保']) {
        await bar.getByRole('button', { name: tier }).click();
        await page.waitForTimeout(120);
      }
    },
  },
  {
    name: 'filtering the candidates by tier',
    events: ['click'],
    run: async (page) => {
      const pane = page.locator('[data-pane="candidates"]');
      for (const tier of ['冲', '稳', '保', '保', '稳', '冲']) {
        await pane.getByRole('button', { name: new RegExp(`^${tier}`) }).click();
        await page.waitForTimeout(400);
      }
    },
  },
  {
    name: 'key ↓ in the candidates',
    events: ['keydown'],
    run: async (page) => {
      await candidates(page).focus();
      await press(page, 'ArrowDown', 20);
    },
  },
  {
    name: 'typing in the search box',
    events: ['keydown'],
    run: async (page) => {
      await page.getByLabel('搜索院校、专业、代码').click();
      for (const letter of 'whdx') await press(page, letter, 1);
      await page.waitForTimeout(600);
      await press(page, 'Backspace', 4);
      await page.waitForTimeout(600);
    },
  },
  {
    name: 'Enter adds a candidate, Ctrl Z takes it back',
    events: ['keydown'],
    run: async (page) => {
      await standOn(page, 5);
      await press(page, 'Delete', 3);
      await candidates(page).focus();
      await press(page, 'ArrowDown', 2);
      await press(page, 'Enter', 3);
      await press(page, 'Control+z', 6);
    },
  },
];

/** Panes that are scrolled, by their selectors. */
export const panes = [
  { name: 'candidates', of: candidates },
  { name: 'table', of: table },
] as const;
