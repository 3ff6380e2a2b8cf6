import { Dropdown, Radio } from 'antd';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stores } from '@/resources/customer/store/stores';
import { listPage } from '@/src/testing/listPage';
import { openView, renderInside } from '@/src/testing/openView';
import { usualAppearance } from '@/src/ui/theme/AppearanceContext';
import { brandOf } from '@/src/ui/theme/brand';
import type { Scheme } from '@/src/ui/theme/palette';
import '@/src/ui/theme/tokens.css';

const root = document.documentElement;
const dark = { ...usualAppearance, scheme: 'dark' } as const;

/** Writes a brand's colours on the document, as showTheme does. */
function paint(colour: string, scheme: Scheme = 'dark'): void {
  root.dataset.scheme = scheme;
  for (const [name, value] of Object.entries(brandOf(colour, scheme))) root.style.setProperty(name, value);
}

/** Elements that axe finds hard to read. */
async function unreadable(): Promise<readonly string[]> {
  const { violations } = await axe.run(document, {
    runOnly: ['color-contrast'],
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
  );
}

async function openStores(at = '') {
  const visit = await openView(stores, { at, appearance: dark });
  const list = listPage(visit, stores);
  await list.ready();
  return { visit, list };
}

beforeEach(() => paint('#409eff'));
afterEach(() => {
  root.removeAttribute('style');
  delete root.dataset.scheme;
});

test('a list can be read in the dark: its tags, its links, its ticked rows, what opens over it', {
  tags: 'full',
}, async () => {
  const { list } = await openStores();
  const table = list.root.getByRole('table').first().element();
  expect(getComputedStyle(table.closest('.list-page') ?? table).backgroundColor).toBe('rgb(23, 30, 39)');
  await list.rows.first().getByRole('checkbox').click();
  await userEvent.unhover(list.rows.first());
  await list.filters.getByLabelText('机构类型').click();
  await expect.element(page.getByRole('listbox')).toBeInTheDocument();
  expect(await unreadable()).toEqual([]);
});

test('a form and a record can be read in the dark', { tags: 'full' }, async () => {
  const { visit } = await openStores('/create');
  await expect.element(page.getByLabelText('机构名称')).toBeVisible();
  await page.getByRole('button', { name: '保存' }).click();
  await expect.element(page.getByText('请输入机构名称').last()).toBeVisible();
  expect(await unreadable()).toEqual([]);
  await visit.go('/show/5');
  await expect.element(page.getByText('邀请码')).toBeVisible();
  expect(await unreadable()).toEqual([]);
});

test.for(['#ffd400', '#5b0000', '#111111'])(
  '[THEME-2] a list can be read in the dark in %s',
  { tags: 'full' },
  async (colour) => {
    paint(colour);
    await openStores();
    expect(await unreadable()).toEqual([]);
  },
);

const two = [
  { key: '1', value: '1', label: '宽松' },
  { key: '2', value: '2', label: '紧凑' },
];

test.for(['light', 'dark'] as const)(
  'the chosen button of a row and the chosen item of a menu can be read in the %s',
  { tags: 'full' },
  async (scheme) => {
    paint('#409eff', scheme);
    await renderInside(
      <>
        <Radio.Group aria-label="间距" optionType="button" value="1" options={two} />
        <Dropdown open menu={{ selectable: true, selectedKeys: ['1'], items: two }}>
          <button type="button">密度</button>
        </Dropdown>
      </>,
      { appearance: { ...usualAppearance, scheme, still: true } },
    );
    const chosen = page.getByRole('menuitem', { name: '宽松' });
    await expect.element(chosen).toBeVisible();
    expect(await unreadable()).toEqual([]);
    await chosen.hover();
    expect(await unreadable()).toEqual([]);
    // its ground is below it, where axe does not look
    const button = page.getByText('宽松').first();
    const brand = brandOf('#409eff', scheme);
    await expect.element(button).toHaveStyle({ color: brand['--brand-strong'] ?? '' });
    await button.hover();
    await expect.element(button).toHaveStyle({ color: brand['--brand-stronger'] ?? '' });
  },
);
