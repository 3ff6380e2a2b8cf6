import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, recordedCalls, test } from './journey';
import { choiceRows, firstUnits, openWorkbench, saveState } from './workbench';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const handle = (page: Page, place: number) =>
  page.getByRole('button', { name: `移动第 ${place} 志愿`, exact: true });

/** The uids of the first rows in their order. */
const order = (page: Page) =>
  choiceRows(page).evaluateAll((rows) =>
    rows
      .toSorted((one, other) => Number(one.ariaRowIndex) - Number(other.ariaRowIndex))
      .slice(0, 4)
      .map(({ id }) => id),
  );

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A real touch, which the browser handles as from a finger. */
async function putFinger(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
  return {
    down: (at: Point) => send('touchStart', [at]),
    async slide(from: Point, to: Point) {
      for (let step = 1; step <= 8; step += 1)
        await send('touchMove', [
          { x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 },
        ]);
    },
    up: () => send('touchEnd', []),
  };
}

async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not on screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('[E3] a phone reads the table, reorders it by touch, and saves it', async ({ page, request }) => {
  await openWorkbench(page, 'admin', 101);
  const [a = '', b = '', c = ''] = await order(page);

  await test.step('a row names its choice, and overflows nowhere', async () => {
    const first = choiceRows(page).first();
    await expect(first.getByRole('rowheader', { name: '1', exact: true })).toHaveText('1');
    const place = await first.getByRole('rowheader').boundingBox();
    expect(place?.width).toBeGreaterThan(16);
    await expect(first.getByRole('listitem').first()).toBeInViewport();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(390);
    for (const row of (await choiceRows(page).all()).slice(0, 3)) {
      const box = await row.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
    }
  });

  await test.step('the table picker, 校验, 保存 and ⋯ alone are above the table, and leave most of the screen to it', async () => {
    const bar = page.locator('header').filter({ hasText: '陈同学' });
    await expect(bar.getByRole('button')).toHaveText([/本科批.*32\/45/, /^校验/, '保存', '']);
    const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
    expect(height).toBeLessThan(190);
    expect(y + height).toBeLessThan(310);
    const grip = await handle(page, 1).boundingBox();
    expect(Math.min(grip?.width ?? 0, grip?.height ?? 0)).toBeGreaterThanOrEqual(36);
  });

  await test.step('a finger at its handle carries a row below the next; the list stays where it is', async () => {
    const finger = await putFinger(page);
    const from = await middleOf(handle(page, 1));
    const to = await middleOf(handle(page, 3));
    await finger.down(from);
    await finger.slide(from, { x: from.x, y: to.y - 16 });
    await expect(page.getByText('移到第 2 志愿').first()).toBeVisible();
    expect(await order(page)).toEqual([a, b, c, expect.any(String)]);
    await finger.up();
    await expect.poll(() => order(page)).toEqual([b, a, c, expect.any(String)]);
    await expect(page.getByText('已移动到第 2 志愿', { exact: true })).toBeAttached();
    const scrolled = await page.getByRole('grid', { name: '志愿表' }).evaluate(({ scrollTop }) => scrollTop);
    expect(scrolled).toBe(0);
  });

  await test.step('a finger beside the handle scrolls, and moves no row', async () => {
    const finger = await putFinger(page);
    const from = { x: 200, y: (await middleOf(handle(page, 2))).y };
    await finger.down(from);
    await finger.slide(from, { x: 200, y: from.y - 160 });
    const grid = page.getByRole('grid', { name: '志愿表' });
    // A tap during the glide would stop it, and press nothing.
    await grid.evaluate((element) => {
      element.addEventListener('scrollend', () => element.setAttribute('data-at-rest', ''), { once: true });
    });
    await finger.up();
    await expect(grid).toHaveAttribute('data-at-rest');
    await expect.poll(() => grid.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(60);
    await grid.evaluate((element) => element.scrollTo({ top: 0 }));
    await expect.poll(() => order(page)).toEqual([b, a, c, expect.any(String)]);
  });

  await test.step('the menu of a row moves it as well', async () => {
    await choiceRows(page).first().getByRole('button', { name: '第 1 志愿的操作' }).tap();
    await page.getByRole('menuitem', { name: '下移一位' }).tap();
    await expect.poll(() => order(page)).toEqual([a, b, c, expect.any(String)]);
    await page.getByRole('button', { name: '更多操作', exact: true }).tap();
    await page.getByRole('menuitem', { name: /^撤销：/ }).tap();
    await expect.poll(() => order(page)).toEqual([b, a, c, expect.any(String)]);
  });

  await test.step('the table is saved in the order on screen', async () => {
    const shown = await firstUnits(page);
    await page.getByRole('button', { name: '保存', exact: true }).tap();
    await expect(saveState(page)).toContainText('已保存');
    const saves = await recordedCalls(request, '/appv2/api/index/zySave');
    expect(saves.length).toBeGreaterThan(0);
    await page.reload();
    await expect(choiceRows(page).first()).toBeVisible();
    expect(await firstUnits(page)).toEqual(shown);
  });
});
