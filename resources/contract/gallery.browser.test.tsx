import axe from 'axe-core';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { isFull } from '@/src/testing/fullRun';
import { openView } from '@/src/testing/openView';
import { usualAppearance } from '@/src/ui/theme/AppearanceContext';

/** Controls that can be pressed, typed into or read by role alone must have a name. */
const names: axe.RunOptions = {
  runOnly: {
    type: 'rule',
    values: [
      ...['button-name', 'link-name', 'label', 'select-name', 'summary-name', 'input-button-name'],
      ...['aria-input-field-name', 'aria-toggle-field-name', 'aria-command-name', 'aria-treeitem-name'],
      ...['aria-progressbar-name', 'aria-meter-name', 'aria-dialog-name', 'image-alt', 'role-img-alt'],
      ...[
        'frame-title',
        'aria-hidden-focus',
        'duplicate-id-aria',
        'aria-valid-attr',
        'aria-valid-attr-value',
      ],
    ],
  },
  resultTypes: ['violations'],
};

/** The accessibility violations of the controls inside an element. */
async function nameless(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, names);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Keys and titles of the parts that the index leads to. */
function partsIn(index: Element): (readonly [key: string, title: string])[] {
  return [...index.querySelectorAll<HTMLElement>('[data-part]')].map(
    ({ dataset, textContent }) => [dataset.part ?? '', textContent] as const,
  );
}

test.each(isFull ? (['light', 'dark'] as const) : (['light'] as const))(
  'every part of the gallery shows itself and each control has a name: %s',
  { tags: 'full', timeout: 90_000 },
  async (scheme) => {
    document.documentElement.dataset.scheme = scheme;
    onTestFinished(() => void delete document.documentElement.dataset.scheme);
    const { go } = await openView(
      { view: 'dev/gallery/index' },
      { appearance: { ...usualAppearance, scheme, still: true } },
    );
    const index = page.getByRole('navigation', { name: '组件目录' });
    await expect.element(index).toBeVisible();
    const found: Record<string, string[]> = {};
    for (const [key, title] of partsIn(index.element())) {
      await go(`?part=${key}`);
      await expect
        .element(index.getByRole('link', { name: title, exact: true }))
        .toHaveAttribute('aria-current', 'true');
      const part = page.getByRole('region', { name: title, exact: true }).first();
      await expect
        .poll(() => part.element().querySelectorAll('[data-waiting]').length, {
          message: `${title} is fetched`,
        })
        .toBe(0);
      expect(part.getByText('这一部分无法显示').elements(), title).toEqual([]);
      // Names do not depend on colours, and looking for them takes half of the time.
      const complaints = scheme === 'light' ? await nameless(part.element()) : [];
      if (complaints.length > 0) found[title] = complaints;
    }
    expect(found).toEqual({});
  },
);
