import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';

/** Lays a menu with one item over the page, so many pixels from its left edge. */
function layMenu(left: number) {
  const menu = document.createElement('ul');
  menu.setAttribute('role', 'menu');
  menu.style.cssText = `position: fixed; inset: 0 auto auto ${left}px; inline-size: 100px; block-size: 40px; margin: 0`;
  const item = menu.appendChild(document.createElement('li'));
  item.setAttribute('role', 'menuitem');
  item.textContent = '替换';
  document.body.append(menu);
  onTestFinished(() => menu.remove());
  return page.getByRole('menuitem', { name: '替换' });
}

test('[VIII] an element in a menu outside of the viewport is refused as not visible', async () => {
  const item = layMenu(-1000);
  expect(() => expect(item.element()).toBeVisible()).toThrow('in the viewport');
  await expect.element(item).toBeInTheDocument();
});

test('[VIII] an element in a menu inside of the viewport is visible', async () => {
  await expect.element(layMenu(10)).toBeVisible();
});
