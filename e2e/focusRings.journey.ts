import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { withoutRing } from './focusRings';
import { expect, openAs, test } from './journey';

/** Parts of the engine: a text of their usable state, and the maximum number of Tab steps through them. */
const places = [
  ['list', '/customer/list', 'JG000036', 60],
  ['form', '/customer/list/create', '初始密码', 60],
  ['form with steps', '/dev/exhibits/create', '类别', 60],
  ['page', '/system/notice/create', '公告标题', 60],
  ['tree', '/system/menu', '系统管理', 50],
  ['tree of boxes', '/system/role/edit/3', '父子联动', 60],
] as const;

// Each part takes a while and is independent.
test.describe.configure({ mode: 'parallel' });

async function partsOfGallery(page: Page): Promise<string[]> {
  await page.goto('/dev/gallery');
  const links = page.getByRole('navigation', { name: '组件目录' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  return links.allTextContents();
}

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, { tag: '@full' }, () => {
    test.use({ colorScheme });

    for (const [name, address, content, steps] of places)
      test(`every focused element in a ${name} has a visible ring`, async ({ page }) => {
        await openAs(page, 'admin', address);
        await expect(page.getByText(content).filter({ visible: true }).first()).toBeVisible();
        expect(await withoutRing(page, steps)).toEqual([]);
        await expectAccessible(page, 'colours');
      });

    test('every kind of field and every widget has legible colours and a focus ring', async ({ page }) => {
      await openAs(page, 'admin');
      for (const title of await partsOfGallery(page))
        await test.step(title, async () => {
          await page.goto('/dev/gallery');
          await page.getByRole('navigation', { name: '组件目录' }).getByRole('link', { name: title }).click();
          const section = page.getByRole('region', { name: title, exact: true });
          await expect(section.getByRole('article').or(section.getByRole('button')).first()).toBeVisible();
          expect.soft(await withoutRing(page, 60), title).toEqual([]);
        });
      await expectAccessible(page, 'colours');
    });
  });

test('reduced motion stops all movement', { tag: '@full' }, async ({ page }) => {
  await openAs(page, 'admin');
  for (const [, address, content] of places) {
    await page.goto(address);
    await expect(page.getByText(content).filter({ visible: true }).first()).toBeVisible();
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .map(({ effect }) => effect)
        .filter((effect) => Number(effect?.getComputedTiming().duration) > 10)
        .map((effect) => (effect instanceof KeyframeEffect ? effect.target?.className : '')),
    );
    expect(moving, address).toEqual([]);
    const slow = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) => {
          const { transitionDuration, animationName, animationDuration } = getComputedStyle(element);
          const longest = (text: string) => Math.max(...text.split(',').map(Number.parseFloat));
          return (
            longest(transitionDuration) > 0.01 ||
            (animationName !== 'none' && longest(animationDuration) > 0.01)
          );
        })
        .map(({ tagName, className }) => `${tagName.toLowerCase()} ${className}`),
    );
    expect([...new Set(slow)], address).toEqual([]);
  }
});
