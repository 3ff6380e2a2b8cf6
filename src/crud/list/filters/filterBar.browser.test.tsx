import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stores } from '@/resources/customer/store/stores';
import { entries } from '@/resources/finance/institutionDetails/entries';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';

const names = stores.filters.map(({ label }) => label);

async function open(width: number, at = '') {
  const visit = await openView(stores, { at });
  await page.viewport(width, 900);
  const { filters, ready } = listPage(visit, stores);
  await ready();
  const control = (name: string) => filters.getByLabelText(name, { exact: true });
  const seen = () => names.filter((name) => control(name).query()?.checkVisibility());
  const middle = (element: Element) => {
    const { top, height } = element.getBoundingClientRect();
    return top + height / 2;
  };
  const button = (name: string) => filters.getByRole('button', { name, exact: true });
  const isOneLine = () => {
    const shown = seen().map((name) => middle(control(name).element()));
    const all = [...shown, ...['搜索', '重置', '展开'].map((name) => middle(button(name).element()))];
    return Math.max(...all) - Math.min(...all) < 8;
  };
  return { filters, seen, button, control, isOneLine };
}

describe('the bar of filters', () => {
  test.each([
    [1000, 2],
    [1280, 3],
    [1700, 5],
    [1940, 6],
  ])('holds at %i pixels %i of them, with the buttons on the same line', async (width, count) => {
    const { seen, isOneLine } = await open(width);
    await expect.poll(seen).toEqual(names.slice(0, count));
    expect(isOneLine()).toBe(true);
  });

  test('has the others behind 展开, but for those that are in force and that no quick filter shows', {
    tags: 'full',
  }, async () => {
    const { seen, button } = await open(1280, '?edition=basic&status=1');
    await expect.poll(seen).toEqual([...names.slice(0, 3), '版本套餐']);
    await button('展开').click();
    await expect.poll(seen).toEqual(names);
    await button('收起').click();
    await expect.poll(seen).toEqual([...names.slice(0, 3), '版本套餐']);
  });

  test('shows both days of a range whole in its narrowest columns', { tags: 'full' }, async () => {
    const visit = await openView(entries);
    await page.viewport(1366, 900);
    const { filters, ready } = listPage(visit, entries);
    await ready();
    const range = () => filters.element().querySelector('.ant-picker-range');
    const width = () => filters.element().clientWidth;
    await page.viewport(1366 - (width() - 1072), 900);
    await expect.poll(width).toBe(1072);
    const cut = () =>
      [...(range()?.querySelectorAll('input') ?? [])].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      );
    await expect.poll(cut).toEqual([0, 0]);
    const gapAt = (side: 'left' | 'right') => {
      const arrow = range()?.querySelector('.ant-picker-range-separator > .anticon')?.getBoundingClientRect();
      const around = range()?.querySelector('.ant-picker-range-separator')?.getBoundingClientRect();
      return arrow && around ? Math.abs(arrow[side] - around[side]) : 0;
    };
    expect(Math.min(gapAt('left'), gapAt('right'))).toBeGreaterThan(0.5);
    const icon = () => range()?.querySelector('.ant-picker-suffix svg')?.getBoundingClientRect().width;
    expect(icon()).toBe(0);
    await page.viewport(1250, 900);
    await expect.poll(icon).toBe(14);
  });

  test('says in an empty filter how to fill it, and no value', { tags: 'full' }, async () => {
    const { filters, control } = await open(1280);
    await expect.element(control('机构')).toHaveAttribute('placeholder', '名称、编号或手机号');
    await expect.element(filters.getByText('请选择').first()).toBeVisible();
    expect(filters.element().textContent).not.toContain('全部');
  });
});
