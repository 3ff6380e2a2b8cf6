import axe from 'axe-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPalette } from '../shortcuts/testShell';

beforeEach(async () => {
  sessionStorage.clear();
  await page.viewport(1280, 800);
});

describe.each(['light', 'dark'])('in %s', (scheme) => {
  beforeEach(() => {
    document.documentElement.dataset.scheme = scheme;
    return () => delete document.documentElement.dataset.scheme;
  });

  test('axe finds no barrier: list, search, nothing found, shortcuts', { tags: 'full' }, async () => {
    const { field, services } = await openPalette('/customer/list');
    services.settings.keep({ favourites: ['/system/user'] });
    await expectAccessible();
    await field.fill('gl');
    await expectAccessible();
    await field.fill('没有这个');
    await expectAccessible();
    await field.fill('快捷键');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog', { name: '快捷键' })).toBeVisible();
    await expectAccessible();
  });
});

async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    rules: { 'page-has-heading-one': { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([]);
}
